/** Items of lists that have no ids, and are told apart by what they are and where they stand. */
import { common, stayed } from '#engine/edit/align.ts'
import { equal, textFor } from '#engine/edit/equal.ts'
import { isNamesake, likeness } from '#engine/edit/likeness.ts'

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

/**
 * Three lists side by side, by the items of `base` that both sides have at their place. Undefined where
 * something could stand more often than the sides agree on.
 */
export function partsOf(
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
): ListPart[] | undefined {
  const own: Side = { name: 'ours', items: ours, places: placesIn(ours, base) }
  const other: Side = { name: 'theirs', items: theirs, places: placesIn(theirs, base) }
  const parts = sideBySide(base, own, other)
  const isTwofold =
    isChangedOnItsWay(parts, base, own, other) ||
    isChangedOnItsWay(parts, base, other, own) ||
    isTooOften(parts, base, ours, theirs)
  return isTwofold ? undefined : parts
}

interface Side {
  readonly name: 'ours' | 'theirs'
  readonly items: readonly unknown[]
  /** Where it has the items of the base. */
  readonly places: ReadonlyMap<number, ItemPlace>
}

function sideBySide(
  base: readonly unknown[],
  { items: ours, places: mine }: Side,
  { items: theirs, places: others }: Side,
): ListPart[] {
  const parts: ListPart[] = []
  let [b, o, t] = [0, 0, 0]
  const old = new Set(base.map(textFor))
  const isOld = (item: unknown): boolean => old.has(textFor(item))
  const between = (endB: number, endO: number, endT: number): void => {
    const part = [base.slice(b, endB), ours.slice(o, endO), theirs.slice(t, endT)] as const
    parts.push(...withAgreed(...part, isOld))
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

/** What stands between two items in parts: what both put first there, or last, is agreed on. */
function withAgreed(
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
  isOld: (item: unknown) => boolean,
): ListPart[] {
  const shorter = Math.min(ours.length, theirs.length)
  const isAgreed = (at: number): boolean => equal(ours.at(at), theirs.at(at)) && !isOld(ours.at(at))
  let head = 0
  while (head < shorter && isAgreed(head)) head += 1
  let tail = 0
  while (tail < shorter - head && isAgreed(-1 - tail)) tail += 1
  const cut = (old: readonly unknown[], of: (items: readonly unknown[]) => readonly unknown[]) => ({
    base: old,
    ours: of(ours),
    theirs: of(theirs),
    is: 'between' as const,
  })
  return [
    cut([], (items) => items.slice(0, head)),
    cut(base, (items) => items.slice(head, items.length - tail)),
    cut([], (items) => items.slice(items.length - tail)),
  ].filter((part) => part.base.length + part.ours.length + part.theirs.length > 0)
}

/**
 * Whether an item could stand more often than the sides agree on, whoever is answered: a move is one
 * that went and one that came, so both moved it, or one moved what the other changed or took out; or
 * both added it, each at another place.
 */
function isTooOften(
  parts: readonly ListPart[],
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
): boolean {
  const most = new Map<string, number>()
  for (const part of parts)
    for (const [text, times] of highest(mayStand(part).map(counted)))
      most.set(text, (most.get(text) ?? 0) + times)
  const [was, own, other] = [base, ours, theirs].map(counted)
  const came = parts.flatMap((part) => (part.is === 'between' ? [part.ours, part.theirs] : []))
  return came.flat().some((item) => {
    const text = textFor(item)
    const [old = 0, mine = 0, others = 0] = [was, own, other].map((times) => times?.get(text) ?? 0)
    const agreed =
      old === 0 ? Math.max(mine, others) : Math.max(mine + others - old, Math.min(mine, others))
    return (most.get(text) ?? 0) > agreed
  })
}

function counted(items: readonly unknown[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const item of items) {
    const text = textFor(item)
    times.set(text, (times.get(text) ?? 0) + 1)
  }
  return times
}

/** Of several counts the highest of each. */
function highest(all: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const [text, count] of all.flatMap((counts) => [...counts]))
    times.set(text, Math.max(count, times.get(text) ?? 0))
  return times
}

/** Whether `side` moved an item of `base` and changed it, which the other did not leave alone. */
function isChangedOnItsWay(
  parts: readonly ListPart[],
  base: readonly unknown[],
  side: Side,
  other: Side,
): boolean {
  const gone = base.filter((was, at) => {
    if (side.places.get(at)?.isReplaced === false) return false
    const there = other.places.get(at)
    return !there || there.isReplaced || !equal(other.items[there.at], was)
  })
  if (gone.length === 0) return false
  const isIt = (item: unknown): boolean =>
    gone.some((was) => !equal(was, item) && likeness(was, item) > 0)
  return parts.some((part) => {
    if (part.is !== 'between') return false
    const others = new Set(part[other.name].map(textFor))
    return part[side.name].some((item) => !others.has(textFor(item)) && isIt(item))
  })
}

/** What may come of a part, whoever is answered. */
function mayStand({ base, ours, theirs }: ListPart): (readonly unknown[])[] {
  if (base.length === 0) {
    const added = bothAdded(ours, theirs)
    return [
      added.map((one) => ('ours' in one ? one.ours : one.theirs)),
      added.map((one) => ('theirs' in one ? one.theirs : one.ours)),
    ]
  }
  if (equal(ours, theirs) || equal(base, theirs)) return [ours]
  return equal(base, ours) ? [theirs] : [ours, theirs]
}

/** Something that was added: by one side, or by both under one name, though not as the same. */
export type Added =
  | { readonly ours: unknown; readonly theirs?: unknown }
  | { readonly theirs: unknown }

/** What both added at one place, ours before theirs; what is the same, or goes by one name, stands there once. */
export function bothAdded(ours: readonly unknown[], theirs: readonly unknown[]): Added[] {
  const shared = new Map(common(ours, theirs).map(([own, other]) => [other, own]))
  const pairs = new Map(shared)
  const left = new Set(ours.keys())
  for (const own of shared.values()) left.delete(own)
  for (const same of [equal, isNamesake])
    for (const [index, item] of theirs.entries()) {
      if (pairs.has(index)) continue
      for (const own of left) {
        if (!same(ours[own], item)) continue
        pairs.set(index, own)
        left.delete(own)
        break
      }
    }
  const ofTheirs = new Map([...pairs].map(([other, own]) => [own, theirs[other]]))
  const all = ours.map((own, at): Added =>
    ofTheirs.has(at) ? { ours: own, theirs: ofTheirs.get(at) } : { ours: own },
  )
  const added: Added[] = []
  let waiting: Added[] = []
  let next = 0
  for (const [index, item] of theirs.entries()) {
    const own = shared.get(index)
    if (own !== undefined) {
      added.push(...all.slice(next, own), ...waiting, all[own] as Added)
      waiting = []
      next = own + 1
    } else if (!pairs.has(index)) waiting.push({ theirs: item })
  }
  return [...added, ...all.slice(next), ...waiting]
}
