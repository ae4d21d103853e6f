import { isRecord } from '#engine/schema/schema.ts'

/** A copy of an item for the same list: where it has an `id`, with one that nothing there has. */
export function copyOf(value: unknown, list: readonly unknown[]): unknown {
  const copy = structuredClone(value)
  return isRecord(copy) && typeof copy['id'] === 'string'
    ? { ...copy, id: freshId(copy['id'], list) }
    : copy
}

/** `refunds` → `refunds-2`, or the next number that is free; an empty one begins as `part`. */
export function freshId(id: string, list: readonly unknown[]): string {
  const taken = new Set(list.map((item) => (isRecord(item) ? item['id'] : undefined)))
  const stem = id.replace(/-\d+$/, '') || 'part'
  if (!taken.has(stem)) return stem
  let number = 2
  while (taken.has(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}
