/**
 * Changes to a document as a list of steps, JSON Patch (RFC 6902) with one word more: in a list,
 * `#hero` stands for the item whose `id` is `hero`, wherever it is by then.
 */
import { equal } from '#engine/edit/equal.ts'
import { isRecord } from '#engine/is-record.ts'
import { MAX_LENGTH } from '#engine/text/guards.ts'
import { steps } from '#engine/text/pointer.ts'
import { MAX_DEPTH } from '#engine/text/scan.ts'

import { Nowhere, nowhereWords, placeIn } from './nowhere.ts'

/** One step; `path` and `from` are JSON Pointers. */
export type PatchStep =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly from: string; readonly path: string }

/**
 * The document after all steps; `document` stays as it was.
 *
 * @throws {Error} in two sentences that name the step, if it leads nowhere, a test does not hold, or
 *   what it makes is more than a file may hold: a page copied into itself doubles with every step.
 */
export function patched(document: unknown, patch: readonly PatchStep[]): unknown {
  return patch.reduce((value, step, index) => {
    try {
      const made = applied(value, step)
      if (roomAfter(made, MAX_LENGTH) < 0)
        throw new Error('the page would be too long or too deeply nested. Add less.')
      return made
    } catch (error) {
      const { message } = error as Error
      const words = error instanceof Nowhere ? nowhereWords(value, error.pointer, step.op) : message
      throw new Error(`Step ${index + 1} (${step.op}): ${words}`)
    }
  }, document)
}

function applied(document: unknown, step: PatchStep): unknown {
  for (const pointer of 'from' in step ? [step.from, step.path] : [step.path]) mustLead(pointer)
  const path = steps(step.path)
  switch (step.op) {
    case 'add':
      return changed(document, path, step.path, () => step.value, true)
    case 'replace':
      valueAt(document, step.path)
      return changed(document, path, step.path, () => step.value)
    case 'remove':
      valueAt(document, step.path)
      if (path.length === 0) throw new Error('the whole page cannot be removed. Name a part.')
      return changed(document, path, step.path, () => undefined)
    case 'test':
      if (equal(valueAt(document, step.path), step.value)) return document
      throw new Error(
        `the value at ${step.path} is not the one you tested for. Read the page again.`,
      )
    case 'copy':
      return changed(document, path, step.path, () => valueAt(document, step.from), true)
    case 'move': {
      const value = valueAt(document, step.from)
      if (`${step.path}/`.startsWith(`${step.from}/`)) {
        if (step.path === step.from) return document
        throw new Error(`${step.from} cannot move into itself. Name another place.`)
      }
      const without = changed(document, steps(step.from), step.from, () => undefined)
      return changed(without, path, step.path, () => value, true)
    }
  }
}

/** A copy with the value at `path` put in place; `undefined` takes it out, `insert` makes room in a list. */
function changed(
  value: unknown,
  path: readonly string[],
  pointer: string,
  make: () => unknown,
  insert = false,
): unknown {
  const [step, ...rest] = path
  if (step === undefined) return make()
  const last = rest.length === 0
  if (Array.isArray(value)) {
    const index = last && insert && step === '-' ? value.length : placeIn(value, step)
    const limit = last && insert ? value.length : value.length - 1
    if (index < 0 || index > limit) throw new Nowhere(pointer)
    const inner = last ? make() : changed(value[index], rest, pointer, make, insert)
    const items = inner === undefined ? [] : [inner]
    return value.toSpliced(index, last && insert ? 0 : 1, ...items)
  }
  if (!isRecord(value) || !(Object.hasOwn(value, step) || (last && insert)))
    throw new Nowhere(pointer)
  const inner = last ? make() : changed(value[step], rest, pointer, make, insert)
  // Entries, because a key may be called __proto__.
  const entries = Object.entries(value)
  if (!Object.hasOwn(value, step)) entries.push([step, inner])
  return Object.fromEntries(
    entries.flatMap(([key, old]): [string, unknown][] =>
      key !== step ? [[key, old]] : inner === undefined ? [] : [[key, inner]],
    ),
  )
}

/**
 * What is left of so many characters once a value is written; negative when it does not fit, or is
 * nested too deep. It stops there: the rest may be more than there is time for.
 */
function roomAfter(value: unknown, room: number, depth = 0): number {
  if (typeof value === 'string') return room - value.length
  if (typeof value !== 'object' || value === null) return room - 1
  if (depth === MAX_DEPTH) return -1
  let left = room - 1
  for (const [key, inner] of Object.entries(value)) {
    if (left < 0) break
    left = roomAfter(inner, left - key.length, depth + 1)
  }
  return left
}

/**
 * What stands at a pointer, as `patched` reads them.
 *
 * @throws {Error} in two sentences, if it leads nowhere.
 */
export function partAt(document: unknown, pointer: string): unknown {
  mustLead(pointer)
  try {
    return valueAt(document, pointer)
  } catch (error) {
    throw error instanceof Nowhere ? new Error(nowhereWords(document, pointer, 'test')) : error
  }
}

function mustLead(pointer: string): void {
  if (!/^(\/|$)/.test(pointer))
    throw new Error(`${pointer} is not a JSON Pointer. Begin it with a slash: /${pointer}.`)
}

function valueAt(document: unknown, pointer: string): unknown {
  let value = document
  for (const step of steps(pointer)) {
    if (Array.isArray(value)) value = value[placeIn(value, step)]
    else value = isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
    if (value === undefined) throw new Nowhere(pointer)
  }
  return value
}
