/** Items of lists that have ids, and are followed by them, also where one was given another. */
import { idOf } from '#engine/edit/align.ts'
import { equal } from '#engine/edit/equal.ts'
import { allButId, followed, keptMost } from '#engine/edit/followed.ts'
import { freshId } from '#engine/edit/fresh-id.ts'
import { isRecord } from '#engine/is-record.ts'

/** By the id that an item had in the base, or else by the one that it was added with. */
export type Items = ReadonlyMap<string, unknown>

export interface KeyedItems {
  readonly old: Items
  readonly mine: Items
  readonly others: Items
  /** Those of which a side has two that could be the one: nobody knows which the other means. */
  readonly unclear: ReadonlySet<string>
}

/** Three lists whose items all have ids. */
export function keyedItems(
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
): KeyedItems {
  const [mine, others] = [renamedIn(base, ours), renamedIn(base, theirs)]
  return {
    old: byId(base),
    mine: byId(ours, free(mine.names, others.names, theirs)),
    others: byId(theirs, free(others.names, mine.names, ours)),
    unclear: new Set([...mine.unclear, ...others.unclear]),
  }
}

/** By the keys under which both added something of their own, new ids for theirs. */
export function idsOfTheirs({ old, mine, others }: KeyedItems): Map<string, string> {
  const taken = new Set([old, mine, others].flatMap((items) => [...items].flatMap(bothNames)))
  const renamed = new Map<string, string>()
  for (const [key, own] of mine) {
    const other = others.get(key)
    if (old.has(key) || other === undefined || equal(own, other)) continue
    const fresh = freshId(idOf(own) as string, taken)
    taken.add(fresh)
    renamed.set(key, fresh)
  }
  return renamed
}

function bothNames([key, item]: readonly [string, unknown]): string[] {
  return [key, idOf(item) as string]
}

/** The ids in the base, by the ids that these items have now. */
export type Names = ReadonlyMap<string, string>

/**
 * The items of `side` that have another id than in `base`: one that was given it, or one that made
 * room for another that has its id now. That is how a merge leaves two that were added under one id.
 * What is not alone in `base` with all that it says, such as an edge of paper, is followed by its id.
 */
export function renamedIn(
  base: readonly unknown[],
  side: readonly unknown[],
): { readonly names: Names; readonly unclear: ReadonlySet<string> } {
  const names = new Map<string, string>()
  const unclear = new Set<string>()
  const [old, own] = [byId(base), byId(side)]
  const added = side.filter((item) => !old.has(idOf(item) as string))
  if (added.length === 0) return { names, unclear }
  const alone = new Map<string | undefined, number>()
  for (const item of base) alone.set(allButId(item), (alone.get(allButId(item)) ?? 0) + 1)
  const isItself = (item: unknown): boolean => says(item) && alone.get(allButId(item)) === 1
  for (const [index, at] of followed(base, side).entries()) {
    const [was, is] = [base[at], side[index]]
    if (idOf(was) !== idOf(is) && isItself(was)) names.set(idOf(is) as string, idOf(was) as string)
  }
  const asides = new Map(added.map((item) => [allButId(item), item]))
  for (const [id, was] of old) {
    const [is, aside] = [own.get(id), asides.get(allButId(was))]
    if (aside === undefined || !isRecord(was) || !isRecord(is)) continue
    if (!isItself(was) || equal(was, is)) continue
    if (keptMost(was, is)) unclear.add(id)
    else names.set(idOf(aside) as string, id)
  }
  return { names, unclear }
}

/** Whether it has more than a type and an id. */
function says(item: unknown): boolean {
  return isRecord(item) && Object.keys(item).some((key) => key !== 'type' && key !== 'id')
}

/** Without those whose new id the other side has for something else. */
function free(names: Names, others: Names, other: readonly unknown[]): Names {
  const taken = new Set(other.map(idOf))
  return new Map([...names].filter(([id, old]) => !taken.has(id) || others.get(id) === old))
}

function byId(items: readonly unknown[], names: Names = new Map()): Map<string, unknown> {
  const given = new Set(names.values())
  return new Map(
    items.map((item) => {
      const id = idOf(item) as string
      return [names.get(id) ?? (given.has(id) ? `${id} (another)` : id), item]
    }),
  )
}
