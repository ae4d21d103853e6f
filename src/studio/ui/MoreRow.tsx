import { flushSync } from 'react-dom'

import { Button } from './Button.tsx'

interface MoreRowProps {
  /** How much more there is. */
  readonly children: string
  /** The name of the button, which begins with its words. */
  readonly label?: string
  readonly onMore: () => void
}

/** The row of a list below which there is more. The cursor goes to the first that comes. */
export function MoreRow({ children, label, onMore }: MoreRowProps) {
  const show = (row: Element | null): void => {
    const before = row?.previousElementSibling
    flushSync(onMore)
    const next = before ? before.nextElementSibling : row?.parentElement?.firstElementChild
    next?.querySelector<HTMLElement>('button, input')?.focus()
  }
  return (
    <li>
      <span>{children}</span>
      <Button aria-label={label} onClick={({ currentTarget }) => show(currentTarget.closest('li'))}>
        Show more
      </Button>
    </li>
  )
}
