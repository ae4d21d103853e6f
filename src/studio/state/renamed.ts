/**
 * What is known by a name or a place, after a step that gave it another one: what the author looks at
 * is the same thing, whether it was changed here or elsewhere, or that was undone.
 */
import { align } from '#engine/edit/align.ts'
import { equal } from '#engine/edit/equal.ts'
import { isRecord } from '#engine/is-record.ts'
import { blockSchemas } from '#engine/schema/schema.ts'
import { escaped, holderOf, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import { listSchema } from '#studio/inspector/form/shape.ts'

import { blockIds } from './blocks.ts'
import type { Values } from './documents.ts'
import { placeIn } from './places.ts'
import type { Selection } from './selection.ts'
import type { OpenEntry } from './view.ts'

/** What is selected, with the ids and places that its blocks and a part of one have after a step. */
export function selectionAfter(selection: Selection, before: unknown, after: unknown): Selection {
  if (before === after || selection.blocks.length === 0) return selection
  const blocks = selection.blocks.map((id) => blockAfter(before, after, id))
  const pointer = partAfter(selection, blockOf(before, selection), blockOf(after, { blocks }))
  return pointer !== selection.pointer || blocks.some((id, index) => id !== selection.blocks[index])
    ? { blocks, pointer }
    : selection
}

function blockOf(page: unknown, { blocks }: Pick<Selection, 'blocks'>): unknown {
  return valueAt(page, `/blocks/${blockIds(page).indexOf(blocks[0])}`)
}

/**
 * Where the selected part of a block is, if lists around it became longer or shorter or its item moved
 * in one; what holds the list, where its item is gone: the neighbor is not what was chosen.
 */
function partAfter({ pointer }: Selection, before: unknown, after: unknown): string {
  let was = before
  let is = after
  let at = ''
  for (const step of steps(pointer)) {
    const key =
      Array.isArray(was) && Array.isArray(is)
        ? (was.length === is.length ? placeMoved : placeAfter)(was, is, step)
        : step
    if (key === undefined) return holderOf(at)
    at += `/${escaped(key)}`
    was = valueAt(was, `/${escaped(step)}`)
    is = valueAt(is, `/${escaped(key)}`)
  }
  return at
}

/** Whether a step took the chosen part away, so that what held it is chosen by `selectionAfter`. */
export function isPartGone(before: Selection, after: Selection): boolean {
  return steps(after.pointer).length < steps(before.pointer).length
}

/** The id that a block of a page has in another state of it, if nothing else became of it. */
export function blockAfter(before: unknown, after: unknown, id: string): string {
  const is = blockIds(after)
  // As after nearly every step.
  if (is.includes(id)) return id
  const was = blockIds(before)
  const at = was.indexOf(id)
  const now = is[at]
  const isIt = is.length === was.length && typeof now === 'string' && !was.includes(now)
  const type = `/blocks/${at}/type`
  return isIt && valueAt(before, type) === valueAt(after, type) ? now : id
}

/**
 * What came into a page with a step: blocks, or one item of a list of a block; undefined where nothing
 * did, or the page itself.
 */
export function arrivedIn(before: unknown, after: unknown): Selection | undefined {
  if (before === undefined) return undefined
  const [was, is] = [blockIds(before), blockIds(after)]
  // As many as before: those that are new are others by another name.
  if (is.length > was.length) {
    const known = new Set(was)
    const blocks = is.filter((id): id is string => typeof id === 'string' && !known.has(id))
    if (blocks.length > 0) return { blocks, pointer: '' }
  }
  const { index, pointer } = placeIn(newItem(before, after) ?? '')
  const block = valueAt(after, `/blocks/${index}`)
  const id = valueAt(block, '/id')
  const root = blockSchemas.get(String(valueAt(block, '/type')))
  const isItem = root && listSchema(root, block, holderOf(pointer))
  return isItem && typeof id === 'string' ? { blocks: [id], pointer } : undefined
}

/**
 * The blocks that a step put elsewhere on a page; undefined where all stand in the same order. Those
 * that are selected, if all others kept theirs: of two that changed places either may have moved.
 */
export function movedIn(
  before: unknown,
  after: unknown,
  { blocks: selected }: Selection,
): Selection | undefined {
  const [was, is] = [blockIds(before), blockIds(after)]
  const isOther = (id: unknown, at: number): boolean => id !== was[at]
  const from = is.findIndex(isOther)
  if (from < 0 || was.length !== is.length || !is.every((id) => was.includes(id))) return undefined
  const [up, down] = [is[from], is.findLast(isOther)]
  const guesses: (readonly unknown[])[] = [selected, [up], [down]]
  const moved = guesses.find((some) => {
    const others = (ids: readonly unknown[]): unknown[] => ids.filter((id) => !some.includes(id))
    return equal(others(was), others(is))
  })
  const blocks = (moved ?? [up]).filter((id) => typeof id === 'string')
  return { blocks, pointer: '' }
}

/** Where the one value stands that a list has more than before, if nothing else is new. */
function newItem(before: unknown, after: unknown): string | undefined {
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) {
    const isOne = after.length === before.length + 1
    return isOne ? `/${align(before, after).indexOf(-1)}` : undefined
  }
  if (!isHolder(before) || !isHolder(after)) return undefined
  const was = new Map<string, unknown>(Object.entries(before))
  const [other, ...more] = Object.entries(after).filter(([key, value]) => was.get(key) !== value)
  if (!other || more.length > 0) return undefined
  const [key, value] = other
  const inner = newItem(was.get(key), value)
  return inner === undefined ? undefined : `/${escaped(key)}${inner}`
}

function isHolder(value: unknown): value is object {
  return Array.isArray(value) || isRecord(value)
}

/** The entry that is open, with the keys and places that it and what holds it have after a step. */
export function entryAfter(
  entry: OpenEntry | undefined,
  before: Values,
  after: Values,
): OpenEntry | undefined {
  if (!entry || before[entry.document] === after[entry.document]) return entry
  const { document } = entry
  let was = before[document]
  let is = after[document]
  let at = ''
  for (const step of steps(entry.at)) {
    const key =
      Array.isArray(was) && Array.isArray(is)
        ? (placeAfter(was, is, step) ?? step)
        : isRecord(was) && isRecord(is)
          ? keyAfter(was, is, step)
          : step
    at += `/${escaped(key)}`
    was = valueAt(was, `/${escaped(step)}`)
    is = valueAt(is, `/${escaped(key)}`)
  }
  return at === entry.at ? entry : { document, at }
}

/** The place that an item of a list has in another state of it; undefined where it is gone. */
function placeAfter(
  before: readonly unknown[],
  after: readonly unknown[],
  place: string,
): string | undefined {
  const now = align(before, after).indexOf(Number(place))
  return now < 0 ? undefined : String(now)
}

/**
 * The same in one of as many: an item that is there as it was, where another stood. One that is not
 * was changed in its place: a text that is typed could be taken for its neighbor.
 */
function placeMoved(before: readonly unknown[], after: readonly unknown[], place: string): string {
  const item = before[Number(place)]
  if (equal(item, after[Number(place)])) return place
  const now = after.findIndex((one, index) => equal(one, item) && !equal(one, before[index]))
  return now < 0 ? place : String(now)
}

/** The key that a value of a record has in another state of it, if it is the only one that changed. */
function keyAfter(before: object, after: object, key: string): string {
  const gone = Object.keys(before).filter((one) => !Object.hasOwn(after, one))
  const [now, ...more] = Object.keys(after).filter((one) => !Object.hasOwn(before, one))
  return now !== undefined && more.length === 0 && gone.length === 1 && gone[0] === key ? now : key
}
