/** Items with ids that went from the list of one item to that of another: a dish to another section. */
import { idOf, keyed } from '#engine/edit/align.ts'
import { isRecord } from '#engine/is-record.ts'

import { type Items, type Names, renamedIn } from './keyed-items.ts'
import { mergeOrder } from './order.ts'

/** A list of an item of a list. */
export interface Home {
  /** The key of the item, as in `Items`. */
  readonly holder: string
  /** The key of its list. */
  readonly list: string
}

export interface MovedItem {
  /** Its id in the base. */
  readonly id: string
  /** As it is in each; undefined where it was taken out. */
  readonly was: unknown
  readonly own: unknown
  readonly other: unknown
  /** Where each has it. */
  readonly before: Home
  readonly ours: Home | undefined
  readonly theirs: Home | undefined
}

/** A moved item as it is merged. */
export interface Settled {
  readonly item: unknown
  readonly home: Home
  /** Where the side has it that did not put it there; `there` are the items of that side. */
  readonly elsewhere: Home | undefined
  readonly there: Items
}

/**
 * What stood once in the base, and stands once, and elsewhere, on a side. Whoever took out all of the
 * list that it left did not take it out by that.
 */
export function movedBetween(base: Items, ours: Items, theirs: Items): MovedItem[] {
  const [old, mine, others] = [base, ours, theirs].map((side) => placed(side, base))
  if (!old || !mine || !others) return []
  return [...old].flatMap(([name, { id, item: was, home: before, isTwice }]) => {
    const [own, other] = [mine.get(name), others.get(name)]
    if (isTwice || own?.isTwice || other?.isTwice) return []
    if (![own, other].some((now) => now && now.home.holder !== before.holder)) return []
    const still = (now: Placed | undefined, side: Items): unknown =>
      now ? now.item : side.has(before.holder) ? undefined : was
    return [
      {
        id,
        was,
        own: still(own, ours),
        other: still(other, theirs),
        before,
        ours: own?.home,
        theirs: other?.home,
      },
    ]
  })
}

/** The items, in whose lists of that name the one of that id is now `item`; undefined takes it out. */
export function withInner(
  items: Items,
  list: string,
  id: string | undefined,
  item: unknown,
): Items {
  if (id === undefined) return items
  const changed = new Map(items)
  for (const [key, holder] of items) {
    const inner = innerOf(holder, list)
    if (!inner?.some((one) => idOf(one) === id)) continue
    const now = inner.flatMap((one) =>
      idOf(one) !== id ? [one] : item === undefined ? [] : [item],
    )
    changed.set(key, { ...(holder as object), [list]: now })
  }
  return changed
}

/**
 * The items with one more in a list, where a side has it: behind what is before it there. A list that
 * is not any more comes back for it.
 */
export function withReturned(
  items: Map<string, unknown>,
  { holder, list }: Home,
  item: unknown,
  side: Items,
): Map<string, unknown> {
  const there = side.get(holder)
  const now = items.get(holder) ?? { ...(there as object), [list]: [] }
  const [inner, whole] = [now, there].map((one) => innerOf(one, list))
  if (!inner || !whole) return items
  const all = new Map([...inner, item].map((one) => [idOf(one) as string, one]))
  const idsOf = (some: readonly unknown[]): string[] => some.map((one) => idOf(one) as string)
  const kept = new Set(all.keys())
  const { ids } = mergeOrder(idsOf(inner), idsOf(inner), idsOf(whole), kept)
  return new Map(items).set(holder, {
    ...(now as object),
    [list]: ids.map((id) => all.get(id)),
  })
}

function innerOf(holder: unknown, list: string): unknown[] | undefined {
  const inner = isRecord(holder) ? holder[list] : undefined
  return Array.isArray(inner) ? inner : undefined
}

interface Placed {
  readonly id: string
  readonly item: unknown
  readonly home: Home
  readonly isTwice: boolean
}

/** By the key of their list and their id in the base. */
function placed(items: Items, base: Items): Map<string, Placed> {
  const found = new Map<string, Placed>()
  for (const [holder, item] of items)
    for (const [list, inner] of Object.entries(isRecord(item) ? item : {})) {
      if (!Array.isArray(inner) || !keyed(inner)) continue
      const before = innerOf(base.get(holder), list) ?? []
      const names: Names = keyed(before) ? renamedIn(before, inner).names : new Map()
      for (const one of inner) {
        const id = names.get(idOf(one) as string) ?? (idOf(one) as string)
        const name = `${list}/${id}`
        found.set(name, { id, item: one, home: { holder, list }, isTwice: found.has(name) })
      }
    }
  return found
}
