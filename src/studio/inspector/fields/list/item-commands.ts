import { valueAt } from '#engine/where.ts'
import type { DocumentId } from '#studio/api.ts'
import type { Command, Draft } from '#studio/commands/command.ts'

/** A list in a document, and what people call the item in question. */
interface InList {
  readonly document: DocumentId
  /** JSON Pointer of the list. */
  readonly at: string
  readonly title: string
}

/** Puts an item into a list. */
export const insertItem: Command<InList & { index: number; value: unknown; most?: number }> = {
  id: 'insert-item',
  title: 'Add',
  label: (_, { title }) => `Add ${title}`,
  allowed: ({ values }, { document, at, most = Infinity }) => {
    const list = listIn(values, document, at)
    return list.length < most || `There is room for ${most}, and all are taken. Take one out first.`
  },
  apply: (draft, _, { document, at, index, value }) => {
    change(draft, document, at, (list) => void list.splice(index, 0, value))
    return undefined
  },
}

/** Takes an item out of a list. */
export const removeItem: Command<InList & { index: number; least?: number }> = {
  id: 'remove-item',
  title: 'Take out',
  label: (_, { title }) => `Take out ${title}`,
  allowed: ({ values }, { document, at, least = 0 }) =>
    listIn(values, document, at).length > least ||
    (least === 1
      ? 'There has to be one. Change it instead.'
      : `There have to be ${least}. Add another first.`),
  apply: (draft, _, { document, at, index }) => {
    change(draft, document, at, (list) => void list.splice(index, 1))
    return undefined
  },
}

/** Moves an item to another place of its list. */
export const moveItem: Command<InList & { from: number; to: number }> = {
  id: 'move-item',
  title: 'Move',
  label: (_, { title, from, to }) => `Move ${title} ${to < from ? 'up' : 'down'}`,
  allowed: ({ values }, { document, at, from, to }) => {
    if (to < 0) return 'This is already the first.'
    if (to >= listIn(values, document, at).length) return 'This is already the last.'
    return from !== to || 'It stands there already.'
  },
  said: ({ values }, { document, at, title, from, to }) =>
    `${title} moved ${to < from ? 'up' : 'down'}, now ${to + 1} of ${listIn(values, document, at).length}.`,
  apply: (draft, _, { document, at, from, to }) => {
    change(draft, document, at, (list) => void list.splice(to, 0, ...list.splice(from, 1)))
    return undefined
  },
}

function listIn(
  values: Readonly<Record<string, unknown>>,
  document: string,
  at: string,
): unknown[] {
  const list = valueAt(values[document], at)
  return Array.isArray(list) ? (list as unknown[]) : []
}

/** Changes the list in the draft; one that is not there yet is made. */
function change(draft: Draft, document: string, at: string, make: (list: unknown[]) => void): void {
  const list = valueAt(draft[document], at)
  if (Array.isArray(list)) return make(list as unknown[])
  const cut = at.lastIndexOf('/')
  const holder = valueAt(draft[document], at.slice(0, cut)) as Record<string, unknown> | undefined
  const made: unknown[] = []
  make(made)
  if (holder)
    holder[
      at
        .slice(cut + 1)
        .replaceAll('~1', '/')
        .replaceAll('~0', '~')
    ] = made
}
