/**
 * What is another in a value that was told before, so that a key in a page of 500 blocks sends the
 * one that changed and not the page: to copy that took as long as to show the key (measured).
 */
import { isRecord } from '#engine/is-record.ts'

/** A value in the place of what was there, or what is another at some places of a list or record. */
export type Delta =
  | { readonly value: unknown }
  | { readonly at: readonly (readonly [Key, Delta])[] }

type Key = string | number

/** What leads from `before` to `after`, by places that are not the same object any more. */
export function deltaOf(before: unknown, after: unknown): Delta {
  const [was, is] = [placesOf(before), placesOf(after)]
  if (!was || !is || Array.isArray(before) !== Array.isArray(after)) return { value: after }
  // Also the order of keys: the text of a document keeps it.
  const isSame = was.length === is.length && was.every(([key], index) => key === is[index]?.[0])
  if (!isSame) return { value: after }
  return {
    at: is.flatMap(([key, value], index) => {
      const old = was[index]?.[1]
      return value === old ? [] : [[key, deltaOf(old, value)] as const]
    }),
  }
}

/** `before`, which stays as it was, with what is another in it. */
export function withDelta(before: unknown, delta: Delta): unknown {
  if ('value' in delta) return delta.value
  const others = new Map(delta.at)
  const now = (key: Key, value: unknown): unknown => {
    const other = others.get(key)
    return other ? withDelta(value, other) : value
  }
  if (Array.isArray(before)) return before.map((item, index) => now(index, item))
  const entries = Object.entries(before as object)
  return Object.fromEntries(entries.map(([key, value]) => [key, now(key, value)]))
}

function placesOf(value: unknown): readonly (readonly [Key, unknown])[] | undefined {
  if (Array.isArray(value)) return value.map((item, index) => [index, item] as const)
  return isRecord(value) ? Object.entries(value) : undefined
}
