/**
 * Three-way merge of documents.
 *
 * Two people changed the same file from a common base. Lines are the wrong unit for JSON: a line
 * merge leaves broken JSON in half of the common cases. Here the unit is the setting. Blocks, and
 * other list items with an `id`, are followed by it, so that a block can be moved by one and edited
 * by the other, into another list, too, and be given another id. What only one side touched is always
 * taken; what both touched differently is a conflict, in which ours stands and theirs is reported,
 * except that an edit beats a deletion.
 */
import type { BlockName } from '#engine/diff/changes.ts'
import { idOf, keyed } from '#engine/edit/align.ts'
import { equal } from '#engine/edit/equal.ts'
import { linksTo, relinked } from '#engine/edit/relink.ts'
import { isRecord } from '#engine/is-record.ts'
import { escaped } from '#engine/text/pointer.ts'

import { type KeyedItems, idsOfTheirs, keyedItems } from './keyed-items.ts'
import { type Settled, type Home, movedBetween, withInner, withReturned } from './moves-between.ts'
import { inOrderOf, mergeOrder } from './order.ts'
import { type Added, bothAdded, partsOf } from './plain-items.ts'
import { type Raise, atOneVersion } from './versions.ts'

export interface Conflict {
  readonly kind:
    | 'both-set'
    | 'edited-and-deleted'
    | 'both-moved'
    | 'moved-apart'
    | 'both-added'
    | 'other-version'
  readonly block?: BlockName
  /** JSON Pointer with ids in place of the numbers of keyed items; inside the block if there is one. */
  readonly pointer: string
  /** What stands in the merged document; undefined where that side deleted it or only moved it. */
  readonly ours?: unknown
  readonly theirs?: unknown
  /** Of two that were added under one id, the one that theirs has now. */
  readonly renamed?: string
  /** Whether the links that theirs made to it on its page lead to that id. */
  readonly isFollowed?: boolean
}

export interface Merged {
  readonly value: unknown
  readonly conflicts: readonly Conflict[]
}

/** A key or an item that a side does not have. */
const absent = Symbol('absent')

type Side = 'ours' | 'theirs' | 'neither'

/**
 * Which side stands in a conflict; `index` counts them, and is the same for the same three documents
 * whatever was answered before. Undefined leaves it as it is without anybody to ask. Neither puts
 * there what no document has: for a common base that is made of two, of which no side may seem to
 * have been agreed on.
 */
export type Decide = (conflict: Conflict, index: number) => Side | undefined

/**
 * Both sides' changes in one document. The order of keys is that of `ours`. Of what both added under
 * one id both stay, whatever is decided. A block that the sides have in several versions of its
 * schema is merged in the latest, if `raise` can bring it there; else one side of it stands.
 */
export function merge(
  base: unknown,
  ours: unknown,
  theirs: unknown,
  decide?: Decide,
  raise?: Raise,
): Merged {
  const merger = new Merger(decide, raise)
  const value = merger.value({ pointer: '' }, base, ours, theirs)
  return { value, conflicts: merger.conflicts }
}

interface Spot {
  readonly block?: BlockName
  readonly pointer: string
}

class Merger {
  readonly conflicts: Conflict[] = []
  private readonly decide: Decide | undefined
  private readonly raise: Raise | undefined

  constructor(decide: Decide | undefined, raise: Raise | undefined) {
    this.decide = decide
    this.raise = raise
  }

  value(at: Spot, base: unknown, ours: unknown, theirs: unknown): unknown {
    if (equal(ours, theirs) || equal(base, theirs)) return ours
    if (equal(base, ours)) return theirs
    if (isRecord(ours) && isRecord(theirs)) return this.object(at, base, ours, theirs)
    if (Array.isArray(ours) && Array.isArray(theirs))
      return this.list(at, Array.isArray(base) ? base : [], ours, theirs)
    if (ours === absent || theirs === absent) {
      const edit = ours === absent ? 'theirs' : 'ours'
      const side = this.conflict(at, 'edited-and-deleted', ours, theirs) ?? edit
      return standing(side, base, ours, theirs)
    }
    return standing(this.conflict(at, 'both-set', ours, theirs), base, ours, theirs)
  }

  private object(
    at: Spot,
    base: unknown,
    ours: Record<string, unknown>,
    theirs: Record<string, unknown>,
  ): Record<string, unknown> {
    const old = isRecord(base) ? base : {}
    const entries: [string, unknown][] = []
    for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
      const side = (object: Record<string, unknown>): unknown =>
        Object.hasOwn(object, key) ? object[key] : absent
      const inner = { ...at, pointer: `${at.pointer}/${escaped(key)}` }
      const value = this.value(inner, side(old), side(ours), side(theirs))
      if (value !== absent) entries.push([key, value])
    }
    return Object.fromEntries(entries)
  }

  private list(at: Spot, base: unknown[], ours: unknown[], theirs: unknown[]): unknown[] {
    const hasIds = [base, ours, theirs].every((items) => items.length === 0 || keyed(items))
    return hasIds ? this.keyedList(at, base, ours, theirs) : this.plainList(at, base, ours, theirs)
  }

  private keyedList(at: Spot, base: unknown[], ours: unknown[], theirs: unknown[]): unknown[] {
    const { items, settled } = this.settled(at, keyedItems(base, ours, theirs))
    const { old, mine, others, unclear } = items
    let values = new Map<string, unknown>()
    const renamed = idsOfTheirs(items)
    const links = new Map([...renamed].filter(([id]) => !linksTo(base, id)))
    for (const key of new Set([...mine.keys(), ...others.keys()])) {
      const [was, own, added] = [old, mine, others].map((side) => side.get(key) ?? absent)
      const inner = spotOf(at, own === absent ? added : own)
      // What is ours as well leads to ours.
      const isTheirs = inner.block && !equal(own, added) && !equal(was, added)
      const other = isTheirs ? relinked(added, links) : added
      const fresh = renamed.get(key)
      if (fresh !== undefined) {
        const isFollowed = inner.block !== undefined && links.has(key)
        this.conflict(inner, 'both-added', own, other, { renamed: fresh, isFollowed })
        values.set(key, own)
        values.set(fresh, { ...(other as object), id: fresh })
        continue
      }
      const value = unclear.has(key)
        ? this.whole(inner, was, own, other)
        : inner.block
          ? this.block(inner, was, own, other)
          : this.value(inner, was, own, other)
      if (value !== absent) values.set(key, value)
    }
    // What went into a list that is not any more stays where the other side has it.
    for (const { item, home, elsewhere, there } of settled)
      if (!values.has(home.holder) && elsewhere)
        values = withReturned(values, elsewhere, item, there)
    const own = [...mine.keys()]
    const other = [...others.keys()].map((key) => renamed.get(key) ?? key)
    const kept = new Set(values.keys())
    const order = mergeOrder([...old.keys()], own, other, kept)
    const sides = order.contested.map((key) =>
      this.conflict(spotOf(at, values.get(key)), 'both-moved', absent, absent),
    )
    const all = (answer: Side): boolean =>
      sides.length > 0 && sides.every((side) => side === answer)
    const { ids } = all('theirs') ? mergeOrder([...old.keys()], other, own, kept) : order
    const ordered = all('neither') ? inOrderOf([...old.keys()], ids) : ids
    return ordered.map((key) => values.get(key))
  }

  /** What either side moved from one item's list to another's stands where it belongs, merged. */
  private settled(at: Spot, items: KeyedItems): { items: KeyedItems; settled: Settled[] } {
    let { old, mine, others } = items
    const settled: Settled[] = []
    for (const moved of movedBetween(old, mine, others)) {
      const { id, was, own, other, before, ours, theirs } = moved
      const isOurs = ours !== undefined && ours.holder !== before.holder
      const isTheirs = theirs !== undefined && theirs.holder !== before.holder
      const { holder, list } = (isOurs ? ours : theirs) as Home
      const outer = spotOf(at, (isOurs ? mine : others).get(holder))
      const spot = spotOf({ ...outer, pointer: `${outer.pointer}/${escaped(list)}` }, { id })
      const isContested = isOurs && isTheirs && ours.holder !== theirs.holder
      const answer = isContested && this.conflict(spot, 'moved-apart', absent, absent)
      const side = answer === 'theirs' || !isOurs ? 'theirs' : 'ours'
      const value = this.value(spot, was, own ?? absent, other ?? absent)
      const item = value === absent ? undefined : value
      if (item !== undefined)
        settled.push({
          item,
          home: (side === 'ours' ? ours : theirs) as Home,
          elsewhere: side === 'ours' ? theirs : ours,
          there: side === 'ours' ? items.others : items.mine,
        })
      old = withInner(old, list, id, undefined)
      mine = withInner(mine, list, idOf(own), side === 'ours' ? item : undefined)
      others = withInner(others, list, idOf(other), side === 'theirs' ? item : undefined)
    }
    return { items: { ...items, old, mine, others }, settled }
  }

  private block(at: Spot, base: unknown, ours: unknown, theirs: unknown): unknown {
    const versions = atOneVersion([base, ours, theirs], this.raise)
    if (versions) return this.value(at, ...versions)
    return this.whole(at, base, ours, theirs, 'other-version')
  }

  /**
   * Items without ids, by what both sides kept; what stands between is decided as a whole, and so is
   * the list where an item would stand twice because it went two ways.
   */
  private plainList(at: Spot, base: unknown[], ours: unknown[], theirs: unknown[]): unknown[] {
    const parts = partsOf(base, ours, theirs)
    if (!parts) return this.whole(at, base, ours, theirs) as unknown[]
    const merged: unknown[] = []
    for (const part of parts) {
      const here = (more = 0): Spot => ({ ...at, pointer: `${at.pointer}/${merged.length + more}` })
      const { base: was, ours: own, theirs: other } = part
      if (part.is === 'between' && was.length === 0)
        merged.push(...bothAdded(own, other).map((added, index) => this.added(here(index), added)))
      else if (part.is === 'between')
        merged.push(...(this.whole(here(), was, own, other) as unknown[]))
      // What one side set of an item must not end in the one that the other put in its place.
      else if (part.is === 'replaced') merged.push(this.whole(here(), was[0], own[0], other[0]))
      else merged.push(this.value(here(), was[0], own[0], other[0]))
    }
    return merged
  }

  private added(at: Spot, added: Added): unknown {
    if (!('ours' in added)) return added.theirs
    return 'theirs' in added ? this.value(at, absent, added.ours, added.theirs) : added.ours
  }

  /** One side as it is, without what the other set inside. */
  private whole(
    at: Spot,
    base: unknown,
    ours: unknown,
    theirs: unknown,
    kind: Conflict['kind'] = 'both-set',
  ): unknown {
    if (equal(ours, theirs) || equal(base, theirs)) return ours
    if (equal(base, ours)) return theirs
    return standing(this.conflict(at, kind, ours, theirs), base, ours, theirs)
  }

  private conflict(
    at: Spot,
    kind: Conflict['kind'],
    ours: unknown,
    theirs: unknown,
    more: Pick<Conflict, 'renamed' | 'isFollowed'> = {},
  ): Side | undefined {
    const conflict: Conflict = {
      kind,
      ...at,
      ...(ours === absent ? {} : { ours }),
      ...(theirs === absent ? {} : { theirs }),
      ...more,
    }
    this.conflicts.push(conflict)
    return this.decide?.(conflict, this.conflicts.length - 1)
  }
}

/** In JSON, since git keeps it in a file; it is in no schema. */
const undecided = { undecided: true }

function standing(side: Side | undefined, base: unknown, ours: unknown, theirs: unknown): unknown {
  if (side !== 'neither') return side === 'theirs' ? theirs : ours
  if (Array.isArray(base)) return [undecided]
  return isRecord(base) ? { ...base, ...undecided } : undecided
}

/** A block of a page is named by itself, any other item by its id in the pointer. */
function spotOf(at: Spot, item: unknown): Spot {
  const id = idOf(item) as string
  const type = isRecord(item) ? item['type'] : undefined
  if (at.pointer === '/blocks' && !at.block && typeof type === 'string')
    return { block: { id, type }, pointer: '' }
  return { ...at, pointer: `${at.pointer}/${escaped(id)}` }
}
