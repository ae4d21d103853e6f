/** What JSON may hold and nothing can make a text of. */
export const textless = { toString: [], valueOf: 0 }

/** Each copy of a value in which one value, however deep, is that. */
export function* textlessSomewhere(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    for (const one of [textless, ...textlessSomewhere(inner)])
      yield Array.isArray(value) ? value.with(Number(key), one) : { ...value, [key]: one }
}
