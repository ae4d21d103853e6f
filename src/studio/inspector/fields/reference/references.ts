import { isRecord } from '#engine/is-record.ts'
import { escaped } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import type { DocumentId } from '#studio/api.ts'
import { namedLinks } from '#studio/inspector/fields/href/places.ts'
import type { Values } from '#studio/state/documents.ts'
import { setName, wholeSets } from '#studio/state/pages.ts'
import type { OpenEntry } from '#studio/state/view.ts'

export interface Choice {
  readonly id: string
  readonly name: string
  /** What it belongs to: the section of a menu item. */
  readonly group?: string
  /** Where it is written, if it has settings of its own. */
  readonly entry?: OpenEntry
}

/** What there is to choose from, by the kind of thing a setting names. */
const found: ReadonlyMap<string, (values: Values) => Choice[]> = new Map([
  ['location', locations],
  ['link', links],
  ['post', posts],
  ['set', sets],
  ['menu-section', sections],
  ['menu-item', items],
])

/** The kinds of things that settings name and a person can choose. */
export const referenceKinds: ReadonlySet<string> = new Set(found.keys())

/** The things of a kind, with the names people know them by. */
export function choicesOf(kind: string, values: Values): Choice[] {
  return found.get(kind)?.(values) ?? []
}

function locations(values: Values): Choice[] {
  const document = 'content/locations.json'
  const all = valueAt(values[document], '/locations')
  return isRecord(all)
    ? Object.entries(all).map(([id, one]) =>
        choiceOf({ ...(isRecord(one) ? one : {}), id }, document, `/locations/${escaped(id)}`),
      )
    : []
}

function links(values: Values): Choice[] {
  const document = 'content/links.json'
  return namedLinks(values).map(([id, name]) => ({
    id,
    name,
    entry: { document, at: `/links/${escaped(id)}` },
  }))
}

/** What can be live: a set of pages, which `shared` is none of. */
function sets(values: Values): Choice[] {
  return wholeSets(values).map((set) => ({ id: set, name: setName(values, set) }))
}

function posts(values: Values): Choice[] {
  return listed(values, 'content/feed.json', '/posts', ({ id, caption }) => ({ id, name: caption }))
}

const MENU = 'content/menu.json'

function sections(values: Values): Choice[] {
  return listed(values, MENU, '/sections')
}

function items(values: Values): Choice[] {
  return sections(values).flatMap(({ name, entry }) =>
    listed(values, MENU, `${entry?.at}/items`).map((item) => ({ ...item, group: name })),
  )
}

/** The things of a list of a document; `told` says what is their id and name. */
function listed(
  values: Values,
  document: DocumentId,
  list: string,
  told: (thing: Record<string, unknown>) => Record<string, unknown> = (thing) => thing,
): Choice[] {
  const all = valueAt(values[document], list)
  return Array.isArray(all)
    ? all.flatMap((one: unknown, index) =>
        isRecord(one) ? [choiceOf(told(one), document, `${list}/${index}`)] : [],
      )
    : []
}

/** Longest name that a list shows. */
const MOST = 60

function choiceOf({ id, name }: Record<string, unknown>, document: DocumentId, at: string): Choice {
  const own = typeof id === 'string' ? id : ''
  const words = typeof name === 'string' && name !== '' ? name : own
  return {
    id: own,
    name: words.length > MOST ? `${words.slice(0, MOST)}…` : words,
    entry: { document, at },
  }
}
