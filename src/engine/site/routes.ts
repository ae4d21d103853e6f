import { isRecord } from '#engine/is-record.ts'
import { notFound } from '#engine/site/built-files.ts'
import type { SiteModel, SourcePage } from '#engine/site/model.ts'
import { sendsOn } from '#engine/site/sends-on.ts'
import { shownBlocks } from '#engine/site/shown-blocks.ts'
import { decodedPath } from '#engine/text/decoded-path.ts'

/** A page at one of its addresses. */
export interface ServedPage extends SourcePage {
  /** Where it answers, from the root of the site: `/`, `/about-us`, `/v1/`. */
  readonly path: string
  /** The one address search engines should keep; differs from `path` on an alias. */
  readonly canonical: string
  /** The set whose chrome and theme it wears. */
  readonly dress: string
  /**
   * Whether search engines may read on here: not on a page marked `noindex`, that of unknown addresses, or one that sends on; and of an archived set
   * only at the own address of a page that says so (checklist D47). An alias of any other page names
   * its canonical address, and must not take that back.
   */
  readonly indexable: boolean
}

/**
 * Where a set is served: `''` for the live one, its archive path for another that has one, and
 * undefined for a set that is not served (checklist D1).
 */
export function setBase(
  { site }: { readonly site: Pick<SiteModel['site'], 'archives'> },
  set: string,
  live: string,
): string | undefined {
  return set === live ? '' : site.archives?.[set]
}

/** The same of a site.json of any shape, whose paths may end in a slash; `''` for shared pages. */
export function baseOf(site: unknown, set: string, live: unknown): string | undefined {
  if (set === 'shared' || set === live) return ''
  const archives = isRecord(site) ? site['archives'] : undefined
  const path = isRecord(archives) ? archives[set] : undefined
  return typeof path === 'string' ? path.replace(/\/$/, '') : undefined
}

/**
 * Every address of the site with `live` as the live set, sorted by path. A page's `route` counts
 * from where its set is served, `aliases` and shared pages from the root; drafts are left out. Of
 * two pages that claim one address the first stays (the rule `route-twice` reports it).
 */
export function routeTable(model: SiteModel, live: string = model.site.variant): ServedPage[] {
  const table = new Map<string, ServedPage>()
  const add = (served: ServedPage): void => {
    const key = trimmed(served.path)
    if (!table.has(key)) table.set(key, served)
  }
  for (const source of model.pages) {
    const base = source.set === null ? '' : setBase(model, source.set, live)
    if (base === undefined || source.page.status === 'draft') continue
    const dress = source.set ?? live
    const canonical = `${base}${source.page.route}`
    const archived = base !== ''
    const leads = shownBlocks(model, { ...source, dress }).some((block) => sendsOn(block))
    const open = !source.page.noindex && source.page.route !== notFound && !leads
    const indexable = open && (!archived || source.page.indexInArchive)
    add({ ...source, path: canonical, canonical, dress, indexable })
    for (const alias of source.page.aliases ?? []) {
      add({ ...source, path: alias, canonical, dress, indexable: open && !archived })
    }
  }
  return [...table.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** An address that a page has moved from, and where it answers now. */
export interface Move {
  readonly from: string
  readonly to: string
  /** By HTTP: 301 is kept by browsers for good, 302 is asked again. */
  readonly status: 301 | 302
}

/**
 * All of them with `live` as the live set, sorted; where that has an archive path, its pages have moved
 * from there too, until another set is live. Where a page answers again, nothing has moved.
 */
export function movedAddresses(model: SiteModel, live: string = model.site.variant): Move[] {
  const answers = new Set(routeTable(model, live).map(({ path }) => trimmed(path)))
  const archive = model.site.archives?.[live]
  const moves = model.pages.flatMap(({ set, page }): Move[] => {
    const base = set === null ? '' : setBase(model, set, live)
    if (base === undefined || page.status === 'draft') return []
    const to = `${base}${page.route}`
    const moved = (page.movedFrom ?? []).map((from): Move => ({ from, to, status: 301 }))
    return set === live && archive !== undefined
      ? [...moved, { from: `${archive}${page.route}`, to, status: 302 }]
      : moved
  })
  return moves
    .filter(({ from }) => !answers.has(addressKey(from)))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
}

/** A path without its last slash; the root stays `/`. */
export function trimmed(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/**
 * What all spellings of an address share: with or without codes, marks apart or not, and its last slash.
 * Capitals count, as they do on most hosts.
 */
export function addressKey(path: string): string {
  // Nearly all are: of thousands of links a check takes its time for none.
  const isPlain = /^[!-$&-~]*$/.test(path)
  return trimmed(isPlain ? path : decodedPath(path).normalize('NFC'))
}
