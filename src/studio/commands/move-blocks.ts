import { type Action, action } from '#studio/actions/action.ts'
import {
  type Command,
  NOTHING_SELECTED,
  draftBlocks,
  selectedBlocks,
  selectedIndices,
} from '#studio/actions/command.ts'
import { moveItem } from '#studio/inspector/fields/list/item-commands.ts'
import { entriesIn } from '#studio/state/blocks.ts'

import { limitRefusal } from './limits.ts'
import { orItem, selectionIn, step } from './selected-item.ts'
import { blocksTitle } from './titles.ts'

/** Moves the selected blocks one place up or down, together. */
export const moveBlocks: Command<{ by: -1 | 1 }> = {
  label: (context, { by }) =>
    `Move ${blocksTitle(selectedBlocks(context))} ${by < 0 ? 'up' : 'down'}`,
  allowed(context, { by }) {
    const entries = entriesIn(context.values[context.page])
    const indices = selectedIndices(context)
    const edge = by < 0 ? indices[0] : indices.at(-1)
    if (edge === undefined) return NOTHING_SELECTED
    if (edge + by < 0) return 'This is already the first block.'
    if (edge + by >= entries.length) return 'This is already the last block.'
    return limitRefusal(entries, shift([...entries], indices, by))
  },
  said(context, { by }) {
    const count = entriesIn(context.values[context.page]).length
    const place = (selectedIndices(context)[0] ?? 0) + by + 1
    return `${blocksTitle(selectedBlocks(context))} moved ${by < 0 ? 'up' : 'down'}, now ${place} of ${count}.`
  },
  aside: () => true,
  apply(draft, context, { by }) {
    shift(draftBlocks(draft, context.page), selectedIndices(context), by)
    return undefined
  },
}

/** Moves entries of a list in place and answers it. The foremost goes first: its place is free. */
function shift<T>(entries: T[], indices: readonly number[], by: -1 | 1): T[] {
  for (const index of by < 0 ? indices : indices.toReversed())
    entries.splice(index + by, 0, ...entries.splice(index, 1))
  return entries
}

export const actions: readonly Action[] = [
  move({ id: 'move-up', title: 'Move up', keys: ['Alt+ArrowUp'] }, -1),
  move({ id: 'move-down', title: 'Move down', keys: ['Alt+ArrowDown'] }, 1),
]

function move(about: Pick<Action, 'id' | 'title' | 'keys'>, by: -1 | 1): Action {
  return orItem(action(about, moveBlocks, { by }), (item) => {
    const to = item.index + by
    return step(moveItem, { ...item, from: item.index, to }, selectionIn(item, to))
  })
}
