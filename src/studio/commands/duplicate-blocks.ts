import { type Action, action } from '#studio/actions/action.ts'
import {
  type Command,
  NOTHING_SELECTED,
  draftBlocks,
  selectedBlocks,
  selectedIndices,
} from '#studio/actions/command.ts'
import { insertItem } from '#studio/inspector/fields/list/item-commands.ts'
import { entriesIn } from '#studio/state/blocks.ts'

import { arrivalRefusal, placeOf, selectionOf, withFreshIds } from './insert-blocks.ts'
import { orItem, selectionIn, step } from './selected-item.ts'
import { blocksTitle } from './titles.ts'

/** Puts copies of the selected blocks below them and selects those. */
export const duplicateBlocks: Command = {
  label: (context) => `Duplicate ${blocksTitle(selectedBlocks(context))}`,
  allowed: (context) =>
    selectedIndices(context).length === 0
      ? NOTHING_SELECTED
      : arrivalRefusal(context, { blocks: selectedBlocks(context) }),
  apply(draft, context) {
    const blocks = selectedBlocks(context)
    const copies = withFreshIds(blocks, entriesIn(context.values[context.page]))
    draftBlocks(draft, context.page).splice(placeOf(context, { blocks }), 0, ...copies)
    return selectionOf(copies)
  },
}

export const actions: readonly Action[] = [
  orItem(
    action(
      { id: 'duplicate', title: 'Duplicate', keys: ['Mod+d'], once: true },
      duplicateBlocks,
      undefined,
    ),
    (item) => {
      const { list, schema, title } = item
      if (schema.uniqueItems === true) return `This list can have “${title}” only once.`
      const index = item.index + 1
      const most = schema.maxItems ?? Infinity
      const args = { ...item, index, value: list[item.index], most }
      return step(insertItem, args, selectionIn(item, index))
    },
  ),
]
