import { rewrite } from '#engine/edit/rewrite.ts'
import { edited } from '#engine/fix/edits.ts'
import { isRecord } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { trimmed } from '#engine/site/routes.ts'
import { usages } from '#engine/site/usages.ts'
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
  const documents: Documents = new Map([...texts].map(([path, text]) => [path, JSON.parse(text)]))
  const site = documents.get('site.json')
  const facts = isRecord(site) ? site : {}
  const path = pageNamed(documents, textOf(facts['variant']), name)
  if (typeof path !== 'string') return path
  const set = path.slice(0, path.indexOf('/'))
  const page = documents.get(path) as Readonly<Record<string, unknown>>
  const from = textOf(page['route'])
  if (trimmed(from) === trimmed(to))
    return { problem: `${path} is at ${from} already.`, remedy: 'Write another route.' }
  const taken = routeTaken(documents, set, to, path)
  if (taken) return taken
  const archives = isRecord(facts['archives']) ? facts['archives'] : {}
  const archive = set === 'shared' || set === facts['variant'] ? '' : archives[set]
  const base = typeof archive === 'string' ? archive : ''
  const changed = new Map<string, string>()
  const alone = !hasOther(documents, path, from)
  for (const [file, text] of texts) {
    const links = new Map<string, string>()
    if (base !== '') links.set(`${base}${from}`, `${base}${to}`)
    if (means(file, set, alone)) links.set(from, to)
    let after = text
    for (const [old, now] of links) after = relinked(after, file, old, now)
    if (file === path)
      after = rewrite(after, moved(JSON.parse(after), { from, to, base, redirect }))
    if (after !== text) changed.set(file, after)
  }
  return changed
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

function relinked(text: string, file: string, old: string, now: string): string {
  const document: unknown = JSON.parse(text)
  const { places } = scan(text, 'all')
  const pointers = usages(document, documentKind(file) ?? 'Page', old).filter(
    (at) => !/^\/(route|aliases|movedFrom)(\/|$)/.test(at),
  )
  return edited(
    text,
    pointers.flatMap((at) => {
      const place = places.get(at)
      const written = String(valueAt(document, at))
      return place ? [{ ...place.value, text: JSON.stringify(readdressed(written, old, now)) }] : []
    }),
  )
}

/** An address, or a paragraph with links, with one address for another; what follows it stays. */
function readdressed(text: string, old: string, now: string): string {
  const swap = (href: string): string => {
    const rest = href.slice(old.length)
    return href.startsWith(old) && /^\/?([?#]|$)/.test(rest) ? now + rest.replace(/^\//, '') : href
  }
  const whole = swap(text)
  if (whole !== text) return whole
  return text.replaceAll(
    /(\]\()([^)]*)(?=\))/g,
    (_, before: string, href: string) => before + swap(href),
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
