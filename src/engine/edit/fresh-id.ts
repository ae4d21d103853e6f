/** Longest id that a block may have. */
const LONGEST = 61

/** `id` itself where nothing has it, else the first of `id-2`, `id-3` and so on that is free. */
export function freshId(id: string, taken: ReadonlySet<unknown>): string {
  if (!taken.has(id)) return id
  for (let number = 2; ; number += 1) {
    const end = `-${number}`
    const candidate = `${id.slice(0, LONGEST - end.length)}${end}`
    if (!taken.has(candidate)) return candidate
  }
}
