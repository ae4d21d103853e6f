import { isRecord } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import type { DocumentId, StudioSite } from '#studio/api.ts'

import { type Values, parsed } from './documents.ts'

/** `multi-location/home.json` → `/multi-location/home`, the address in the Studio. */
export function addressOf(id: DocumentId): string {
  return `/${id.replace(/\.json$/, '')}`
}

export function documentAt(address: string): DocumentId {
  return `${address.replace(/^\/+|\/+$/g, '')}.json`
}

/** The page to open first: the home of the live set, else any page there is. */
export function firstPage(site: StudioSite): DocumentId {
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

/** What people call a page: the file's name, in words. */
export function pageName(id: DocumentId): string {
  const name = id.slice(id.lastIndexOf('/') + 1).replace(/\.json$/, '')
  return (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ')
}

/** "Home", "Home and Menu", "5 documents". */
export function listed(ids: readonly DocumentId[]): string {
  const names = ids.map(pageName)
  if (names.length > 3) return `${names.length} documents`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** The pages of a set, by name, the home first. */
export function pagesOf(values: Values, set: string): DocumentId[] {
  const route = (id: DocumentId): unknown => (values[id] as { route?: unknown } | undefined)?.route
  return Object.keys(values)
    .filter((id) => id.startsWith(`${set}/`) && documentKind(id) === 'Page')
    .toSorted((a, b) => Number(route(b) === '/') - Number(route(a) === '/') || (a < b ? -1 : 1))
}

/** Folders of pages: the sets, sorted, then what they share. */
export function setsOf(values: Values): string[] {
  const folders = Object.keys(values).filter((id) => documentKind(id) === 'Chrome')
  const shared = Object.keys(values).some((id) => id.startsWith('shared/')) ? ['shared'] : []
  return [...folders.map((id) => id.slice(0, id.indexOf('/'))).toSorted(), ...shared]
}

/** The folder of a page: its set, or `shared`. */
export function setOf(id: DocumentId): string {
  return id.includes('/') ? id.slice(0, id.indexOf('/')) : ''
}

/** What people call a set: the name that its chrome has. */
export function setName(values: Values, set: string): string {
  if (set === 'shared') return 'Shared'
  const chrome = values[`${set}/chrome.json`]
  const name = isRecord(chrome) ? chrome['name'] : undefined
  return typeof name === 'string' && name.trim() !== '' ? name : set
}
