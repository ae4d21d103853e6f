import { type Box, boxOf, inView, scrollTo } from '#studio/canvas/over/boxes.ts'
import type { PageParts } from '#studio/canvas/parts/page-parts.ts'
import type { Selection } from '#studio/state/selection.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import { isSkipped } from './skip-far.ts'

interface Aim {
  readonly id: string
  readonly root: HTMLElement | undefined
  /** Undefined where nothing of it is drawn. */
  readonly box: Box | undefined
}

/**
 * Scrolls the page in the frame to what is selected, wherever that was done, or to what it is asked to
 * show; what comes back stops it.
 */
export function showSelection(
  frame: Document,
  store: StudioStoreApi,
  parts: PageParts,
): () => void {
  let due = 0
  /** What was last scrolled to by sizes that were guesses. */
  let guessed: string | undefined
  const soon = (call: () => void): void => {
    due ||= requestAnimationFrame(() => {
      due = 0
      call()
    })
  }
  let aimed: Selection = store.getState().selection
  const aim = (): Aim | undefined => {
    const [id] = aimed.blocks
    if (id === undefined) return undefined
    const root = parts.root(id)
    const part = aimed.pointer === '' ? undefined : parts.part(id, aimed.pointer)
    return { id, root, box: boxOf(part ?? root, 1) }
  }
  const show = (isInstant = false): void => {
    const window = frame.defaultView
    // Who drags a block away looks where it may go.
    if (store.getState().view.carried) return
    const found = aim()
    if (!found || !window) return
    const { id, root, box } = found
    const by = box ? scrollTo(box, window.innerHeight) : 0
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const isUnknown = root !== undefined && isSkipped(root)
    const far = isUnknown || Math.abs(by) > 3 * window.innerHeight
    // Also by nothing: on its way to what was selected before, the page would go on past this one.
    const behavior = by === 0 || calm || far || isInstant ? 'instant' : 'smooth'
    window.scrollBy({ top: by, behavior })
    const isGuess = isUnknown && guessed !== id
    guessed = isGuess ? id : undefined
    if (isGuess) again()
  }
  /** Sizes between here and there were guesses: it is looked at again once they are known. */
  const again = (): void => soon(() => soon(() => show(true)))
  // After the next drawing: what is selected may just have been inserted.
  const stop = store.subscribe((state, before) => {
    const isSelected = state.selection !== before.selection || state.page !== before.page
    if (isSelected || state.toShow !== before.toShow) {
      aimed = isSelected ? state.selection : state.toShow
      soon(() => show())
    } else if (state.view.width !== before.view.width) {
      // Everything above is of another height then; who looked elsewhere goes on doing so.
      const box = aim()?.box
      if (box && inView(box, frame.defaultView?.innerHeight ?? 0))
        soon(() => {
          show(true)
          again()
        })
    }
  })
  // Whoever opens another page by a block of it selects that before the page is drawn.
  soon(() => show())
  return () => {
    stop()
    cancelAnimationFrame(due)
  }
}
