/**
 * Tells the editor of presses in the frame, which to the browser are none beside what is open over
 * the page: what a press beside it closes is closed by them too. What comes back stops it.
 */
export function tellPresses(frame: Document): () => void {
  const tell = (): void => {
    for (const open of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
      open.hidePopover()
    const press = new PointerEvent('pointerdown', { bubbles: true })
    frame.defaultView?.frameElement?.dispatchEvent(press)
  }
  frame.addEventListener('pointerdown', tell, true)
  return () => frame.removeEventListener('pointerdown', tell, true)
}
