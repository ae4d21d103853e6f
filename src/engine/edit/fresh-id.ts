import { isRecord } from '#engine/is-record.ts'

/** Longest id that a block may have. */
const LONGEST = 61

/** `id` itself where nothing has it, else the first of `id-2`, `id-3` and so on that is free. */
export function freshId(id: string, taken: ReadonlySet<unknown>): string {
  let fresh = id
  for (let number = 2; taken.has(fresh); number += 1) fresh = numbered(id, number)
  return fresh
}

/**
 * Gives out such ids, each once, and adds them to `taken`. Of thousands of one name it goes on where
 * it was.
 */
export function freshIds(taken: Set<unknown>): (id: string) => string {
  const last = new Map<string, number>()
  return (id) => {
    let number = last.get(id) ?? 1
    let fresh = id
    while (taken.has(fresh)) fresh = numbered(id, (number += 1))
    last.set(id, number)
    taken.add(fresh)
    return fresh
  }
}

function numbered(id: string, number: number): string {
  const end = `-${number}`
  return `${id.slice(0, LONGEST - end.length)}${end}`
}

/** Every id in a value, at any depth. */
export function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  const { id } = value as { id?: unknown }
  if (typeof id === 'string') found.add(id)
  for (const inner of Object.values(value)) idsIn(inner, found)
  return found
}

/** A copy whose ids, at any depth, are none of `taken`; they join it. */
export function freshCopy(value: unknown, taken: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => freshCopy(item, taken))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== 'id' || typeof inner !== 'string') return [key, freshCopy(inner, taken)]
      const id = freshId(inner, taken)
      taken.add(id)
      return [key, id]
    }),
  )
}
