import type { StudioStoreApi } from '#studio/state/store.ts'

import { boxOf, scrollTo } from './boxes.ts'
import type { PageParts } from './page-parts.ts'
import { isSkipped } from './skip-far.ts'

/** Scrolls the page in the frame to what is selected, wherever that was done; what comes back stops it. */
export function showSelection(
  frame: Document,
  store: StudioStoreApi,
  parts: PageParts,
): () => void {
  let due = 0
  const soon = (call: () => void): void => {
    due ||= requestAnimationFrame(() => {
      due = 0
      call()
    })
  }
  const show = (isSecond = false): void => {
    const { selection, view } = store.getState()
    // Who drags a block away looks where it may go.
    if (view.carried) return
    const [id] = selection.blocks
    const window = frame.defaultView
    if (id === undefined || !window) return
    const root = parts.root(id)
    const element =
      (selection.pointer === '' ? undefined : parts.part(id, selection.pointer)) ?? root
    const box = boxOf(element, 1)
    const by = box ? scrollTo(box, window.innerHeight) : 0
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const isUnknown = root !== undefined && isSkipped(root)
    const far = isUnknown || Math.abs(by) > 3 * window.innerHeight
    // Also by nothing: on its way to what was selected before, the page would go on past this one.
    const behavior = by === 0 || calm || far ? 'instant' : 'smooth'
    window.scrollBy({ top: by, behavior })
    // Sizes between here and there were guesses: it is looked at again once they are known.
    if (isUnknown && !isSecond) soon(() => soon(() => show(true)))
  }
  // After the next drawing: what is selected may just have been inserted.
  const stop = store.subscribe((state, before) => {
    if (state.selection !== before.selection || state.page !== before.page) soon(show)
  })
  return () => {
    stop()
    cancelAnimationFrame(due)
  }
}
