/**
 * What is known by a name or a place, after a step that gave it another one: what the author looks at
 * is the same thing, whether it was changed here or elsewhere, or that was undone.
 */
import { align } from '#engine/edit/align.ts'
import { isRecord } from '#engine/schema/schema.ts'
import { escaped, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'

import type { Values } from './documents.ts'
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
  return valueAt(page, `/blocks/${idsIn(page).indexOf(blocks[0])}`)
}

/** Where the selected part of a block is, if lists around it became longer or shorter. */
function partAfter({ pointer }: Selection, before: unknown, after: unknown): string {
  let was = before
  let is = after
  let at = ''
  for (const step of steps(pointer)) {
    // In one of the same length a text that is typed could be taken for its neighbor.
    const key =
      Array.isArray(was) && Array.isArray(is) && was.length !== is.length
        ? placeAfter(was, is, step)
        : step
    at += `/${escaped(key)}`
    was = valueAt(was, `/${escaped(step)}`)
    is = valueAt(is, `/${escaped(key)}`)
  }
  return at
}

/** The id that a block of a page has in another state of it, if nothing else became of it. */
export function blockAfter(before: unknown, after: unknown, id: string): string {
  const is = idsIn(after)
  // As after nearly every step.
  if (is.includes(id)) return id
  const was = idsIn(before)
  const at = was.indexOf(id)
  const now = is[at]
  const isIt = is.length === was.length && typeof now === 'string' && !was.includes(now)
  const type = `/blocks/${at}/type`
  return isIt && valueAt(before, type) === valueAt(after, type) ? now : id
}

/** The ids of the blocks that came into a page with a step; none where the page itself came. */
export function arrivedIn(before: unknown, after: unknown): string[] {
  const was = idsIn(before)
  const is = idsIn(after)
  // As many as before: those that are new are others by another name.
  if (before === undefined || is.length <= was.length) return []
  return is.filter((id): id is string => typeof id === 'string' && !was.includes(id))
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
        ? placeAfter(was, is, step)
        : isRecord(was) && isRecord(is)
          ? keyAfter(was, is, step)
          : step
    at += `/${escaped(key)}`
    was = valueAt(was, `/${escaped(step)}`)
    is = valueAt(is, `/${escaped(key)}`)
  }
  return at === entry.at ? entry : { document, at }
}

/** The place that an item of a list has in another state of it; where it stood, if it is gone. */
function placeAfter(before: readonly unknown[], after: readonly unknown[], place: string): string {
  const now = align(before, after).indexOf(Number(place))
  return now < 0 ? place : String(now)
}

/** The key that a value of a record has in another state of it, if it is the only one that changed. */
function keyAfter(before: object, after: object, key: string): string {
  const gone = Object.keys(before).filter((one) => !Object.hasOwn(after, one))
  const [now, ...more] = Object.keys(after).filter((one) => !Object.hasOwn(before, one))
  return now !== undefined && more.length === 0 && gone.length === 1 && gone[0] === key ? now : key
}

/** The ids of a page's blocks, in order; whatever stands there. */
export function idsIn(page: unknown): readonly unknown[] {
  const blocks = valueAt(page, '/blocks')
  return Array.isArray(blocks)
    ? blocks.map((block: unknown) => (isRecord(block) ? block['id'] : undefined))
    : []
}
