import { isRecord } from '#engine/schema/schema.ts'
import { valueAt } from '#engine/where.ts'
import { namedLinks } from '#studio/inspector/fields/href/places.ts'
import type { Values } from '#studio/state/documents.ts'
import { setName, wholeSets } from '#studio/state/pages.ts'

export interface Choice {
  readonly id: string
  readonly name: string
  /** What it belongs to: the section of a menu item. */
  readonly group?: string
}

/** What there is to choose from, by the kind of thing a setting names. */
const found: ReadonlyMap<string, (values: Values) => Choice[]> = new Map([
  ['location', locations],
  ['link', (values: Values) => namedLinks(values).map(([id, name]) => ({ id, name }))],
  ['post', posts],
  ['set', sets],
  ['menu-section', (values: Values) => sections(values).map(choiceOf)],
  [
    'menu-item',
    (values: Values) =>
      sections(values).flatMap((section) =>
        records(section['items']).map((item) => ({
          ...choiceOf(item),
          group: choiceOf(section).name,
        })),
      ),
  ],
])

/** The kinds of things that settings name and a person can choose. */
export const referenceKinds: ReadonlySet<string> = new Set(found.keys())

/** The things of a kind, with the names people know them by. */
export function choicesOf(kind: string, values: Values): Choice[] {
  return found.get(kind)?.(values) ?? []
}

function locations(values: Values): Choice[] {
  const all = valueAt(values['content/locations.json'], '/locations')
  return isRecord(all)
    ? Object.entries(all).map(([id, one]) => choiceOf({ ...(isRecord(one) ? one : {}), id }))
    : []
}

/** What can be live: a set of pages, which `shared` is none of. */
function sets(values: Values): Choice[] {
  return wholeSets(values).map((set) => ({ id: set, name: setName(values, set) }))
}

function posts(values: Values): Choice[] {
  return records(valueAt(values['content/feed.json'], '/posts')).map((post) =>
    choiceOf({ id: post['id'], name: post['caption'] }),
  )
}

function sections(values: Values): Record<string, unknown>[] {
  return records(valueAt(values['content/menu.json'], '/sections'))
}

function records(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}

/** Longest name that a list shows. */
const MOST = 60

function choiceOf({ id, name }: Record<string, unknown>): Choice {
  const own = typeof id === 'string' ? id : ''
  const words = typeof name === 'string' && name !== '' ? name : own
  return { id: own, name: words.length > MOST ? `${words.slice(0, MOST)}…` : words }
}
