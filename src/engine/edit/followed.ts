/** Which item became which, also where it was given another id: a name is no other thing. */
import { isRecord } from '#engine/is-record.ts'

import { align } from './align.ts'
import { equal, textFor } from './equal.ts'
import { isNamesake } from './likeness.ts'
import { listIn } from './list-in.ts'

/**
 * As `align`, and what is the same but for another id was given that id. So was a block that kept
 * more than half of its settings, and anything else that goes by its name.
 */
export function followed(before: readonly unknown[], after: readonly unknown[]): number[] {
  const from = align(before, after)
  const taken = new Set(from)
  const find = (search: (item: unknown) => number): void => {
    for (const [index, item] of after.entries()) {
      if (from[index] !== -1) continue
      const old = search(item)
      from[index] = old
      taken.add(old)
    }
  }
  if (!taken.has(-1)) return from
  const left = new Map<string | undefined, number[]>()
  for (const [index, item] of before.entries())
    if (!taken.has(index)) listIn(left, allButId(item)).push(index)
  find((item) => (isRecord(item) ? left.get(allButId(item))?.shift() : undefined) ?? -1)
  find((item) => before.findIndex((other, at) => !taken.has(at) && isStillIt(other, item)))
  return from
}

/** The same for two things that differ in nothing but their ids; undefined for what is no thing. */
export function allButId(item: unknown): string | undefined {
  return isRecord(item) ? textFor({ ...item, id: undefined }) : undefined
}

/** Of two blocks of one type; of other things, whether they go by one name. */
function isStillIt(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return false
  return a['type'] === undefined ? isNamesake({ ...a, id: '' }, { ...b, id: '' }) : keptMost(a, b)
}

/** Whether two things of one type have more than half of their settings in common. */
export function keptMost(
  a: Readonly<Record<string, unknown>>,
  b: Readonly<Record<string, unknown>>,
): boolean {
  if (a['type'] !== b['type']) return false
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (key) => key !== 'type' && key !== 'id',
  )
  return keys.filter((key) => equal(a[key], b[key])).length > keys.length / 2
}
