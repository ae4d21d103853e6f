import {
  type Command,
  NOTHING_SELECTED,
  draftBlocks,
  selectedBlocks,
  selectedIndices,
} from '#studio/actions/command.ts'
import { entriesIn } from '#studio/state/blocks.ts'

import { limitRefusal } from './limits.ts'
import { blocksTitle } from './titles.ts'

/** Moves the selected blocks, together, before the block that stands at `index`; what a drop does. */
export const moveBlocksTo: Command<{ index: number }> = {
  label: (context) => `Move ${blocksTitle(selectedBlocks(context))}`,
  allowed(context, { index }) {
    const entries = entriesIn(context.values[context.page])
    const indices = selectedIndices(context)
    if (indices.length === 0) return NOTHING_SELECTED
    const moved = gathered(entries, indices, index)
    if (moved.every((entry, place) => entry === entries[place]))
      return `${blocksTitle(selectedBlocks(context))} ${indices.length === 1 ? 'is' : 'are'} already there.`
    return limitRefusal(entries, moved)
  },
  said(context, { index }) {
    const indices = selectedIndices(context)
    const count = entriesIn(context.values[context.page]).length
    const place = index - indices.filter((one) => one < index).length + 1
    return `${blocksTitle(selectedBlocks(context))} moved, now ${place} of ${count}.`
  },
  aside: () => true,
  apply(draft, context, { index }) {
    const blocks = draftBlocks(draft, context.page)
    const indices = selectedIndices(context)
    const moved = indices.map((one) => blocks[one] as (typeof blocks)[number])
    for (const one of indices.toReversed()) blocks.splice(one, 1)
    blocks.splice(index - indices.filter((one) => one < index).length, 0, ...moved)
    return undefined
  },
}

function gathered(
  entries: readonly unknown[],
  indices: readonly number[],
  index: number,
): unknown[] {
  const stays = (_: unknown, place: number): boolean => !indices.includes(place)
  return [
    ...entries.slice(0, index).filter(stays),
    ...indices.map((one) => entries[one]),
    ...entries.slice(index).filter((_, place) => stays(_, place + index)),
  ]
}
