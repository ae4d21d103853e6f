/**
 * Walking through the page by keys: arrows from block to block, Enter into a block's parts, and into
 * the words of a part; Escape out again. Each step is said.
 */
import { blockTitle } from '#studio/commands/titles.ts'
import { carryByKey } from '#studio/drag/carried.ts'
import { blocksOf } from '#studio/state/blocks.ts'
import { partWords } from '#studio/state/place-words.ts'
import { type Selection, block, nothing } from '#studio/state/selection.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

import type { PageParts } from './parts/page-parts.ts'

/** How much of a part's words is read out. */
const WORDS = 80

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Takes a key; answers whether it meant something here. `write` begins to edit the selected part. */
export function canvasKeys(
  store: StudioStoreApi,
  page: PageParts,
  write: () => void,
): (event: Key) => boolean {
  // While the header is edited, say, the page is shown and not open.
  const select = (selection: Selection): void => {
    store.getState().open(page.page)
    store.getState().select(selection)
  }
  const toBlock = (id: string | undefined): boolean => {
    if (id === undefined) return false
    select(block(id))
    sayBlock(store.getState(), id)
    return true
  }
  const toPart = (id: string, part: Element | undefined): boolean => {
    const pointer = part?.getAttribute('data-pointer')
    const of = page.block(id)
    if (!part || !pointer || !of) return false
    select(block(id, pointer))
    const words = part.textContent.replaceAll(/\s+/g, ' ').trim().slice(0, WORDS)
    const name = partWords(page.page, { ...of }, pointer)
    store.getState().say(words === '' ? name : `${name}: ${words}`, 'aside')
    return true
  }
  return ({ key, ctrlKey, metaKey, altKey, shiftKey }) => {
    if (ctrlKey || metaKey || altKey || shiftKey) return false
    const state = store.getState()
    if (state.view.carried || state.selection.pointer === '') {
      if (carryByKey(state, key) || state.view.carried) return true
    }
    const { selection } = store.getState()
    const [id] = selection.blocks
    const inPart = id !== undefined && selection.pointer !== ''
    const way = ways[key]
    if (way !== undefined) {
      if (inPart) {
        const parts = page.parts(id)
        const now = parts.findIndex((one) => one.getAttribute('data-pointer') === selection.pointer)
        return toPart(id, going(parts, now, way)) || true
      }
      const ids = page.roots().map((root) => root.id)
      return toBlock(going(ids, ids.indexOf(id ?? ''), way)) || true
    }
    if (key === 'Enter' && id !== undefined) {
      if (inPart) write()
      else if (!toPart(id, page.parts(id)[0])) store.getState().showField()
      return true
    }
    if (key === 'Escape' && id !== undefined) {
      if (inPart) return toBlock(id)
      store.getState().select(nothing)
      store.getState().say('Nothing is selected.', 'aside')
      return true
    }
    return false
  }
}

/** "Faves, 6 of 12." */
export function sayBlock(state: StudioState, id: string): void {
  const blocks = blocksOf(state)
  const index = blocks.findIndex((one) => one.id === id)
  state.say(`${blockTitle(blocks[index])}, ${index + 1} of ${blocks.length}.`, 'aside')
}

const ways: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowRight: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
}

/** From nowhere, the next is the first and the one before is the last. */
function going<T>(
  all: readonly T[],
  now: number,
  way: 'next' | 'previous' | 'first' | 'last',
): T | undefined {
  if (way === 'first') return all[0]
  if (way === 'last' || (way === 'previous' && now < 0)) return all.at(-1)
  return all[Math.min(Math.max(now + (way === 'next' ? 1 : -1), 0), all.length - 1)]
}
