/**
 * What `x-limit` of a block's schema says of a page: how many of it there may be, and what it may not
 * stand after. A page that was beyond a limit before may stay so, but nothing makes it worse.
 */
import { blockSchemas, isRecord } from '#engine/schema/schema.ts'

import { blockTitle } from './titles.ts'

/** True, or why a page may not come to hold these blocks. */
export function limitRefusal(before: readonly unknown[], after: readonly unknown[]): true | string {
  const types = after.map(typeOf)
  for (const type of new Set(types)) {
    const { once = false, max = once ? 1 : Infinity } = blockSchemas.get(type)?.['x-limit'] ?? {}
    const count = types.filter((other) => other === type).length
    if (count <= max || count <= before.filter((entry) => typeOf(entry) === type).length) continue
    return max === 1
      ? `A page has one ${blockTitle({ type })}.`
      : `A page has at most ${max} of ${blockTitle({ type })}.`
  }
  return orderRefusal(before, after)
}

/** True, or why blocks may not come to stand in this order. */
export function orderRefusal(before: readonly unknown[], after: readonly unknown[]): true | string {
  const known = new Set(neighbours(before))
  const wrong = neighbours(after).find((pair) => !known.has(pair))
  if (wrong === undefined) return true
  const [first = '', second = ''] = wrong.split(' ')
  return `${blockTitle({ type: second })} cannot stand right after ${blockTitle({ type: first })}.`
}

/** Pairs of types that stand together and may not. */
function neighbours(entries: readonly unknown[]): string[] {
  const types = entries.map(typeOf)
  return types.flatMap((type, index) => {
    const first = types[index - 1]
    const barred = blockSchemas.get(type)?.['x-limit']?.notAfter ?? []
    return first !== undefined && barred.includes(first) ? [`${first} ${type}`] : []
  })
}

function typeOf(entry: unknown): string {
  return isRecord(entry) && typeof entry['type'] === 'string' ? entry['type'] : ''
}
