/** Items with ids that went from the list of one item to that of another: a dish to another section. */
import { idOf, keyed } from '#engine/edit/align.ts'
import { isRecord } from '#engine/schema/schema.ts'

import type { Items } from './keyed-items.ts'

/** A list of an item of a list. */
export interface Home {
  /** The key of the item, as in `Items`. */
  readonly holder: string
  /** The key of its list. */
  readonly list: string
}

export interface MovedItem {
  readonly id: string
  /** As it is in each; undefined where it is not any more. */
  readonly was: unknown
  readonly own: unknown
  readonly other: unknown
  /** Where each side moved it; undefined for the side that left it, or took it out. */
  readonly ours: Home | undefined
  readonly theirs: Home | undefined
}

/** What stood once in the base, and stands once, and elsewhere, on a side. */
export function movedBetween(base: Items, ours: Items, theirs: Items): MovedItem[] {
  const [old, mine, others] = [placed(base), placed(ours), placed(theirs)]
  return [...old].flatMap(([name, { id, item: was, home, isTwice }]) => {
    const [own, other] = [mine.get(name), others.get(name)]
    if (isTwice || own?.isTwice || other?.isTwice) return []
    const elsewhere = (now: Placed | undefined): Home | undefined =>
      now && now.home.holder !== home.holder ? now.home : undefined
    const moved = { ours: elsewhere(own), theirs: elsewhere(other) }
    if (!moved.ours && !moved.theirs) return []
    return [{ id, was, own: own?.item, other: other?.item, ...moved }]
  })
}

/** The items, in whose lists of that name the one of that id is now `item`; undefined takes it out. */
export function withInner(items: Items, list: string, id: string, item: unknown): Items {
  const changed = new Map(items)
  for (const [key, holder] of items) {
    const inner = isRecord(holder) ? holder[list] : undefined
    if (!Array.isArray(inner) || !inner.some((one) => idOf(one) === id)) continue
    const now = inner.flatMap((one) =>
      idOf(one) !== id ? [one] : item === undefined ? [] : [item],
    )
    changed.set(key, { ...(holder as object), [list]: now })
  }
  return changed
}

interface Placed {
  readonly id: string
  readonly item: unknown
  readonly home: Home
  readonly isTwice: boolean
}

/** By the key of their list and their id. */
function placed(items: Items): Map<string, Placed> {
  const found = new Map<string, Placed>()
  for (const [holder, item] of items)
    for (const [list, inner] of Object.entries(isRecord(item) ? item : {})) {
      if (!Array.isArray(inner) || !keyed(inner)) continue
      for (const one of inner) {
        const id = idOf(one) as string
        const name = `${list}/${id}`
        found.set(name, { id, item: one, home: { holder, list }, isTwice: found.has(name) })
      }
    }
  return found
}
