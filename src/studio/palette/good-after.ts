import { isRecord } from '#engine/is-record.ts'
import { documentKind } from '#engine/site/model.ts'
import { entriesIn } from '#studio/state/blocks.ts'
import type { Values } from '#studio/state/documents.ts'

/** How far below a block another still counts as coming after it. */
const REACH = 3

/** Types of blocks that the pages of this site have soon after one of that type, most often first. */
export function goodAfter(type: string, values: Values): string[] {
  const weights = new Map<string, number>()
  for (const [id, value] of Object.entries(values)) {
    if (documentKind(id) !== 'Page') continue
    const types = entriesIn(value).map((entry) => (isRecord(entry) ? String(entry['type']) : ''))
    for (const [index, one] of types.entries()) {
      if (one !== type) continue
      for (const [step, next] of types.slice(index + 1, index + 1 + REACH).entries())
        if (next !== type) weights.set(next, (weights.get(next) ?? 0) + REACH - step)
    }
  }
  return [...weights]
    .toSorted(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .map(([next]) => next)
}
