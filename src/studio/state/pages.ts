import { isRecord } from '#engine/is-record.ts'
import { documentName } from '#engine/site/document-name.ts'
import { documentKind, folderOf } from '#engine/site/model.ts'
import { baseOf } from '#engine/site/routes.ts'
import type { DocumentId, StudioSite } from '#studio/api.ts'

import { type Values, parsed } from './documents.ts'

/** `main/home.json` → `/main/home`, the address in the Studio. */
export function addressOf(id: DocumentId): string {
  return `/${id.replace(/\.json$/, '')}`
}

export function documentAt(address: string): DocumentId {
  return `${address.replace(/^\/+|\/+$/g, '')}.json`
}

/** The document to open first: that of the address, the home of the live set, or any page there is. */
export function firstPage(site: StudioSite, address = '/'): DocumentId {
  const asked = documentAt(address)
  if (Object.hasOwn(site.documents, asked)) return asked
  const facts = parsed(site.documents['site.json']?.text ?? '')
  const live = isRecord(facts) ? String(facts['variant']) : ''
  const pages = Object.keys(site.documents).filter((id) => documentKind(id) === 'Page')
  const isHome = (id: DocumentId): boolean => {
    const page = parsed(site.documents[id]?.text ?? '')
    return isRecord(page) && page['route'] === '/'
  }
  const own = pages.filter((id) => id.startsWith(`${live}/`))
  return own.find(isHome) ?? own[0] ?? pages[0] ?? 'site.json'
}

/** "Quiz profiles", "Home, To Go": of what each set has its own, whose it is. */
export function sharedName(values: Values, id: DocumentId): string {
  const folder = setOf(id)
  const name = documentName(id)
  return folder === '' || folder === 'content' ? name : `${name}, ${setName(values, folder)}`
}

/** "Home", "Home and Menu", "5 documents"; where two are called alike, "Home (main)". */
export function listed(ids: readonly DocumentId[]): string {
  if (ids.length > 3) return `${ids.length} documents`
  const all = ids.map(documentName)
  const names = ids.map((id) => {
    const name = documentName(id)
    const isAlone = all.indexOf(name) === all.lastIndexOf(name)
    return isAlone ? name : `${name} (${setOf(id)})`
  })
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

let collator: Intl.Collator | undefined

/** As people count: 2 stands before 10. Made when it is first asked, since it takes some milliseconds. */
function compare(a: string, b: string): number {
  collator ??= new Intl.Collator('en', { numeric: true })
  return collator.compare(a, b)
}

/** The pages of a set, by name, the home first. */
export function pagesOf(values: Values, set: string): DocumentId[] {
  const isHome = (id: DocumentId): boolean => routeOf(values, id) === '/'
  return Object.keys(values)
    .filter((id) => id.startsWith(`${set}/`) && documentKind(id) === 'Page')
    .toSorted(
      (a, b) =>
        Number(isHome(b)) - Number(isHome(a)) ||
        // By the words that are shown: in file names the sign between words stands before the dot.
        compare(documentName(a), documentName(b)) ||
        compare(a, b),
    )
}

/**
 * The page to look at after a step: one that is there again, or that is otherwise. Of several, that on
 * which the step was done, or else the one that is open; where it is none, that of the step as well.
 */
export function pageToShow(
  ofStep: DocumentId,
  open: DocumentId,
  before: Values,
  after: Values,
): DocumentId {
  const changed = Object.keys(after).filter(
    (id) => before[id] !== after[id] && documentKind(id) === 'Page',
  )
  const back = changed.find((id) => before[id] === undefined)
  return back ?? [ofStep, open].find((id) => changed.includes(id)) ?? changed[0] ?? ofStep
}

/**
 * Folders of pages: the sets, sorted, then what they share. Also a set whose chrome cannot be read,
 * so that none of its pages is out of sight.
 */
export function setsOf(values: Values): string[] {
  const kinds: readonly unknown[] = ['Chrome', 'Page']
  const documents = Object.keys(values).filter((id) => kinds.includes(documentKind(id)))
  const folders = new Set(documents.map(setOf))
  const shared = folders.delete('shared') ? ['shared'] : []
  return [...[...folders].toSorted(), ...shared]
}

/** Sets that can be live: those whose chrome is there. */
export function wholeSets(values: Values): string[] {
  return setsOf(values).filter((set) => values[`${set}/chrome.json`] !== undefined)
}

/** The folder of a page: its set, or `shared`. */
export function setOf(id: DocumentId): string {
  return folderOf(id)
}

/** The only set besides that of a page; undefined where there is none or are more, as for a shared page. */
export function otherSet(values: Values, page: DocumentId): string | undefined {
  const others = setsOf(values).filter((set) => set !== setOf(page) && set !== 'shared')
  return others.length === 1 ? others[0] : undefined
}

/** What people call a set: the name that its chrome has. */
export function setName(values: Values, set: string): string {
  if (set === 'shared') return 'Shared'
  const chrome = values[`${set}/chrome.json`]
  const name = isRecord(chrome) ? chrome['name'] : undefined
  return typeof name === 'string' && name.trim() !== '' ? name : set
}

/** The set that visitors get. */
export function liveSet(values: Values): string {
  const site = values['site.json']
  return isRecord(site) && typeof site['variant'] === 'string' ? site['variant'] : ''
}

/** The set whose theme a document is shown in: its own, else the live one. */
export function dressOf(values: Values, id: DocumentId): string {
  const set = setOf(id)
  return values[`${set}/chrome.json`] === undefined ? liveSet(values) : set
}

/** Where visitors find a page; undefined where its set is not served or it has no route. */
export function addressOfPage(values: Values, id: DocumentId): string | undefined {
  const base = addressStart(values, setOf(id))
  const route = routeOf(values, id)
  return base === undefined || typeof route !== 'string' ? undefined : `${base}${route}`
}

/** What the addresses of a set begin with; undefined where it is not served. */
export function addressStart(values: Values, set: string): string | undefined {
  return baseOf(values['site.json'], set, liveSet(values))
}

/** The page of a set that has the address of this one there. */
export function counterpart(values: Values, id: DocumentId, set: string): DocumentId | undefined {
  const route = routeOf(values, id)
  if (typeof route !== 'string') return undefined
  return pagesOf(values, set).find((other) => routeOf(values, other) === route)
}

/** Whether a page is one that nobody gets before it is made live. */
export function isDraft(values: Values, id: DocumentId): boolean {
  const page = values[id]
  return isRecord(page) && page['status'] === 'draft'
}

function routeOf(values: Values, id: DocumentId): unknown {
  const page = values[id]
  return isRecord(page) ? page['route'] : undefined
}
