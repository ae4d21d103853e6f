import { flushSync } from 'react-dom'

import { Button } from './Button.tsx'

interface MoreRowProps {
  /** How much more there is. */
  readonly children: string
  /** The name of the button, which begins with its words. */
  readonly label?: string
  readonly onMore: () => void
}

/**
 * The row of a list below which there is more. The cursor goes to the first that comes, or into it: one
 * that only says why its words stay has nothing to press.
 */
export function MoreRow({ children, label, onMore }: MoreRowProps) {
  const show = (row: Element | null): void => {
    const before = row?.previousElementSibling
    flushSync(onMore)
    const next = before ? before.nextElementSibling : row?.parentElement?.firstElementChild
    const inside = next?.querySelector<HTMLElement>('button, input')
    if (!inside) next?.setAttribute('tabindex', '-1')
    ;(inside ?? (next as HTMLElement | null))?.focus()
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
