/**
 * Another name for a thing that is named elsewhere: links lead to a block by its id, and pages name
 * shops, links and what is on the menu by theirs. A schema says what a text or a key is the name of
 * (`x-id`), and with that, what follows it. Nothing here changes a document in place.
 */
import { produce } from 'immer'

import { suppressionsBy } from '#engine/checks/suppressed.ts'
import { isRecord } from '#engine/is-record.ts'
import { type IdKind } from '#engine/schema/schema.ts'
import { type Given, pointersTo } from '#engine/schema/survey.ts'
import { anchorsOf } from '#engine/site/anchors.ts'
import { documentKind } from '#engine/site/model.ts'
import { namedLink } from '#engine/site/named-href.ts'
import { namesIn } from '#engine/site/names.ts'
import { trimmed } from '#engine/site/routes.ts'
import { usages } from '#engine/site/usages.ts'
import { holderOf, steps } from '#engine/text/pointer.ts'
import { textsOf } from '#engine/text/texts.ts'
import { withHrefs } from '#engine/text/with-hrefs.ts'
import { valueAt } from '#engine/where.ts'
import type { DocumentId } from '#studio/api.ts'
import { type NewText, withTexts, write } from '#studio/commands/set-value.ts'
import { linksFromOthers } from '#studio/pages/links-from-others.ts'
import type { Values } from '#studio/state/documents.ts'
import { pagesOf, setOf } from '#studio/state/pages.ts'

/** The name of a thing, with those of the others of its kind in its document. */
export interface Name extends Given {
  readonly document: DocumentId
  readonly kind: IdKind
  readonly others: readonly string[]
}

/** The name at a JSON Pointer, or of the entry there; '' where there is none yet. */
export function nameAt(values: Values, document: DocumentId, at: string, kind: IdKind): Name {
  const as = documentKind(document)
  const all = as ? namesIn(values[document], as, kind) : []
  const own = all.find((one) => one.at === at) ?? { name: '', at, isKey: false }
  const others = all.filter((one) => one !== own).map(({ name }) => name)
  return { ...own, document, kind, others }
}

/**
 * The texts that name a thing, as they would with another name of it. None where its name is that of
 * another thing too, which they may mean.
 */
export function mentionsOf(values: Values, name: Name, to: string): NewText[] {
  if (!isItsOwn(name)) return []
  const { document, kind, name: from } = name
  if (kind === 'anchor') return linksToAnchor(values, document, from, to)
  const named = (href: string): string => {
    const link = namedLink(href)
    return link?.name === from ? `link:${to}${link.rest}` : href
  }
  return Object.keys(values).flatMap((id) => {
    const as = documentKind(id)
    if (!as) return []
    const pointers =
      kind === 'link'
        ? usages(values[id], as, `link:${from}`)
        : pointersTo(values[id], as, kind, from)
    return mentions(values, id, pointers, (text) => (text === from ? to : named(text)))
  })
}

/**
 * The documents with another name for a thing, and these mentions. What site.json suppresses there,
 * it suppresses further. `file` is the name's document as findings name it.
 */
export function renamed(
  values: Values,
  name: Name,
  to: string,
  changes: { readonly mentions: readonly NewText[]; readonly file: string },
): Values {
  const { document, at, isKey } = name
  const site = 'site.json'
  const { file, mentions } = changes
  const siteFile = file.slice(0, -document.length) + site
  const places = isItsOwn(name) ? suppressionsBy(values[site], { file, siteFile }, name, to) : []
  const next = withTexts(values, [
    ...mentions,
    ...places.map(([pointer, text]) => ({ document: site, pointer, text })),
    ...(isKey ? [] : [{ document, pointer: at, text: to }]),
  ])
  return isKey ? rekeyed(next, name, to) : next
}

function isItsOwn({ name, others }: Name): boolean {
  return name !== '' && !others.includes(name)
}

/** The documents with another key for an entry of a record, in its place. */
function rekeyed(values: Values, { document, at, name }: Name, to: string): Values {
  const list = holderOf(at)
  return produce(values, (draft: Record<DocumentId, unknown>) => {
    const record = valueAt(draft[document], list)
    if (!isRecord(record)) return
    const entries = Object.entries(record).map(([key, value]) => [key === name ? to : key, value])
    write(draft, [document, ...steps(list)], Object.fromEntries(entries))
  })
}

/** The links that lead to an anchor of a page, as they would with another id of it. */
function linksToAnchor(values: Values, page: DocumentId, id: string, to: string): NewText[] {
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

/** Texts that a change of addresses would change: whole ones, and the links of a paragraph. */
function mentions(
  values: Values,
  document: DocumentId,
  pointers: readonly string[],
  change: (href: string) => string,
): NewText[] {
  return pointers.flatMap((pointer) => {
    const before = valueAt(values[document], pointer)
    if (typeof before !== 'string') return []
    const text = withHrefs(before, change)
    return text === before ? [] : [{ document, pointer, text }]
  })
}
