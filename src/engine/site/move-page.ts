import { rewrite } from '#engine/edit/rewrite.ts'
import { edited } from '#engine/fix/edits.ts'
import { isRecord } from '#engine/schema/schema.ts'
import { notFound } from '#engine/site/built-files.ts'
import { documentKind } from '#engine/site/model.ts'
import { baseOf, trimmed } from '#engine/site/routes.ts'
import { usages } from '#engine/site/usages.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { scan } from '#engine/text/scan.ts'
import { valueAt } from '#engine/where.ts'

import { type Documents, type Refused, pageNamed, routeTaken, textOf } from './new-page.ts'

/** A page that is to answer at another address. */
export interface Move {
  /** The page, by its file or its route; a page of the live set, or a shared one, comes first. */
  readonly page: string
  /** Its new route. */
  readonly to: string
  /** Whether visitors of the old address are led to the new one. */
  readonly redirect: boolean
}

/**
 * The texts that change when a page gets another route, by path, or why it cannot. The links that
 * clearly mean the page follow it; with `redirect` the old address joins its `movedFrom`, of which
 * the build makes what hosts read. All other bytes stay. `texts` are JSON.
 */
export function movePage(
  texts: ReadonlyMap<string, string>,
  { page: name, to, redirect }: Move,
): ReadonlyMap<string, string> | Refused {
  const documents: Documents = new Map([...texts].map(([path, text]) => [path, jsonValue(text)]))
  const site = documents.get('site.json')
  const facts = isRecord(site) ? site : {}
  const path = pageNamed(documents, textOf(facts['variant']), name)
  if (typeof path !== 'string') return path
  const set = path.slice(0, path.indexOf('/'))
  const page = documents.get(path) as Readonly<Record<string, unknown>>
  const from = textOf(page['route'])
  if (trimmed(from) === trimmed(to))
    return { problem: `${path} is at ${from} already.`, remedy: 'Write another route.' }
  if (trimmed(from) === notFound)
    return {
      problem: `${path} is the “not found” page, which only works at ${notFound}.`,
      remedy: 'Leave it there, or make a copy of it at another address.',
    }
  const taken = routeTaken(documents, set, to, path)
  if (taken) return taken
  const base = baseOf(site, set, facts['variant']) ?? ''
  const changed = new Map<string, string>()
  for (const { file, address, pointers } of linksTo(documents, path)) {
    const text = changed.get(file) ?? texts.get(file) ?? ''
    const now = address.slice(0, address.length - from.length) + to
    const after = relinked(text, pointers, (written) =>
      readdressed(written, address, (rest) => now + rest.replace(/^\//, '')),
    )
    if (after !== text) changed.set(file, after)
  }
  const own = changed.get(path) ?? texts.get(path) ?? ''
  changed.set(path, rewrite(own, moved(jsonValue(own), { from, to, base, redirect })))
  return changed
}

export interface LinkTo {
  readonly file: string
  /** The page, as the link has it. */
  readonly address: string
  readonly pointers: readonly string[]
}

/** The links of a site that clearly mean a page; its own addresses and the site's folder are none. `path` is its file. */
export function linksTo(documents: Documents, path: string): LinkTo[] {
  const page = documents.get(path)
  const route = isRecord(page) ? textOf(page['route']) : ''
  if (route === '') return []
  const set = path.slice(0, path.indexOf('/'))
  const site = documents.get('site.json')
  const base = baseOf(site, set, isRecord(site) ? site['variant'] : undefined) ?? ''
  const alone = !hasOther(documents, path, route)
  return [...documents].flatMap(([file, document]) => {
    const addresses = [
      ...(base === '' ? [] : [`${base}${route}`]),
      ...(means(file, set, alone) ? [route] : []),
    ]
    return addresses.flatMap((address) => {
      const pointers = usages(document, documentKind(file) ?? 'Page', address).filter(
        (at) => !/^\/(route|aliases|movedFrom|base)(\/|$)/.test(at),
      )
      return pointers.length > 0 ? [{ file, address, pointers }] : []
    })
  })
}

/** Whether a page of another set answers at the route too, while that set is live. */
function hasOther(documents: Documents, own: string, route: string): boolean {
  return [...documents].some(
    ([path, page]) =>
      path !== own &&
      documentKind(path) === 'Page' &&
      isRecord(page) &&
      trimmed(textOf(page['route'])) === trimmed(route),
  )
}

/** Whether a plain link of a file means the page: one of its own set does, one of all sets may. */
function means(file: string, set: string, alone: boolean): boolean {
  const folder = file.slice(0, Math.max(file.indexOf('/'), 0))
  return (
    folder === set || (alone && (set === 'shared' || ['shared', 'content', ''].includes(folder)))
  )
}

function relinked(
  text: string,
  pointers: readonly string[],
  readdress: (written: string) => string,
): string {
  const document: unknown = jsonValue(text)
  const { places } = scan(text, 'all')
  return edited(
    text,
    pointers.flatMap((at) => {
      const place = places.get(at)
      const written = String(valueAt(document, at))
      return place ? [{ ...place.value, text: JSON.stringify(readdress(written)) }] : []
    }),
  )
}

/**
 * An address, or a paragraph with links, with one address for another; `now` makes that of what
 * follows the old one: `/#team`.
 */
export function readdressed(text: string, old: string, now: (rest: string) => string): string {
  return withHrefs(text, (href) => {
    const rest = href.slice(old.length)
    return href.startsWith(old) && /^\/?([?#]|$)/.test(rest) ? now(rest) : href
  })
}

/** An address, or a paragraph with links, with each address as `change` makes it. */
export function withHrefs(text: string, change: (href: string) => string): string {
  const whole = change(text)
  if (whole !== text) return whole
  return text.replaceAll(
    /(\]\()([^)]*)(?=\))/g,
    (_, before: string, href: string) => before + change(href),
  )
}

function moved(
  page: unknown,
  { from, to, base, redirect }: { from: string; to: string; base: string; redirect: boolean },
): unknown {
  if (!isRecord(page)) return page
  const result: Record<string, unknown> = {}
  const before = Array.isArray(page['movedFrom']) ? (page['movedFrom'] as unknown[]) : []
  const old = redirect ? [...before, trimmed(`${base}${from}`)] : before
  const movedFrom = [...new Set(old)].filter((one) => one !== trimmed(`${base}${to}`))
  for (const [key, value] of Object.entries(page)) {
    if (key !== 'movedFrom') result[key] = key === 'route' ? to : value
    if (key === 'route' && movedFrom.length > 0) result['movedFrom'] = movedFrom
  }
  return result
}
