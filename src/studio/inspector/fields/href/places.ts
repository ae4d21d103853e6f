import { isRecord } from '#engine/is-record.ts'
import { anchorsOf } from '#engine/site/anchors.ts'
import { documentName } from '#engine/site/document-name.ts'
import { valueAt } from '#engine/where.ts'
import type { DocumentId } from '#studio/api.ts'
import type { Values } from '#studio/state/documents.ts'
import { pagesOf, setOf, setsOf } from '#studio/state/pages.ts'

export interface PageChoice {
  readonly id: DocumentId
  readonly route: string
  readonly name: string
}

/** The pages that a document can lead to: of its own set, and the shared ones; of all, if it has none. */
export function pagesFrom(values: Values, document: DocumentId): PageChoice[] {
  const folder = setOf(document)
  const all = setsOf(values)
  const live = String(valueAt(values['site.json'], '/variant'))
  const own = all.includes(folder) && folder !== 'shared' ? folder : live
  const found = new Map<string, PageChoice>()
  for (const set of [own, 'shared'])
    for (const id of pagesOf(values, set)) {
      const route = valueAt(values[id], '/route')
      if (typeof route === 'string' && !found.has(route))
        found.set(route, { id, route, name: documentName(id) })
    }
  return [...found.values()]
}

/** The parts of a page that a link can lead to. */
export function partsOf(values: Values, id: DocumentId | undefined): string[] {
  return [...(anchorsOf(id === undefined ? undefined : values[id]) ?? [])]
}

/** The links of content/links.json: name and label. */
export function namedLinks(values: Values): (readonly [string, string])[] {
  const links = valueAt(values['content/links.json'], '/links')
  if (!isRecord(links)) return []
  return Object.entries(links).map(([name, link]) => {
    const label = valueAt(link, '/label')
    return [name, typeof label === 'string' ? label : name] as const
  })
}
