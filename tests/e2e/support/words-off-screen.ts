/**
 * The words of a page that its sides cut off, each where it begins and ends in pixels. Runs in the
 * page. What is made to run over the edge is not counted: a marquee, photos laid down by hand, what
 * scrolls by itself, and what only a screen reader meets, as the head of a table on a phone.
 */
export function wordsOffScreen(): string[] {
  const aside =
    '[data-block=marquee], [data-block=social-strip] li, .hidden-visually, thead, dialog'
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!text.data.trim() || text.parentElement?.closest(aside)) continue
    if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    if (left < -1 || right > innerWidth + 1)
      found.push(`${text.data} ${Math.round(left)}–${Math.round(right)}`)
  }
  return found
}
