/** Items of lists that have no ids, and are told apart by what they are and where they stand. */
import { common, stayed } from '#engine/edit/align.ts'
import { equal } from '#engine/edit/equal.ts'

/** Where a side has an item of the base; one that is replaced is another item in its place. */
interface ItemPlace {
  readonly at: number
  readonly isReplaced: boolean
}

/**
 * Where a side has the items of `base`: by their places there those it left alone or that are still
 * alike, and between two of these, if there are as many as before, those that it put in their place.
 */
export function placesIn(
  side: readonly unknown[],
  base: readonly unknown[],
): Map<number, ItemPlace> {
  const places = new Map<number, ItemPlace>()
  let [b, s] = [0, 0]
  for (const [nextB, nextS] of [...stayed(base, side), [base.length, side.length] as const]) {
    if (nextB - b === nextS - s)
      for (let index = 0; b + index < nextB; index += 1)
        places.set(b + index, { at: s + index, isReplaced: true })
    if (nextB < base.length) places.set(nextB, { at: nextS, isReplaced: false })
    ;[b, s] = [nextB + 1, nextS + 1]
  }
  return places
}

/** What both added at one place, ours before theirs; what is the same stands there once. */
export function bothAdded(ours: readonly unknown[], theirs: readonly unknown[]): unknown[] {
  const shared = new Map(common(ours, theirs).map(([own, other]) => [other, own]))
  const met = new Set(shared.values())
  const left = ours.filter((_, index) => !met.has(index))
  const added: unknown[] = []
  let waiting: unknown[] = []
  let next = 0
  for (const [index, item] of theirs.entries()) {
    const own = shared.get(index)
    const elsewhere = left.findIndex((one) => equal(one, item))
    if (own !== undefined) {
      added.push(...ours.slice(next, own), ...waiting, item)
      waiting = []
      next = own + 1
    } else if (elsewhere >= 0) left.splice(elsewhere, 1)
    else waiting.push(item)
  }
  return [...added, ...ours.slice(next), ...waiting]
}
