import { blockTitle, repeatedTypes } from '#engine/diff/words.ts'
import { equal } from '#engine/edit/equal.ts'
import { isRecord } from '#engine/is-record.ts'
import type { Block } from '#schema/types.ts'
import { withFreshIds } from '#studio/commands/insert-blocks.ts'
import { blocksIn, entriesIn } from '#studio/state/blocks.ts'

interface Restorable {
  readonly block: Block
  readonly title: string
  readonly what: 'Not on the page anymore' | 'Different today'
}

/** Blocks of a version that are gone from the page, or are otherwise there. */
export function restorableBlocks(current: unknown, version: unknown): Restorable[] {
  const now = blocksIn(current)
  const repeated = repeatedTypes([version])
  return blocksIn(version).flatMap((block) => {
    const today = now.find((one) => isSame(one, block))
    if (today && equal(today, block)) return []
    const what = today ? 'Different today' : 'Not on the page anymore'
    return [{ block, title: blockTitle(block, repeated), what }]
  })
}

/**
 * The page with one block as that version had it, and the id that it has there: in its place where
 * the page has it still, else below the block that it stood below, by another id if its own is taken.
 */
export function withBlock(
  current: unknown,
  version: unknown,
  id: string,
): { readonly page: unknown; readonly id: string } {
  const old = blocksIn(version)
  const at = old.findIndex((block) => block.id === id)
  const block = old[at]
  const blocks = [...entriesIn(current)]
  if (!block || !isRecord(current)) return { page: current, id }
  const placeOf = (wanted: Block): number => blocks.findIndex((one) => isSame(one, wanted))
  const place = placeOf(block)
  const [restored = block] = place >= 0 ? [block] : withFreshIds([block], blocks)
  if (place >= 0) blocks[place] = restored
  else {
    const above = old
      .slice(0, at)
      .toReversed()
      .find((one) => placeOf(one) >= 0)
    blocks.splice(above ? placeOf(above) + 1 : 0, 0, restored)
  }
  return { page: { ...current, blocks }, id: restored.id }
}

/** An id that is free again may have been given to a block of another type. */
function isSame(entry: unknown, { id, type }: Block): boolean {
  return isRecord(entry) && entry['id'] === id && entry['type'] === type
}
