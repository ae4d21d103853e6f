/**
 * Lets the words of a section be part of its link and still be selected: a plain click on them goes
 * where the section's first link goes, and a click that ends a selection goes nowhere.
 */
export function start(root: HTMLElement): () => void {
  const follow = (event: MouseEvent): void => {
    const { target } = event
    if (!(target instanceof Element) || target.closest('a,button')) return
    if (String(getSelection())) return
    const link = root.querySelector('a')
    if (event.ctrlKey || event.metaKey) open(link?.href, '_blank', 'noopener')
    else link?.click()
  }
  root.addEventListener('click', follow)
  return () => root.removeEventListener('click', follow)
}
