/**
 * A plain click on a link to the page it stands on scrolls to the top, instead of loading the same
 * page again; CSS says whether smoothly. Any other click is left alone: with a key held down that opens
 * it elsewhere, on a link into the page, on one that opens a tab.
 */
export function toTop(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (
    !link ||
    link.target ||
    link.hash ||
    link.origin + link.pathname !== location.origin + location.pathname
  )
    return
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  scrollTo(0, 0)
}
