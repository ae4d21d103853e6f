/**
 * What `x-limit` of a block's schema says of a page: how many of the block it may have, and what the
 * block may not stand right after. Blocks that may stand in for one another do not count.
 */
import { isRecord } from '#engine/is-record.ts'
import { blockSchemas } from '#engine/schema/schema.ts'

/** A block that is not allowed where it stands. */
export interface Breach {
  /** Its place among all that stands in the list of blocks. */
  readonly index: number
  readonly type: string
  /** What it may not stand after, or else how many of it there may be. */
  readonly after?: string
  readonly max?: number
}

export function limitBreaches(blocks: readonly unknown[]): Breach[] {
  const found: Breach[] = []
  const counts = new Map<string, number>()
  let after: string | undefined
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index]
    if (!isRecord(block)) continue
    const { type } = block
    if (typeof type !== 'string' || mayStandIn(block)) continue
    const limit = blockSchemas.get(type)?.['x-limit']
    if (after !== undefined && limit?.notAfter?.includes(after)) found.push({ index, type, after })
    after = type
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    const max = limit?.max ?? (limit?.once ? 1 : Infinity)
    if (count > max) found.push({ index, type, max })
  }
  return found
}

/** Whether a block is hidden, or only for one layout, one kind of screen or some time. */
export function mayStandIn(block: {
  readonly hidden?: unknown
  readonly layout?: unknown
  readonly when?: unknown
}): boolean {
  return block.hidden === true || block.layout !== undefined || block.when !== undefined
}
