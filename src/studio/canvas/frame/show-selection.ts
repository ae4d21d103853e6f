import { documentKind } from '#engine/site/model.ts'
import { aroundElement } from '#studio/canvas/over/around.ts'
import { type Box, boxOf, inView, scrollTo } from '#studio/canvas/over/boxes.ts'
import type { PageParts } from '#studio/canvas/parts/page-parts.ts'
import { type Selection, nothing } from '#studio/state/selection.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import { isSkipped } from './skip-far.ts'

interface Aim {
  /** Of a block, or the place in `chrome.json` of what stands around the blocks. */
  readonly id: string
  /** Of a block; what stands around all of them is as far away as they are tall. */
  readonly root: HTMLElement | undefined
  /** Undefined where nothing of it is drawn. */
  readonly box: Box | undefined
}

/**
 * Scrolls the page in the frame to what is selected, wherever that was done, or to what it is asked to
 * show; not while `isPointing`, because whoever clicks on the page sees what they choose. What comes
 * back stops it.
 */
export function showSelection(
  frame: Document,
  store: StudioStoreApi,
  parts: PageParts,
  isPointing: () => boolean = () => false,
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
  const isSeen = (id: string): boolean => {
    const box = boxOf(parts.root(id), 1)
    return box !== undefined && inView(box, frame.defaultView?.innerHeight ?? 0)
  }
  const aimAt = (now: Selection, before: Selection) => ({
    id: chosenLast(now, before, isSeen),
    pointer: now.pointer,
  })
  let aimed = aimAt(store.getState().selection, nothing)
  const aim = (): Aim | undefined => {
    const { id, pointer } = aimed
    if (id === undefined) {
      if (documentKind(store.getState().page) !== 'Chrome') return undefined
      return { id: pointer, root: undefined, box: boxOf(aroundElement(frame, pointer), 1) }
    }
    const root = parts.root(id)
    const part = pointer === '' ? undefined : parts.part(id, pointer)
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
    const isUnknown = root ? isSkipped(root) : box !== undefined
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
    const isAsked = state.toShow !== before.toShow
    const isSelected = state.selection !== before.selection || state.page !== before.page
    if (isAsked || isSelected) {
      aimed = isAsked ? aimAt(state.toShow, nothing) : aimAt(state.selection, before.selection)
      if (!isPointing()) soon(() => show())
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
  soon(() => show(true))
  return () => {
    stop()
    cancelAnimationFrame(due)
  }
}

/**
 * The block that a selection came to by its last change: the far end of a range that grew one way, and
 * the first of several, unless one of them is seen. Undefined where one was only taken away.
 */
function chosenLast(
  { blocks }: Selection,
  before: Selection,
  isSeen: (id: string) => boolean,
): string | undefined {
  if (blocks.length <= 1) return blocks[0]
  const isNew = (id: string): boolean => !before.blocks.includes(id)
  const added = blocks.filter(isNew)
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (first !== undefined && !isNew(first)) return added.at(-1)
  if (last !== undefined && !isNew(last)) return added[0]
  return added.some(isSeen) ? undefined : added[0]
}
