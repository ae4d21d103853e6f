import { freshCopy, idsIn } from '#engine/edit/fresh-id.ts'
import { steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import type { Command, Draft } from '#studio/actions/command.ts'
import type { DocumentId } from '#studio/api.ts'
import { write } from '#studio/commands/set-value.ts'

import type { OtherList } from './other-lists.ts'

/** A list in a document, and what people call the item in question. */
interface InList {
  readonly document: DocumentId
  /** JSON Pointer of the list. */
  readonly at: string
  readonly title: string
}

/**
 * Puts an item into a list, with ids that nothing in the document has. A list that is not there yet is
 * made where `order`, the keys beside it as their schema lists them, has it.
 */
export const insertItem: Command<
  InList & {
    index: number
    value: unknown
    most?: number | undefined
    order?: readonly string[]
  }
> = {
  label: (_, { title }) => `Add ${title}`,
  allowed: ({ values }, { document, at, most }) =>
    tooMany(listIn(values, document, at).length, most) ?? true,
  apply: (draft, { values }, { document, at, index, value, order }) => {
    const fresh = freshCopy(value, idsIn(values[document]))
    if (Array.isArray(valueAt(values[document], at)))
      change(draft, document, at, (list) => void list.splice(index, 0, fresh))
    else write(draft, [document, ...steps(at)], [fresh], order)
    return undefined
  },
}

/** Takes an item out of a list. */
export const removeItem: Command<InList & { index: number; least?: number | undefined }> = {
  label: (_, { title }) => `Remove ${title}`,
  allowed: ({ values }, { document, at, least }) =>
    tooFew(listIn(values, document, at).length, least) ?? true,
  apply: (draft, _, { document, at, index }) => {
    change(draft, document, at, (list) => void list.splice(index, 1))
    return undefined
  },
}

/** Moves an item to another place of its list. */
export const moveItem: Command<InList & { from: number; to: number }> = {
  label: (_, { title, from, to }) => `Move ${title} ${to < from ? 'up' : 'down'}`,
  allowed: ({ values }, { document, at, from, to }) => {
    const why = outside(to, listIn(values, document, at).length)
    return why ?? (from !== to || 'It’s there already.')
  },
  said: ({ values }, { document, at, title, from, to }) =>
    `${title} moved ${to < from ? 'up' : 'down'}, now ${to + 1} of ${listIn(values, document, at).length}.`,
  aside: () => true,
  apply: (draft, _, { document, at, from, to }) => {
    change(draft, document, at, (list) => void list.splice(to, 0, ...list.splice(from, 1)))
    return undefined
  },
}

/** Moves an item to the end of another list of its kind, as it is: what names it goes on naming it. */
export const moveToList: Command<
  InList & {
    index: number
    to: OtherList
    least?: number | undefined
    most?: number | undefined
  }
> = {
  label: (_, { title, to }) => `Move ${title} to ${to.title}`,
  allowed({ values }, { document, at, to, least, most }) {
    const [from, into] = [at, to.at].map((list) => listIn(values, document, list).length)
    return tooFew(from ?? 0, least) ?? tooMany(into ?? 0, most) ?? true
  },
  said: (_, { title, to }) => `${title} moved to ${to.title}, at the end.`,
  apply: (draft, _, { document, at, index, to }) => {
    change(draft, document, at, (list) => {
      const moved = list.splice(index, 1)
      change(draft, document, to.at, (other) => void other.push(...moved))
    })
    return undefined
  },
}

/** Why nothing may join a list of so many; undefined where it may. */
export function tooMany(count: number, most = Infinity): string | undefined {
  if (count < most) return undefined
  return `There’s only room for ${most}. Remove one first.`
}

/** Why nothing may leave a list of so many. */
export function tooFew(count: number, least = 0): string | undefined {
  if (count > least) return undefined
  return least === 1
    ? 'There has to be one. Change it instead.'
    : `There have to be ${least}. Add another first.`
}

/** Why an item cannot move to a place of a list of so many. */
export function outside(to: number, count: number): string | undefined {
  if (to < 0) return 'This is already the first.'
  return to >= count ? 'This is already the last.' : undefined
}

function listIn(
  values: Readonly<Record<string, unknown>>,
  document: string,
  at: string,
): unknown[] {
  const list = valueAt(values[document], at)
  return Array.isArray(list) ? (list as unknown[]) : []
}

/** Changes the list in the draft, if it is one. */
function change(draft: Draft, document: string, at: string, make: (list: unknown[]) => void): void {
  const list = valueAt(draft[document], at)
  if (Array.isArray(list)) make(list as unknown[])
}
