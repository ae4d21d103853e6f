/**
 * Blocks on their way to another place: dragged with the pointer or lifted by keys, from the page or
 * from the palette. Where they are is part of how the page is looked at, so that the canvas and the
 * outline show the same place.
 */
import { isRecord } from '#engine/is-record.ts'
import type { Block } from '#schema/types.ts'
import { selectedIndices } from '#studio/actions/command.ts'
import { insertBlocks } from '#studio/commands/insert-blocks.ts'
import { moveBlocksTo } from '#studio/commands/move-blocks-to.ts'
import { blockTitle, blocksTitle } from '#studio/commands/titles.ts'
import { blocksOf, entriesIn } from '#studio/state/blocks.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

export interface Carried {
  readonly by: 'pointer' | 'keys'
  /** Ids of the blocks of the page; none where they are new. */
  readonly ids: readonly string[]
  /** The blocks themselves where they are new. */
  readonly added?: readonly Block[]
  /** Before which entry they would be put down; undefined while they are over no place. */
  readonly index: number | undefined
}

export function carriedTitle(state: StudioState, { ids, added }: Carried): string {
  return blocksTitle(added ?? blocksOf(state).filter(({ id }) => ids.includes(id)))
}

/** Whether they would stand where they stand now. */
export function isHome(state: StudioState, { ids, added }: Carried, index: number): boolean {
  if (added) return false
  const indices = selectedIndices({ ...state, selection: { blocks: ids, pointer: '' } })
  const [first = 0] = indices
  const together = indices.every((one, place) => one === first + place)
  return together && index >= first && index <= first + indices.length
}

/** True, or why they cannot be put down before that entry. */
export function dropRefusal(state: StudioState, carried: Carried, index: number): true | string {
  const { ids, added } = carried
  if (added) return insertBlocks.allowed(state, { blocks: added, at: index })
  if (isHome(state, carried, index)) return true
  const context = { ...state, selection: { blocks: ids, pointer: '' } }
  return moveBlocksTo.allowed(context, { index })
}

/** Puts them down where they are, or says why not, or that they are back. Answers whether they moved. */
export function putDown(state: StudioState, carried: Carried): boolean {
  const { index, ids, added } = carried
  // The palette that something new was dragged out of has done its work.
  const placed = added && index !== undefined
  state.look({ carried: undefined, ...(placed ? { window: undefined } : {}) })
  if (index === undefined || isHome(state, carried, index)) {
    const back = carried.ids.length > 1 ? 'are back where they were' : 'is back where it was'
    state.say(`${carriedTitle(state, carried)} ${added ? 'wasn’t added' : back}.`, 'aside')
    return false
  }
  if (added) return state.run(insertBlocks, { blocks: added, at: index })
  state.select({ blocks: ids, pointer: '' })
  return state.run(moveBlocksTo, { index })
}

/** "Between Intro and Faves." */
export function placeWords(entries: readonly unknown[], place: number): string {
  const title = (at: number): string => {
    const entry = entries[at]
    return isRecord(entry) ? blockTitle(entry) : 'something that isn’t a block'
  }
  if (place <= 0) return 'At the top.'
  if (place >= entries.length) return 'At the end.'
  return `Between ${title(place - 1)} and ${title(place)}.`
}

/** What a key does with the selected blocks: lifts, carries or puts them down. Answers whether it did. */
export function carryByKey(state: StudioState, key: string): boolean {
  const { carried } = state.view
  const entries = entriesIn(state.values[state.page])
  if (!carried) {
    const indices = selectedIndices(state)
    const [first] = indices
    if (key !== ' ' || first === undefined) return false
    const lifted: Carried = { by: 'keys', ids: state.selection.blocks, index: first }
    state.look({ carried: lifted })
    const it = lifted.ids.length > 1 ? 'them' : 'it'
    state.say(
      `${carriedTitle(state, lifted)} lifted. Arrows move ${it}, Space drops ${it}, Escape puts ${it} back.`,
      'aside',
    )
    return true
  }
  if (key === ' ' || key === 'Enter') return putDown(state, carried) || true
  if (key === 'Escape') return putDown(state, { ...carried, index: undefined }) || true
  const to = stepped(state, carried, key, entries.length)
  if (to === undefined) return false
  state.look({ carried: { ...carried, index: to } })
  const allowed = dropRefusal(state, carried, to)
  const home = isHome(state, carried, to)
  state.say(
    home ? 'Where it was.' : `${placeWords(entries, to)}${allowed === true ? '' : ` ${allowed}`}`,
    'aside',
  )
  return true
}

/** The next place that way; all places beside what is carried are the one where it was. */
function stepped(
  state: StudioState,
  carried: Carried,
  key: string,
  count: number,
): number | undefined {
  const { index = 0 } = carried
  if (key === 'Home') return 0
  if (key === 'End') return count
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined
  if (by === undefined) return undefined
  let next = index
  do next += by
  while (next > 0 && next < count && isHome(state, carried, index) && isHome(state, carried, next))
  return Math.max(0, Math.min(next, count))
}
