import { type ComponentProps, type ReactNode, type Ref, useImperativeHandle } from 'react'

import { place } from './place.ts'
import { useOpener } from './use-opener.ts'

import styles from './popover.module.css'

export interface PopoverHandle {
  /** As a press of the button. Closed again, what has the focus now has it back. */
  show(): void
}

interface PopoverProps extends Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'ref'> {
  readonly ref?: Ref<PopoverHandle>
  /** What the panel is called. */
  readonly label: string
  /** What stands on the button. */
  readonly button: ReactNode
  /** Drawn while it is open. `close` puts the focus back on the button. */
  readonly children: (close: () => void) => ReactNode
}

/** A button with a small panel beside it. A click elsewhere and Escape close it. */
export function Popover({ ref, label, button, children, ...rest }: PopoverProps) {
  const { open, show, close, ofButton, ofPopover } = useOpener(enter)
  useImperativeHandle(ref, () => ({ show }))
  return (
    <>
      <button type="button" aria-haspopup="dialog" {...ofButton} {...rest}>
        {button}
      </button>
      <div {...ofPopover} role="dialog" aria-label={label} className={styles.popover}>
        {open ? children(close) : null}
      </div>
    </>
  )
}

/** What asks for the focus has it, else the first control. */
function enter(panel: HTMLElement, opener: HTMLElement): void {
  place(panel, opener)
  panel.querySelector<HTMLElement>('[autofocus], input, select, textarea, button, a[href]')?.focus()
}
