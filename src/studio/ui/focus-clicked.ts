/**
 * Gives a button that is clicked the focus, as all browsers do but Safari on a Mac: a panel that it
 * opens hears keys only then, and menus and windows give the focus back to it. What comes back stops
 * it.
 */
export function focusClicked(page: Document): () => void {
  const focus = ({ target, detail }: MouseEvent): void => {
    const button = (target as Element).closest<HTMLElement>('button')
    // A form that is sent by Enter clicks its button; the focus is in the field.
    if (button && detail > 0 && !button.contains(page.activeElement))
      button.focus({ preventScroll: true })
  }
  // Before what the click does: it may open a panel, which takes the focus.
  page.addEventListener('click', focus, true)
  return () => page.removeEventListener('click', focus, true)
}
