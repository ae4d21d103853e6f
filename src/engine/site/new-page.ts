import { freshId } from '#engine/edit/fresh-id.ts'
import { relinked } from '#engine/edit/relink.ts'
import { isRecord } from '#engine/is-record.ts'
import { nearest } from '#engine/nearest.ts'
import { formRemedy } from '#engine/schema/forms.ts'
import { listed } from '#engine/schema/messages.ts'
import { definition } from '#engine/schema/schema.ts'
import { reservedFor } from '#engine/site/built-files.ts'
import { isRoute } from '#engine/site/is-route.ts'
import { documentKind, folderOf } from '#engine/site/model.ts'
import { addressKey, baseOf, trimmed } from '#engine/site/routes.ts'
import { capital } from '#engine/text/capital.ts'
import { isDeviceName } from '#engine/text/device-name.ts'
import { leavesFolder } from '#engine/text/leaves-folder.ts'
import { textOf } from '#engine/text/text-of.ts'
import { itemsAt, valueAt } from '#engine/where.ts'

/** What a new page is to be. */
export interface PageWish {
  /** `/menu/drinks`, counted from where the set is served. */
  readonly route: string
  /** What people call it; left out, words of its route. */
  readonly name?: string | undefined
  /** A set, or `shared`; left out, the live set. */
  readonly set?: string | undefined
  /** A page to copy: its file inside the pages folder, with or without its ending, or its route. */
  readonly from?: string | undefined
  /** What it shows if it is no copy; their ids are made anew. */
  readonly blocks: readonly unknown[]
}

/** A file to write, or two sentences why there is none. */
export type PageAnswer = { readonly path: string; readonly text: string } | Refused

/** Two sentences. */
export interface Refused {
  readonly problem: string
  readonly remedy: string
  /** The page that stands in the way, by its path inside the pages folder, where it is one. */
  readonly by?: string
}

type Json = Readonly<Record<string, unknown>>
/** By their path inside the pages folder. */
export type Documents = ReadonlyMap<string, unknown>

/**
 * A new page as a draft: with words of its route for title and description, ids of its own, and no
 * aliases. Nothing is built of it before its author says `"status": "live"`, so that a half-written
 * page does no harm. `documents` are those of the pages folder by their path inside.
 */
export function newPage(documents: Documents, wish: PageWish): PageAnswer {
  const set = setOf(documents, wish.set)
  if (typeof set !== 'string') return set
  const taken = routeTaken(documents, set, wish.route)
  if (taken) return taken
  const path = `${set}/${fileName(wish.route)}.json`
  const file = [...documents.keys()].find((name) => name.toLowerCase() === path.toLowerCase())
  if (file !== undefined)
    return {
      problem: `There is a file ${file} already.`,
      remedy: 'Choose a route with other words; the file is named after it.',
    }
  const source = wish.from === undefined ? {} : sourceOf(documents, set, wish.from)
  if ('problem' in source) return source as unknown as Refused
  return { path, text: `${JSON.stringify(written(documents, set, wish, source), null, 2)}\n` }
}

function setOf(documents: Documents, asked: string | undefined): string | Refused {
  const sets = [...documents.keys()].filter((path) => documentKind(path) === 'Chrome').map(folderOf)
  const site = documents.get('site.json')
  const live = textOf(valueAt(site, '/variant'))
  if (asked === undefined && live === '')
    return {
      problem: isRecord(site)
        ? 'site.json has no “variant”, which names the live set.'
        : 'There is no site.json that can be read, so no set is live.',
      remedy: `Fix it, or name a set: ${listed([...sets, 'shared'])}.`,
    }
  const set = asked ?? live
  if (sets.includes(set) || set === 'shared') return set
  const guess = nearest(set, sets)
  const there =
    sets.length === 0
      ? 'Make a folder with that name and a chrome.json in it.'
      : `Use one of: ${listed([...sets, 'shared'])}.`
  return {
    problem: `There is no page set “${set}”.`,
    remedy: guess ? `Did you mean “${guess}”?` : there,
  }
}

/** Why a page of a set cannot have this route; undefined if it can. `own` is the page itself. */
export function routeTaken(
  documents: Documents,
  set: string,
  route: string,
  own?: string,
): Refused | undefined {
  const form = definition('Route')
  if (!isRoute(route) || leavesFolder(route))
    return { problem: `“${route}” is not an address on this site.`, remedy: formRemedy(form) }
  if (route.length > (form.maxLength ?? Infinity))
    return { problem: 'The address is too long.', remedy: `Keep it to ${form.maxLength}.` }
  const reserved = reservedFor(trimmed(route))
  if (reserved !== undefined)
    return {
      problem: `The address ${reserved} is reserved for the build or the Studio.`,
      remedy: 'Choose another.',
    }
  const claimed = claimsOf(documents, set, own).get(trimmed(route))
  return claimed === undefined
    ? undefined
    : {
        problem: `${claimed} has the address ${route} already.`,
        remedy: 'Choose another.',
        by: claimed,
      }
}

/** The addresses that a page of a set would meet while the set is live, with the files that have them. */
function claimsOf(documents: Documents, set: string, own: string | undefined): Map<string, string> {
  const site = documents.get('site.json')
  const claims = new Map<string, string>()
  for (const [path, page] of documents) {
    if (documentKind(path) !== 'Page' || !isRecord(page) || path === own) continue
    const base = set === 'shared' ? '' : baseOf(site, folderOf(path), set)
    if (base === undefined) continue
    if (typeof page['route'] === 'string') claims.set(trimmed(`${base}${page['route']}`), path)
    for (const key of ['aliases', 'movedFrom'])
      for (const one of itemsAt(page, `/${key}`))
        if (typeof one === 'string') claims.set(addressKey(one), path)
  }
  return claims
}

/**
 * `drinks-cold` for `/drinks/cold`, `home` for the root: a name that every system can store, that no
 * dot hides from those who read the folder, and never that of another kind of document.
 */
export function fileName(route: string): string {
  const words = trimmed(route).slice(1).replaceAll('/', '-')
  const name = words.replace(/^[^a-z0-9]+/, '') || 'home'
  if (isDeviceName(name)) return `page-${name}`
  return documentKind(`set/${name}.json`) === 'Page' ? name : `${name}-page`
}

function sourceOf(documents: Documents, set: string, from: string): Json | Refused {
  const path = pageNamed(documents, set, from)
  return typeof path === 'string' ? (documents.get(path) as Json) : path
}

/**
 * The path of a page that a person names by its file, its route or the address that leads there. Of
 * several, a page of the set is meant first, then a shared one, then one of the live set.
 */
export function pageNamed(documents: Documents, set: string, from: string): string | Refused {
  const live = textOf(valueAt(documents.get('site.json'), '/variant'))
  const first = [set, 'shared', live]
  const rank = (path: string): number => {
    const place = first.indexOf(folderOf(path))
    return place < 0 ? first.length : place
  }
  const pages = [...documents]
    .filter(([path]) => documentKind(path) === 'Page')
    .toSorted(([a], [b]) => rank(a) - rank(b))
  const bare = from.replace(/^(\.?\/)?pages\//, '').replace(/\.json$/, '')
  const [found = claimsOf(documents, live, undefined).get(addressKey(from))] =
    pages.find(([path]) => path === `${bare}.json`) ??
    pages.find(([path]) => path.slice(path.indexOf('/') + 1) === `${bare}.json`) ??
    pages.find(([, page]) => valueAt(page, '/route') === from) ??
    []
  if (found !== undefined && isRecord(documents.get(found))) return found
  const names = pages.map(([path]) => path.replace(/\.json$/, ''))
  const routes = pages.flatMap(([, page]) => (isRecord(page) ? [textOf(page['route'])] : []))
  const ends = new Map(names.map((name) => [name.slice(name.lastIndexOf('/') + 1), name]))
  const guess =
    nearest(bare, from.startsWith('/') ? routes : names) ??
    ends.get(nearest(bare, ends.keys()) ?? '')
  return {
    problem: `There is no page “${from}”.`,
    remedy: guess ? `Did you mean “${guess}”?` : 'Name its file or its route: /about-us.',
  }
}

/** How the description of a new page ends, until somebody writes one. */
export const unwritten = ': a new page of this site, not written yet.'

/** The document with its keys in the order of the schema. */
function written(documents: Documents, set: string, wish: PageWish, source: Json): Json {
  const words = wish.name ?? titleOf(wish.route)
  const all = [...documents].filter(([path]) => documentKind(path) === 'Page')
  const near = all.filter(([path]) => path.startsWith(`${set}/`) || path.startsWith('shared/'))
  const titles = new Set(near.map(([, page]) => valueAt(page, '/title')))
  const schema = schemaNamed(documents)
  const { layout, noindex } = source
  return {
    ...(schema === undefined ? {} : { $schema: schema }),
    route: wish.route,
    title: free(framed(source['title'], words), titles),
    description: `${words}${unwritten}`,
    ...(layout === undefined ? {} : { layout }),
    status: 'draft',
    ...(noindex === undefined ? {} : { noindex }),
    blocks: withOwnIds(Array.isArray(source['blocks']) ? source['blocks'] : wish.blocks),
  }
}

/** Where editors find the schema of a page: as other pages say it, else beside that of a set's frame. */
function schemaNamed(documents: Documents): string | undefined {
  const of = (kind: string): string[] =>
    [...documents].flatMap(([path, document]) =>
      documentKind(path) === kind && isRecord(document) ? [textOf(document['$schema'])] : [],
    )
  const [schema] = [...of('Page'), ...of('Chrome')].filter(Boolean)
  return schema?.replace(/[^/]+(?=\.schema\.json$)/, 'page')
}

/** "Cold drinks" for `/menu/cold-drinks`. */
function titleOf(route: string): string {
  const words = (trimmed(route).split('/').at(-1) || 'home').replaceAll(/[-_+.]+/g, ' ').trim()
  return capital(words).slice(0, 60) || 'New page'
}

/** In the frame of the page it is copied from: `{product} | Drinks` of `{product} | About us`. */
function framed(title: unknown, words: string): string {
  if (typeof title !== 'string' || !title.includes('{product}')) return words
  const parts = title.split(' | ')
  const own = parts.findIndex((part) => !part.includes('{product}'))
  const framed = own < 0 ? words : parts.with(own, words).join(' | ')
  return framed.length > (definition('Page').properties?.['title']?.maxLength ?? 80)
    ? words
    : framed
}

function free(title: string, titles: ReadonlySet<unknown>): string {
  if (!titles.has(title)) return title
  let number = 2
  while (titles.has(`${title} ${number}`)) number += 1
  return `${title} ${number}`
}

/** Each block with an id after its type; links to anchors of the page follow. */
function withOwnIds(blocks: readonly unknown[]): unknown[] {
  const taken = new Set<string>()
  const ids = new Map<string, string>()
  const named = blocks.map((block) => {
    if (!isRecord(block)) return block
    const { type, id: old, ...settings } = block
    const id = freshId(textOf(type), taken)
    taken.add(id)
    if (typeof old === 'string' && !ids.has(old)) ids.set(old, id)
    return { type, id, ...settings }
  })
  return named.map((block) => relinked(block, ids)) as unknown[]
}
