/**
 * What the frame shows of the page that is open: its blocks, and the elements that show their
 * settings. Everything in the canvas that asks "what is here" or "where is it" asks this.
 */
import { facts } from '#engine/fill.ts'
import { holderOf } from '#engine/text/pointer.ts'
import { completeBlock } from '#render/complete-block.ts'
import type { Block } from '#schema/types.ts'
import type { DocumentId } from '#studio/api.ts'
import type { Drawn } from '#studio/canvas/drawn/model-of.ts'
import { blocksIn } from '#studio/state/blocks.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import { markParts } from './parts.ts'

export interface PageParts {
  /** The page in the frame, which need not be the document that is open. */
  readonly page: DocumentId
  /** Every block that is drawn and has a size, in the order of the page. */
  roots(): HTMLElement[]
  root(id: string): HTMLElement | undefined
  block(id: string): Block | undefined
  /** The elements that show a part of a block, in the order of the page. */
  parts(id: string): Element[]
  /** The element that shows a part, or else the one around it; undefined where only the block does. */
  part(id: string, pointer: string): Element | undefined
  /** The element that shows this very part. */
  exactPart(id: string, pointer: string): Element | undefined
  /** Which part of a block an element shows; '' is the block itself. */
  pointerAt(id: string, target: Element): string
}

/** `shown` is the page in the frame, `drawn` what stands there at the moment it is asked. */
export function pageParts(
  frame: Document,
  store: StudioStoreApi,
  shown: DocumentId,
  drawn: () => Drawn | undefined,
): PageParts {
  const block = (id: string): Block | undefined =>
    blocksIn(store.getState().values[shown]).find((one) => one.id === id)
  const root = (id: string): HTMLElement | undefined => {
    if (id === '') return undefined
    const found = frame.getElementById(id)
    if (found?.dataset['block'] !== undefined) return found
    // Something inside of a block may have the same id.
    return frame.querySelector<HTMLElement>(`[data-block][id="${CSS.escape(id)}"]`) ?? undefined
  }
  /** Marks the elements of a block; answers where they are, if it could be read. */
  const marked = (id: string): HTMLElement | undefined => {
    const element = root(id)
    const value = block(id)
    const { model, view } = drawn() ?? {}
    if (!element || !value || !model || !view) return undefined
    try {
      const words = facts(model.site, view.year)
      markParts(element, value, () => completeBlock(value, words), store.getState().site.media)
    } catch {
      // A block of any shape: what cannot be completed has no parts to choose.
    }
    return element
  }
  const parts = (id: string): Element[] => [
    ...(marked(id)?.querySelectorAll('[data-pointer]') ?? []),
  ]
  return {
    page: shown,
    root,
    block,
    parts,
    roots: () =>
      [...frame.querySelectorAll<HTMLElement>('[data-block]')].filter(
        (element) => element.id !== '' && element.getClientRects().length > 0,
      ),
    part(id, pointer) {
      const all = new Map(parts(id).map((one) => [one.getAttribute('data-pointer'), one]))
      for (let at = pointer; at !== ''; at = holderOf(at)) {
        const found = all.get(at)
        if (found) return found
      }
      return undefined
    },
    exactPart: (id, pointer) =>
      parts(id).find((one) => one.getAttribute('data-pointer') === pointer),
    pointerAt(id, target) {
      const element = marked(id)
      const part = target.closest('[data-pointer]')
      return part && element?.contains(part) ? (part.getAttribute('data-pointer') ?? '') : ''
    },
  }
}
