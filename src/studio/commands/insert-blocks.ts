import { equal } from '#engine/edit/equal.ts'
import { freshCopy, freshId, idsIn } from '#engine/edit/fresh-id.ts'
import { mayStandIn } from '#engine/limits.ts'
import type { Block } from '#schema/types.ts'
import {
  type Command,
  type Context,
  draftBlocks,
  selectedIndices,
} from '#studio/actions/command.ts'
import { entriesIn, holdsBlocks } from '#studio/state/blocks.ts'
import type { Selection } from '#studio/state/selection.ts'

import { limitRefusal } from './limits.ts'
import { blocksTitle } from './titles.ts'
import { unreadableWords } from './unreadable.ts'

export interface InsertBlocks {
  readonly blocks: readonly Block[]
  /** The place of the first of them; left out, below what is selected, else at the end. */
  readonly at?: number | undefined
}

/** Puts blocks into the page, with ids of their own where theirs are taken, and selects them. */
export const insertBlocks: Command<InsertBlocks> = {
  label: (_, { blocks }) => `Add ${blocksTitle(blocks)}`,
  allowed(context, args) {
    const allowed = arrivalRefusal(context, args)
    if (allowed !== true) return allowed
    return unreadableWords(context.values, context.page, args.blocks) ?? true
  },
  said: (context, args) =>
    `${blocksTitle(args.blocks)} added, now ${placeOf(context, args) + 1} of ${
      entriesIn(context.values[context.page]).length + args.blocks.length
    }.`,
  apply: (draft, context, args) => {
    const entries = entriesIn(context.values[context.page])
    const arrived = withFreshIds(args.blocks, entries)
    draftBlocks(draft, context.page).splice(placeOf(context, args), 0, ...arrived)
    return selectionOf(arrived)
  },
}

/** True, or why these blocks cannot come into the page. */
export function arrivalRefusal(context: Context, args: InsertBlocks): true | string {
  const entries = entriesIn(context.values[context.page])
  if (!holdsBlocks(context.values[context.page]))
    return 'This document has no list of blocks to add to.'
  return limitRefusal(entries, entries.toSpliced(placeOf(context, args), 0, ...args.blocks))
}

export function placeOf(context: Context, { at }: InsertBlocks): number {
  const count = entriesIn(context.values[context.page]).length
  return Math.min(at ?? (selectedIndices(context).at(-1) ?? count - 1) + 1, count)
}

/**
 * The blocks with ids that nothing in the entries has, nor another of them. So have their parts, but
 * for those of a block that may stand in for the one it is a copy of: links lead to either.
 */
export function withFreshIds(blocks: readonly Block[], entries: readonly unknown[]): Block[] {
  const taken = idsIn(entries)
  return blocks.map((block) => {
    const { type, id: old, ...settings } = block
    const id = freshId(typeof old === 'string' ? old : type, taken)
    taken.add(id)
    const own = mayStandIn(block) ? settings : (freshCopy(settings, taken) as object)
    const fresh = { type, id, ...own } as Block
    return equal(fresh, block) ? block : fresh
  })
}

export function selectionOf(blocks: readonly Block[]): Selection {
  return { blocks: blocks.map(({ id }) => id), pointer: '' }
}
