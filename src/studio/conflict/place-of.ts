import { blockTitle } from '#engine/diff/words.ts'
import { idOf } from '#engine/edit/align.ts'
import { isRecord } from '#engine/is-record.ts'
import type { Conflict } from '#engine/merge/merge.ts'
import { steps } from '#engine/text/pointer.ts'
import { blocksIn } from '#studio/state/blocks.ts'

import { summary } from './summary.ts'

/** Where a document has what both sides moved: "Below Faves", "In Snacks". */
export function placeOf(
  document: unknown,
  { kind, block, pointer }: Conflict,
  repeated: ReadonlySet<string>,
): string {
  const blocks = blocksIn(document)
  const own = block && blocks.find(({ id }) => id === block.id)
  if (block && pointer === '') {
    const above = blocks[blocks.findIndex((one) => one === own) - 1]
    return above ? `Below ${blockTitle(above, repeated)}` : 'At the top'
  }
  const path = steps(pointer)
  const id = path.at(-1)
  if (kind === 'moved-apart') {
    const holders = listAt(block ? own : document, path.slice(0, -3))
    const key = path.at(-2) ?? ''
    const holder = holders.find((one) => listAt(one, [key]).some((item) => idOf(item) === id))
    return holder === undefined ? 'Not there' : `In ${summary(holder)}`
  }
  const items = listAt(block ? own : document, path.slice(0, -1))
  const above = items[items.findIndex((item) => idOf(item) === id) - 1]
  return above === undefined ? 'At the top' : `Below ${summary(above)}`
}

/** A list at a pointer that has ids in place of numbers. */
function listAt(value: unknown, path: readonly string[]): unknown[] {
  let at = value
  for (const step of path)
    at = Array.isArray(at)
      ? at.find((item) => idOf(item) === step)
      : isRecord(at)
        ? at[step]
        : undefined
  return Array.isArray(at) ? at : []
}
