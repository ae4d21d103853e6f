import type { Patch } from 'immer'

type Holder = Record<string | number, unknown>

/**
 * A value after immer's patches, one after another; what they do not touch is shared with it.
 *
 * Immer's own `applyPatches` copies what it puts in and loses a key called `__proto__` on the way, and
 * goes through no key called `constructor`. A document may hold either: no word of a file is lost.
 *
 * @throws {Error} if a patch leads through what is neither object nor list.
 */
export function applyPatches<T>(value: T, patches: readonly Patch[]): T {
  const root = { value }
  /** Made here, so they may be changed: each is copied once, however many patches lead through it. */
  const copies = new Set<unknown>()
  const copyIn = (holder: Holder, key: string | number): Holder | undefined => {
    const inner = Object.hasOwn(holder, key) ? holder[key] : undefined
    if (typeof inner !== 'object' || inner === null) return undefined
    if (copies.has(inner)) return inner as Holder
    const copy = Array.isArray(inner) ? [...inner] : { ...inner }
    copies.add(copy)
    put(holder, key, copy)
    return copy as Holder
  }
  for (const { op, path, value: next } of patches) {
    let holder: Holder | undefined = root
    for (const key of ['value', ...path.slice(0, -1)]) holder &&= copyIn(holder, key)
    const last = path.at(-1)
    if (last === undefined) root.value = next
    else if (holder === undefined) throw new Error(`There’s nothing at ${path.join('/')}.`)
    else if (!Array.isArray(holder)) {
      if (op === 'remove') delete holder[last]
      else put(holder, last, next)
    } else if (last === 'length') holder.length = next
    else holder.splice(Number(last), op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [next]))
  }
  return root.value
}

/** Not by assignment, which takes `__proto__` for something else. */
function put(holder: Holder, key: string | number, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  })
}
