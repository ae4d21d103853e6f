/**
 * Which item of a list became which.
 *
 * An item with an `id` is followed by it, wherever it went: blocks, menu sections. Other items are
 * followed by what they are: equal ones in order first, between two of these the ones that are still
 * alike, then equal ones that moved. What is left below a neighbour that stayed is taken for changed
 * in place, unless it goes by another name: that one came, and the other went.
 */
import { isRecord } from '#engine/schema/schema.ts'

import { equal } from './equal.ts'
import { isOther, likeness } from './likeness.ts'

/** For each item of `after` the index of the item of `before` that it was, or -1 for a new one. */
export function align(before: readonly unknown[], after: readonly unknown[]): number[] {
  const from = after.map(() => -1)
  if (keyed(before) && keyed(after)) {
    const places = new Map(before.map((item, index) => [idOf(item), index]))
    return after.map((item) => places.get(idOf(item)) ?? -1)
  }
  const taken = new Set<number>()
  const take = (index: number, old: number): void => {
    from[index] = old
    taken.add(old)
  }
  for (const [old, index] of stayed(before, after)) take(index, old)
  for (const [index, item] of after.entries()) {
    if (from[index] !== -1) continue
    const old = before.findIndex((other, place) => !taken.has(place) && equal(other, item))
    if (old >= 0) take(index, old)
  }
  return inPlace(from, before.length, (old, index) => !isOther(before[old], after[index]))
}

/**
 * `from`, and what is new in it below a neighbour that stayed, or at the top, is what stood there of
 * `many` items, if nothing else is that and it `fits`.
 */
export function inPlace(
  from: readonly number[],
  many: number,
  fits: (old: number, index: number) => boolean,
): number[] {
  const found = [...from]
  const taken = new Set(from)
  for (const [index, is] of from.entries()) {
    const above = index === 0 ? -1 : (found[index - 1] as number)
    const old = above + 1
    if (is !== -1 || (index > 0 && above === -1)) continue
    if (old >= many || taken.has(old) || !fits(old, index)) continue
    found[index] = old
    taken.add(old)
  }
  return found
}

/** Whether every item has an `id` of its own. */
export function keyed(items: readonly unknown[]): boolean {
  const ids = new Set(items.map(idOf))
  return items.length > 0 && !ids.has(undefined) && ids.size === items.length
}

export function idOf(item: unknown): string | undefined {
  return isRecord(item) && typeof item['id'] === 'string' ? item['id'] : undefined
}

/** Places in `a` and `b` of what is in both, in order: equal items, and between these those alike. */
export function stayed(a: readonly unknown[], b: readonly unknown[]): [number, number][] {
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  for (const [nextI, nextJ] of [...common(a, b), [a.length, b.length] as const]) {
    for (const [inA, inB] of alike(a.slice(i, nextI), b.slice(j, nextJ)))
      pairs.push([i + inA, j + inB])
    if (nextI < a.length) pairs.push([nextI, nextJ])
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return pairs
}

/** So many items, times so many, are compared in half a second. */
const MOST = 250_000

function alike(a: readonly unknown[], b: readonly unknown[]): [number, number][] {
  const inPlace = a.length === b.length && a.every((item, index) => likeness(item, b[index]) >= 1)
  if (inPlace) return a.map((_, index) => [index, index])
  return a.length * b.length > MOST ? [] : heaviest(a, b, likeness)
}

/** Indexes of a longest common run of equal items, in order: pairs of places in `a` and `b`. */
export function common(a: readonly unknown[], b: readonly unknown[]): [number, number][] {
  const shorter = Math.min(a.length, b.length)
  let head = 0
  while (head < shorter && equal(a[head], b[head])) head += 1
  let tail = 0
  while (tail < shorter - head && equal(a.at(-1 - tail), b.at(-1 - tail))) tail += 1
  const middle = heaviest(a.slice(head, a.length - tail), b.slice(head, b.length - tail), (x, y) =>
    equal(x, y) ? 1 : 0,
  )
  return [
    ...Array.from({ length: head }, (_, index): [number, number] => [index, index]),
    ...middle.map(([i, j]): [number, number] => [i + head, j + head]),
    ...Array.from({ length: tail }, (_, index): [number, number] => [
      a.length - tail + index,
      b.length - tail + index,
    ]),
  ]
}

/** Pairs of places, in order, of which all weights together are the most there can be; none of 0. */
function heaviest(
  a: readonly unknown[],
  b: readonly unknown[],
  weight: (a: unknown, b: unknown) => number,
): [number, number][] {
  const sums = Array.from({ length: a.length + 1 }, () => new Float64Array(b.length + 1))
  const at = (i: number, j: number): number => sums[i]?.[j] ?? 0
  const paired = (i: number, j: number): number => {
    const own = weight(a[i], b[j])
    return own > 0 ? own + at(i + 1, j + 1) : 0
  }
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = sums[i] as Float64Array
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] = Math.max(paired(i, j), at(i + 1, j), at(i, j + 1))
  }
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; at(i, j) > 0;) {
    if (at(i, j) === paired(i, j)) {
      pairs.push([i, j])
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}

/** Indexes into `numbers` of a longest increasing run; what is not in it has moved. */
export function staying(numbers: readonly number[]): Set<number> {
  const best: number[] = []
  const previous: number[] = []
  for (const [index, value] of numbers.entries()) {
    let low = 0
    let high = best.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[best[middle] as number] as number) < value) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? (best[low - 1] as number) : -1
    best[low] = index
  }
  const run = new Set<number>()
  for (let at = best.at(-1) ?? -1; at >= 0; at = previous[at] as number) run.add(at)
  return run
}
