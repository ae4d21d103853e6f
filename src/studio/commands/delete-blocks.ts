import { block, nothing } from '#studio/state/selection.ts'

import { type Command, blocksOf, draftBlocks, selectedIndices } from './command.ts'
import { blocksTitle } from './titles.ts'

/** Takes the selected blocks out of the page and selects what stands there then. */
export const deleteBlocks: Command = {
  id: 'delete-blocks',
  title: 'Delete',
  label: (context) =>
    `Delete ${blocksTitle(selectedIndices(context).flatMap((index) => blocksOf(context)[index] ?? []))}`,
  allowed: (context) => selectedIndices(context).length > 0 || 'Choose a block first.',
  apply(draft, context) {
    const blocks = draftBlocks(draft, context.page)
    const indices = selectedIndices(context)
    for (const index of indices.toReversed()) blocks.splice(index, 1)
    const next = blocks[Math.min(indices[0] ?? 0, blocks.length - 1)]
    return next ? block(next.id) : nothing
  },
}
