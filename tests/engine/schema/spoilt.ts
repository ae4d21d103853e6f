/** The value with one thing in it changed: replaced, taken out, put in or said twice. */
export function spoilt(
  value: unknown,
  steps: readonly number[],
  way: number,
  by: unknown,
  name = 'added',
): unknown {
  const [step = 0, ...rest] = steps
  if (typeof value !== 'object' || value === null || (rest.length === 0 && way === 0)) return by
  const entries = Object.entries(value)
  const index = entries.length === 0 ? 0 : step % entries.length
  const [key, inner] = entries[index] ?? ['x', undefined]
  if (rest.length > 0) entries[index] = [key, spoilt(inner, rest, way, by, name)]
  else if (way === 1) entries.splice(index, 1)
  else if (way === 2) entries.splice(index, 0, [name, by])
  else entries.push([Array.isArray(value) ? '' : `${key}2`, inner])
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}
