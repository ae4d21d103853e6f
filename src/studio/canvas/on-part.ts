/**
 * Calls `choose` with the id and the root of the block that was clicked, and what in it was. A page
 * that is edited leads nowhere and sends nothing. What it returns stops it.
 */
export function onPart(
  frame: Document,
  choose: (id: string, root: Element, target: Element) => void,
): () => void {
  const click = (event: MouseEvent): void => {
    event.preventDefault()
    const target = event.target as Element | null
    const root = target?.closest('[data-block]')
    if (target && root) choose(root.id, root, target)
  }
  const stay = (event: Event): void => event.preventDefault()
  frame.addEventListener('click', click, true)
  frame.addEventListener('submit', stay, true)
  return () => {
    frame.removeEventListener('click', click, true)
    frame.removeEventListener('submit', stay, true)
  }
}
