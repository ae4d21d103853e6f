/**
 * Puts the current year, as it is in `data-time-zone`, in place of the first year in the text: a
 * page built in December still tells the truth in January. The text must hold no elements.
 */
export function start(root: HTMLElement): () => void {
  const { timeZone } = root.dataset
  const year = new Date().toLocaleDateString('en', { year: 'numeric', timeZone })
  const { textContent: before } = root
  const after = before.replace(/\d{4}/, year)
  if (after !== before) root.textContent = after
  return () => {}
}
