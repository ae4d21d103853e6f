import { type Action, action } from '#studio/actions/action.ts'
import {
  type Command,
  NOTHING_SELECTED,
  draftBlocks,
  selectedBlocks,
  selectedIndices,
} from '#studio/actions/command.ts'
import { removeItem } from '#studio/inspector/fields/list/item-commands.ts'
import { block, nothing } from '#studio/state/selection.ts'

import { type SelectedItem, type Step, orItem, selectionIn, step } from './selected-item.ts'
import { blocksTitle } from './titles.ts'

/** Takes the selected blocks out of the page and selects what stands there then. */
export const deleteBlocks: Command = {
  label: (context) => `Delete ${blocksTitle(selectedBlocks(context))}`,
  allowed: (context) => selectedIndices(context).length > 0 || NOTHING_SELECTED,
  apply(draft, context) {
    const blocks = draftBlocks(draft, context.page)
    const indices = selectedIndices(context)
    for (const index of indices.toReversed()) blocks.splice(index, 1)
    const next = blocks[Math.min(indices[0] ?? 0, blocks.length - 1)]
    return next?.id === undefined ? nothing : block(next.id)
  },
}

/** Takes an item out of its list and selects what stands there then. */
export function takeOut(item: SelectedItem): Step {
  const { index, list, schema } = item
  const next = Math.min(index, list.length - 2)
  return step(removeItem, { ...item, least: schema.minItems ?? 0 }, selectionIn(item, next))
}

export const actions: readonly Action[] = [
  orItem(
    action(
      { id: 'delete', title: 'Delete', keys: ['Delete', 'Backspace'], atBlocks: true, once: true },
      deleteBlocks,
      undefined,
    ),
    takeOut,
  ),
]
