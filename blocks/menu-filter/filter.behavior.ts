import { on } from '#kit/on.ts'

/**
 * Hides the items of the page (`data-contains`, `data-vegetarian`) that the checked boxes rule out,
 * says in the status beside it how many are left, and keeps the choice in the address, so that it
 * can be shared and survives going back. A section with nothing left says so (`data-none`).
 */
export function start(root: HTMLElement): () => void {
  const boxes = [...root.querySelectorAll('input')]
  const items = [...document.querySelectorAll<HTMLElement>('[data-contains]')]
  const status = root.parentElement?.querySelector('[role=status]')
  const apply = (): void => {
    const checked = boxes.filter((box) => box.checked)
    const only = checked.some((box) => 'only' in box.dataset)
    const without = checked.filter((box) => !('only' in box.dataset)).map(({ value }) => value)
    for (const item of items) {
      const contains = item.dataset['contains']?.split(',') ?? []
      item.hidden =
        without.some((word) => contains.includes(word)) || (only && !('vegetarian' in item.dataset))
    }
    for (const section of document.querySelectorAll('[data-dishes]')) {
      const none = section.querySelector<HTMLElement>('[data-none]')
      if (none) none.hidden = section.querySelector('[data-contains]:not([hidden])') !== null
    }
    const left = items.filter(({ hidden }) => !hidden).length
    let words = checked.length > 0 ? (root.dataset['count'] ?? '') : ''
    for (const number of [left, items.length]) words = words.replace('#', String(number))
    if (status) status.textContent = words
    const url = new URL(location.href)
    url.searchParams.delete('without')
    url.searchParams.delete('only')
    if (without.length > 0) url.searchParams.set('without', without.join(','))
    if (only) url.searchParams.set('only', 'vegetarian')
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  }
  const asked = new URLSearchParams(location.search)
  const wanted = asked.get('without')?.split(',') ?? []
  for (const box of boxes)
    box.checked = 'only' in box.dataset ? asked.has('only') : wanted.includes(box.value)
  root.hidden = false
  ;(root as HTMLDetailsElement).open = boxes.some((box) => box.checked)
  apply()
  return on(root, 'change', apply)
}
