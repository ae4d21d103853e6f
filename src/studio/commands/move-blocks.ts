import { type Command, blocksOf, draftBlocks, selectedIndices } from './command.ts'
import { blocksTitle } from './titles.ts'

/** Moves the selected blocks one place up or down, together. */
export const moveBlocks: Command<{ by: -1 | 1 }> = {
  id: 'move-blocks',
  title: 'Move',
  label: (context, { by }) => {
    const blocks = selectedIndices(context).flatMap((index) => blocksOf(context)[index] ?? [])
    return `Move ${blocksTitle(blocks)} ${by < 0 ? 'up' : 'down'}`
  },
  allowed(context, { by }) {
    const indices = selectedIndices(context)
    const edge = by < 0 ? indices[0] : indices.at(-1)
    if (edge === undefined) return 'Choose a block first.'
    if (edge + by < 0) return 'This is already the first block.'
    if (edge + by >= blocksOf(context).length) return 'This is already the last block.'
    return true
  },
  said(context, { by }) {
    const indices = selectedIndices(context)
    const all = blocksOf(context)
    const blocks = indices.flatMap((index) => all[index] ?? [])
    return `${blocksTitle(blocks)} moved ${by < 0 ? 'up' : 'down'}, now ${(indices[0] ?? 0) + by + 1} of ${all.length}.`
  },
  apply(draft, context, { by }) {
    const blocks = draftBlocks(draft, context.page)
    const indices = selectedIndices(context)
    for (const index of by < 0 ? indices : indices.toReversed()) {
      blocks.splice(index + by, 0, ...blocks.splice(index, 1))
    }
    return undefined
  },
}
