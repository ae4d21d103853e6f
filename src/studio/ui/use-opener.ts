import { type MouseEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * A button that opens a popover, and the popover; `enter` gives what is in it the focus. All of it is
 * done at the press: the browser tells that a popover is open only later, and a key that is pressed in
 * between would be lost.
 */
export function useOpener(enter: (popover: HTMLElement, opener: HTMLElement) => void) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const close = (): void => popover.current?.hidePopover()
  const show = (): void => {
    flushSync(() => setOpen(true))
    if (!popover.current || !opener.current) return
    popover.current.showPopover()
    enter(popover.current, opener.current)
  }
  return {
    open,
    show,
    close,
    ofButton: {
      ref: opener,
      // Else a press of the button would close the popover as one beside it, and then open it again.
      popoverTarget: id,
      'aria-expanded': open,
      onClick: (event: MouseEvent): void => {
        event.preventDefault()
        if (popover.current?.matches(':popover-open')) close()
        else show()
      },
    },
    ofPopover: {
      ref: popover,
      id,
      popover: 'auto' as const,
      onToggle: ({ newState }: { newState: string }): void => setOpen(newState === 'open'),
    },
  }
}
