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
function placesIn(side: readonly unknown[], base: readonly unknown[]): Map<number, ItemPlace> {
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

/** What three lists have at one place, in the order in which they have it. */
export interface ListPart {
  readonly base: readonly unknown[]
  readonly ours: readonly unknown[]
  readonly theirs: readonly unknown[]
  /** One item that all three have, one in whose place a side put another, or what is between these. */
  readonly is: 'kept' | 'replaced' | 'between'
}

/** Three lists side by side, by the items of `base` that both sides have at their place. */
export function partsOf(
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
): ListPart[] {
  const [mine, others] = [placesIn(ours, base), placesIn(theirs, base)]
  const parts: ListPart[] = []
  let [b, o, t] = [0, 0, 0]
  const between = (endB: number, endO: number, endT: number): void => {
    const part = [base.slice(b, endB), ours.slice(o, endO), theirs.slice(t, endT)] as const
    if (part.some((items) => items.length > 0))
      parts.push({ base: part[0], ours: part[1], theirs: part[2], is: 'between' })
    ;[b, o, t] = [endB + 1, endO + 1, endT + 1]
  }
  for (const [index, item] of base.entries()) {
    const [own, other] = [mine.get(index), others.get(index)]
    if (own === undefined || other === undefined) continue
    between(index, own.at, other.at)
    const is = own.isReplaced || other.isReplaced ? 'replaced' : 'kept'
    parts.push({ base: [item], ours: [ours[own.at]], theirs: [theirs[other.at]], is })
  }
  between(base.length, ours.length, theirs.length)
  return parts
}

/**
 * Whether an item of `base` could stand more often than the sides agree on, whoever is answered: a
 * move is one that went and one that came, so both moved it, or one moved what the other changed or
 * took out.
 */
export function isTwofold(
  parts: readonly ListPart[],
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
): boolean {
  const came = parts.flatMap((part) => (part.is === 'between' ? [part.ours, part.theirs] : []))
  const standing = parts.map(mayStand)
  return came.flat().some((item) => {
    const times = (items: readonly unknown[]): number =>
      items.filter((one) => equal(one, item)).length
    const was = times(base)
    if (was === 0) return false
    const [own, other] = [times(ours), times(theirs)]
    const most = standing.reduce((sum, ways) => sum + Math.max(...ways.map(times)), 0)
    return most > Math.max(own + other - was, Math.min(own, other))
  })
}

/** What may come of a part, whoever is answered. */
function mayStand({ base, ours, theirs }: ListPart): (readonly unknown[])[] {
  if (base.length === 0) return [bothAdded(ours, theirs)]
  if (equal(ours, theirs) || equal(base, theirs)) return [ours]
  return equal(base, ours) ? [theirs] : [ours, theirs]
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
