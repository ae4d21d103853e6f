/**
 * Another name for a thing that is named elsewhere: links lead to a block by its id, and pages name
 * shops and links by theirs. Nothing here changes a document in place.
 */
import { produce } from 'immer'

import { type Schema, isRecord } from '#engine/schema/schema.ts'
import { pointersTo } from '#engine/schema/survey.ts'
import { anchorsOf } from '#engine/site/anchors.ts'
import { type DocumentKind, documentKind } from '#engine/site/model.ts'
import { withHrefs } from '#engine/site/move-page.ts'
import { trimmed } from '#engine/site/routes.ts'
import { usages } from '#engine/site/usages.ts'
import { steps } from '#engine/text/scan.ts'
import { textsOf } from '#engine/text/texts.ts'
import { valueAt } from '#engine/where.ts'
import type { DocumentId } from '#studio/api.ts'
import { write } from '#studio/commands/set-value.ts'
import { linksFromOthers } from '#studio/pages/page-life.ts'
import type { Values } from '#studio/state/documents.ts'
import { pagesOf, setOf } from '#studio/state/pages.ts'

/** A text that names a thing, as it is to be. */
export interface Mention {
  readonly document: DocumentId
  readonly pointer: string
  readonly text: string
}

/** The links that lead to a block, as they would with another id of it. */
export function linksToBlock(values: Values, page: DocumentId, id: string, to: string): Mention[] {
  const own = values[page]
  const named = (paths: readonly string[]) => (href: string) => {
    const [whole, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?#(.*)$/s.exec(href) ?? []
    const isHere = whole?.endsWith(`#${id}`) && paths.includes(trimmed(path))
    return isHere ? `${path}${query}#${to}` : href
  }
  const route = trimmed(String(valueAt(own, '/route')))
  const texts = [...textsOf(own)].map(([at]) => at)
  const inside = mentions(values, page, texts, named(['', route]))
  // A text that is only "#faves" may be words.
  const hrefs = new Set(pointersTo(own, 'Page', 'href', `#${id}`))
  const around = `${setOf(page)}/chrome.json`
  const isOnly = !pagesOf(values, setOf(page)).some(
    (other) => other !== page && anchorsOf(values[other])?.has(id),
  )
  return [
    ...inside.filter(({ pointer, text }) => text !== `#${to}` || hrefs.has(pointer)),
    ...linksFromOthers(values, page).flatMap(({ file, address, pointers }) =>
      mentions(values, file, pointers, named([trimmed(address)])),
    ),
    ...(isOnly
      ? mentions(
          values,
          around,
          pointersTo(values[around], 'Chrome', 'href', `#${id}`),
          named(['']),
        )
      : []),
  ]
}

/** The documents with another id for a block, and these links. */
export function blockRenamed(
  values: Values,
  page: DocumentId,
  id: string,
  to: string,
  links: readonly Mention[],
): Values {
  const blocks = valueAt(values[page], '/blocks')
  const index = Array.isArray(blocks) ? blocks.findIndex((one) => valueAt(one, '/id') === id) : -1
  if (index < 0) return values
  return told(values, [...links, { document: page, pointer: `/blocks/${index}/id`, text: to }])
}

/** Records whose entries documents name: shops, links. */
const found: Readonly<
  Record<string, (value: unknown, kind: DocumentKind, key: string) => readonly string[]>
> = {
  'content/locations.json/locations': (value, kind, key) =>
    pointersTo(value, kind, 'location', key),
  'content/links.json/links': (value, kind, key) => usages(value, kind, `link:${key}`),
}

/** Whether all that names an entry of the record at a pointer follows when it is renamed. */
export function canBeRenamed(document: DocumentId, list: string): boolean {
  return Object.hasOwn(found, `${document}${list}`)
}

/** The documents with another name for an entry of a record, wherever it is named. */
export function entryRenamed(values: Values, document: DocumentId, at: string, to: string): Values {
  const cut = at.lastIndexOf('/')
  const list = at.slice(0, cut)
  const [key = ''] = steps(at.slice(cut))
  const named = (href: string): string => {
    const rest = href.slice(`link:${key}`.length)
    return href.startsWith(`link:${key}`) && /^([/?#]|$)/.test(rest) ? `link:${to}${rest}` : href
  }
  const all = Object.keys(values).flatMap((id) => {
    const kind = documentKind(id)
    const pointers = kind && found[`${document}${list}`]?.(values[id], kind, key)
    return mentions(values, id, pointers ?? [], (text) => (text === key ? to : named(text)))
  })
  return produce(told(values, all), (draft: Record<DocumentId, unknown>) => {
    const record = valueAt(draft[document], list)
    if (!isRecord(record)) return
    const renamed = Object.entries(record).map(([one, value]) => [one === key ? to : one, value])
    write(draft, [document, ...steps(list)], Object.fromEntries(renamed))
  })
}

/** Why an entry of a record cannot have a name; undefined where it can. */
export function refusedName(
  name: string,
  taken: object,
  { propertyNames }: Schema,
): string | undefined {
  if (Object.hasOwn(taken, name)) return `There is a “${name}” already. Choose another name.`
  const isWord = name !== '' && new RegExp(propertyNames?.pattern ?? '', 'u').test(name)
  return isWord
    ? undefined
    : 'A name is small letters, digits and hyphens, and begins with a letter.'
}

/** Texts that a change of addresses would change: whole ones, and the links of a paragraph. */
function mentions(
  values: Values,
  document: DocumentId,
  pointers: readonly string[],
  change: (href: string) => string,
): Mention[] {
  return pointers.flatMap((pointer) => {
    const before = valueAt(values[document], pointer)
    if (typeof before !== 'string') return []
    const text = withHrefs(before, change)
    return text === before ? [] : [{ document, pointer, text }]
  })
}

function told(values: Values, all: readonly Mention[]): Values {
  return produce(values, (draft: Record<DocumentId, unknown>) => {
    for (const { document, pointer, text } of all) write(draft, [document, ...steps(pointer)], text)
  })
}
