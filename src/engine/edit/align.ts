/**
 * Which item of a list became which.
 *
 * An item with an `id` is followed by it, wherever it went: blocks, menu sections. Other items are
 * followed by what they are: equal ones in order first, between two of these the ones that are still
 * alike, then equal ones that moved. What is left below a neighbour that stayed is taken for changed
 * in place, unless it goes by another name: that one came, and the other went.
 */
import { isRecord } from '#engine/is-record.ts'

import { textFor } from './equal.ts'
import { isOther, likeness } from './likeness.ts'
import { listIn } from './list-in.ts'
import { commonRun, walked } from './runs.ts'

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
  const [olds, news] = numbered(before, after)
  const left = new Map<number, number[]>()
  for (const [place, number] of [...olds.entries()].toReversed())
    if (!taken.has(place)) listIn(left, number).push(place)
  for (const [index, number] of news.entries()) {
    const old = from[index] === -1 ? left.get(number)?.pop() : undefined
    if (old !== undefined) take(index, old)
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
  return commonRun(...numbered(a, b))
}

/** The items of both lists as numbers, which are the same for two that are equal. */
function numbered(a: readonly unknown[], b: readonly unknown[]): [number[], number[]] {
  const known = new Map<unknown, number>()
  const number = (item: unknown): number => {
    const key = typeof item === 'object' ? textFor(item) : JSON.stringify(item)
    const found = known.get(key) ?? known.size
    known.set(key, found)
    return found
  }
  return [a.map(number), b.map(number)]
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
  return walked(at, (i, j) => at(i, j) === paired(i, j))
}
