import type { Block } from '#schema/types.ts'
import { type Action, action } from '#studio/actions/action.ts'
import {
  type Command,
  type Context,
  NOTHING_SELECTED,
  draftBlocks,
  selectedBlocks,
  selectedIndices,
} from '#studio/actions/command.ts'
import { entriesIn } from '#studio/state/blocks.ts'

import { limitRefusal } from './limits.ts'
import { blocksOnly } from './selected-item.ts'
import { blocksTitle } from './titles.ts'

/** Keeps the selected blocks in the file and out of the site; where all are, brings them back. */
export const hideBlocks: Command = {
  label: (context) => `${verb(context)} ${blocksTitle(selectedBlocks(context))}`,
  allowed(context) {
    const blocks = selectedBlocks(context)
    if (blocks.length === 0) return NOTHING_SELECTED
    if (verb(context) === 'Hide') return true
    // What is hidden does not count, so there may be too many once it shows.
    const entries = entriesIn(context.values[context.page])
    const shows = (entry: unknown): unknown =>
      (blocks as readonly unknown[]).includes(entry)
        ? { ...(entry as Block), hidden: false }
        : entry
    return limitRefusal(entries, entries.map(shows))
  },
  apply(draft, context) {
    const hide = verb(context) === 'Hide'
    const blocks = draftBlocks(draft, context.page)
    const known = selectedBlocks(context)
    for (const [count, index] of selectedIndices(context).entries()) {
      const block = known[count]
      if (block && (block.hidden === true) !== hide) blocks[index] = hidden(block, hide)
    }
    return undefined
  },
}

function verb(context: Context): 'Hide' | 'Show' {
  const blocks = selectedBlocks(context)
  return blocks.length > 0 && blocks.every((block) => block.hidden === true) ? 'Show' : 'Hide'
}

/** A new block, so that undo brings back the old with its keys in their order. */
function hidden(block: Block, hide: boolean): Block {
  const { type, id, hidden: _, ...settings } = block
  return (hide ? { type, id, hidden: true, ...settings } : { type, id, ...settings }) as Block
}

export const actions: readonly Action[] = [
  blocksOnly({
    ...action(
      { id: 'hide', title: 'Hide', keys: ['Mod+Shift+h'], once: true },
      hideBlocks,
      undefined,
    ),
    title: verb,
  }),
]
