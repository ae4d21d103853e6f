import { blockTitle, repeatedTypes } from '#engine/diff/words.ts'
import { equal } from '#engine/edit/equal.ts'
import { isRecord } from '#engine/schema/schema.ts'
import type { Block } from '#schema/types.ts'
import { blocksIn, entriesIn } from '#studio/commands/command.ts'

interface Restorable {
  readonly block: Block
  readonly title: string
  readonly what: 'Not on the page any more' | 'Different today'
}

/** Blocks of a version that are gone from the page, or are otherwise there. */
export function restorableBlocks(current: unknown, version: unknown): Restorable[] {
  const now = new Map(blocksIn(current).map((block) => [block.id, block]))
  const repeated = repeatedTypes([version])
  return blocksIn(version).flatMap((block) => {
    const today = now.get(block.id)
    if (today && equal(today, block)) return []
    const what = today ? 'Different today' : 'Not on the page any more'
    return [{ block, title: blockTitle(block, repeated), what }]
  })
}

/**
 * The page with one block as that version had it: in its place where the page has one of this id,
 * else below the block that it stood below.
 */
export function withBlock(current: unknown, version: unknown, id: string): unknown {
  const old = blocksIn(version)
  const at = old.findIndex((block) => block.id === id)
  const block = old[at]
  const blocks = [...(entriesIn(current) ?? [])]
  if (!block || !isRecord(current)) return current
  const placeOf = (id: string): number =>
    blocks.findIndex((one) => isRecord(one) && one['id'] === id)
  const place = placeOf(id)
  if (place >= 0) blocks[place] = block
  else {
    const above = old
      .slice(0, at)
      .toReversed()
      .find((one) => placeOf(one.id) >= 0)
    blocks.splice(above ? placeOf(above.id) + 1 : 0, 0, block)
  }
  return { ...current, blocks }
}
