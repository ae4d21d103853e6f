import {
  type ComponentProps,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { place } from './place.ts'

import styles from './popover.module.css'

interface PopoverProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick'> {
  /** What the panel is called. */
  readonly label: string
  /** What stands on the button. */
  readonly button: ReactNode
  /** Drawn while it is open. `close` puts the focus back on the button. */
  readonly children: (close: () => void) => ReactNode
}

/** A button with a small panel beside it. A click elsewhere and Escape close it. */
export function Popover({ label, button, children, ...rest }: PopoverProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!open || !panel.current || !opener.current) return
    place(panel.current, opener.current)
    panel.current
      .querySelector<HTMLElement>('[autofocus], input, select, textarea, button, a[href]')
      ?.focus()
  }, [open])
  return (
    <>
      <button
        ref={opener}
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...rest}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.popover}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open ? children(() => document.getElementById(id)?.hidePopover()) : null}
      </div>
    </>
  )
}
