import { rewrite } from '#engine/edit/rewrite.ts'
import { withValues } from '#engine/edit/with-values.ts'
import { isRecord } from '#engine/is-record.ts'
import { notFound } from '#engine/site/built-files.ts'
import { folderOf } from '#engine/site/model.ts'
import { baseOf, trimmed } from '#engine/site/routes.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { textOf } from '#engine/text/text-of.ts'
import { withHrefs } from '#engine/text/with-hrefs.ts'
import { itemsAt, valueAt } from '#engine/where.ts'

import { linksTo } from './links-to.ts'
import { type Documents, type Refused, pageNamed, routeTaken } from './new-page.ts'

/** A page that is to answer at another address. */
export interface Move {
  /** The page, by its file, its route or its whole address; a page of the live set, or a shared one, comes first. */
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
  const live = textOf(valueAt(site, '/variant'))
  const path = pageNamed(documents, live, name)
  if (typeof path !== 'string') return path
  const set = folderOf(path)
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
  const base = baseOf(site, set, live) ?? ''
  const changed = new Map<string, string>()
  for (const { file, address, pointers } of linksTo(documents, path)) {
    const text = changed.get(file) ?? texts.get(file) ?? ''
    const now = address.slice(0, address.length - from.length) + to
    const document = jsonValue(text)
    const after = withValues(
      text,
      pointers.map((at) => [
        at,
        readdressed(
          String(valueAt(document, at)),
          address,
          (rest) => now + rest.replace(/^\//, ''),
        ),
      ]),
    )
    if (after !== text) changed.set(file, after)
  }
  const own = changed.get(path) ?? texts.get(path) ?? ''
  changed.set(path, rewrite(own, moved(jsonValue(own), { from, to, base, redirect })))
  return changed
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

function moved(
  page: unknown,
  { from, to, base, redirect }: { from: string; to: string; base: string; redirect: boolean },
): unknown {
  if (!isRecord(page)) return page
  const result: Record<string, unknown> = {}
  const before = itemsAt(page, '/movedFrom')
  const old = redirect ? [...before, trimmed(`${base}${from}`)] : before
  const movedFrom = [...new Set(old)].filter((one) => one !== trimmed(`${base}${to}`))
  for (const [key, value] of Object.entries(page)) {
    if (key !== 'movedFrom') result[key] = key === 'route' ? to : value
    if (key === 'route' && movedFrom.length > 0) result['movedFrom'] = movedFrom
  }
  return result
}
