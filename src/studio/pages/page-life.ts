/**
 * What can be done with a whole page. Each is a pure function from the documents to those after it,
 * or two sentences why not, in the engine's words; whoever calls it makes a step to undo of it.
 */
import { isRecord } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { movePage } from '#engine/site/move-page.ts'
import { newPage } from '#engine/site/new-page.ts'
import { usages } from '#engine/site/usages.ts'
import type { DocumentId } from '#studio/api.ts'
import { type Values, parsed } from '#studio/state/documents.ts'

import { addressOfPage } from './site-map.ts'

export type Life = { readonly values: Values; readonly page: DocumentId } | { readonly why: string }

export interface NewPage {
  readonly set: string
  readonly route: string
  /** The page to copy; left out, it begins with one block. */
  readonly from?: DocumentId | undefined
}

/** `first` is what a page begins with that is no copy. */
export function made(values: Values, { set, route, from }: NewPage, first: unknown): Life {
  const answer = newPage(new Map(Object.entries(values)), {
    route,
    set,
    from,
    blocks: first === undefined ? [] : [first],
  })
  if ('problem' in answer) return { why: `${answer.problem} ${answer.remedy}` }
  return { values: { ...values, [answer.path]: parsed(answer.text) }, page: answer.path }
}

/** Another address, with the links that lead there; `redirect` leads visitors of the old one on. */
export function moved(values: Values, id: DocumentId, to: string, redirect: boolean): Life {
  const texts = new Map(
    Object.entries(values).map(([path, value]) => [path, JSON.stringify(value)] as const),
  )
  const page = id.replace(/\.json$/, '')
  const changed = movePage(texts, { page, to, redirect })
  if ('problem' in changed) return { why: `${String(changed.problem)} ${String(changed.remedy)}` }
  const next = { ...values }
  for (const [path, text] of changed) next[path] = parsed(text)
  return { values: next, page: id }
}

/** Takes a page out; `instead` is an address that the links to it lead to from then on. */
export function removed(values: Values, id: DocumentId, instead?: string): Values {
  const next: Record<DocumentId, unknown> = { ...values }
  if (instead !== undefined)
    for (const { document, from } of linksTo(values, id))
      next[document] = relinked(next[document], from, instead)
  delete next[id]
  return next
}

export interface LinkTo {
  readonly document: DocumentId
  /** As the link is written. */
  readonly from: string
  readonly pointers: readonly string[]
}

/** The links of other documents that clearly mean a page. */
export function linksTo(values: Values, id: DocumentId): LinkTo[] {
  const page = values[id]
  const route = isRecord(page) && typeof page['route'] === 'string' ? page['route'] : undefined
  if (route === undefined) return []
  const set = id.slice(0, id.indexOf('/'))
  const address = addressOfPage(values, id)
  const isSet = (folder: string): boolean => values[`${folder}/chrome.json`] !== undefined
  const isOnly = !Object.entries(values).some(
    ([other, value]) =>
      other !== id && documentKind(other) === 'Page' && isRecord(value) && value['route'] === route,
  )
  return Object.entries(values).flatMap(([document, value]) => {
    const kind = documentKind(document)
    if (!kind || document === id) return []
    const folder = document.slice(0, Math.max(document.indexOf('/'), 0))
    const near = folder === set || (isOnly && (set === 'shared' || !isSet(folder)))
    const forms = new Set([...(near ? [route] : []), ...(address === undefined ? [] : [address])])
    return [...forms].flatMap((from) => {
      const pointers = usages(value, kind, from).filter(
        (at) => !/^\/(route|aliases|movedFrom)(\/|$)/.test(at),
      )
      return pointers.length > 0 ? [{ document, from, pointers }] : []
    })
  })
}

/** Links, also those in paragraphs, to another address. Anchors belonged to the page that is gone. */
function relinked(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') {
    const is = (href: string): boolean => href.replace(/\/?(?:[?#].*)?$/s, '') === trimmed(from)
    if (value.startsWith('/') && is(value)) return to
    return value.replaceAll(/(\]\()([^)]*)(?=\))/g, (whole, before: string, href: string) =>
      href.startsWith('/') && is(href) ? before + to : whole,
    )
  }
  if (Array.isArray(value)) return value.map((item) => relinked(item, from, to))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      ['route', 'aliases', 'movedFrom'].includes(key) ? inner : relinked(inner, from, to),
    ]),
  )
}

function trimmed(address: string): string {
  return address.replace(/\/$/, '')
}

/** A page that visitors get, or that only its authors see. */
export function withStatus(values: Values, id: DocumentId, status: 'live' | 'draft'): Values {
  const page = values[id]
  if (!isRecord(page)) return values
  const { status: _, ...rest } = page
  if (status === 'live') return { ...values, [id]: rest }
  const entries = Object.entries(rest)
  const blocks = entries.findIndex(([key]) => key === 'blocks')
  entries.splice(blocks < 0 ? entries.length : blocks, 0, ['status', 'draft'])
  return { ...values, [id]: Object.fromEntries(entries) }
}
