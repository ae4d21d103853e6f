import { isRecord } from '#engine/is-record.ts'
import { documentKind } from '#engine/site/model.ts'
import { pagesPath } from '#engine/site/pages-folder.ts'
import { read } from '#engine/text/read.ts'
import { itemsAt } from '#engine/where.ts'
import { readSite, unreadNames } from '#tools/lib/site/read-site.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

import { hashOf } from './page-files.ts'
import { having, partOf } from './part-of-list.ts'

interface ListedPage {
  /** Inside the pages folder: `main/home.json`. */
  readonly path: string
  readonly route?: unknown
  readonly title?: unknown
  readonly status?: unknown
  readonly blocks?: readonly object[]
  readonly hash?: string
  /** Why no more is told of it. */
  readonly problem?: string | undefined
}

/** A site may have thousands, and each is told with its blocks. */
const MOST = 100

interface Asked {
  /** Words of its file, route or title. */
  readonly search?: string | undefined
  /** What stands in its text. */
  readonly says?: string | undefined
  readonly from?: number
}

/** A document that is no page: facts, content, what stands around pages. */
interface ListedDocument {
  readonly path: string
  readonly kind: string
  /** A menu may be long, and a change of one price needs nothing of it but this. */
  readonly hash: string
}

/** The pages and other documents that are asked for, and how many more pages there are. */
export async function listPages(
  place: SiteLocation,
  { search = '', says = '', from }: Asked,
): Promise<{ pages: ListedPage[]; more?: number; documents: ListedDocument[] }> {
  const tree = await readSite(place)
  const words = JSON.stringify(says).slice(1, -1).toLowerCase()
  const isSaid = (text: string): boolean => text.toLowerCase().includes(words)
  const pageAt = (file: string): string[] => {
    const path = pagesPath(tree, file)
    return path !== undefined && documentKind(path) === 'Page' ? [path] : []
  }
  const files = [...tree.files].filter(([, text]) => isSaid(text))
  const known = files.flatMap(([file, text]) =>
    pageAt(file).map((path) => ({ path, hash: hashOf(text), ...outline(path, text) })),
  )
  const unread = (says === '' ? unreadNames(tree) : [])
    .flatMap(pageAt)
    .map((path) => ({ path, problem: 'This cannot be read; `validate` says why.' }))
  const isFound = having(search)
  const found = [...known, ...unread].filter(({ path, route, title }: ListedPage) =>
    isFound(`${path} ${String(route)} ${String(title)}`),
  )
  const documents = files.flatMap(([file, text]): ListedDocument[] => {
    const path = pagesPath(tree, file)
    const kind = path === undefined ? undefined : documentKind(path)
    return path === undefined || kind === undefined || kind === 'Page' || !isFound(path)
      ? []
      : [{ path, kind, hash: hashOf(text) }]
  })
  const { shown, rest } = partOf(found, { most: MOST, from })
  return { pages: shown, ...rest, documents }
}

/** What a page says of itself, as far as it is JSON. */
function outline(path: string, text: string): Omit<ListedPage, 'path'> {
  const { value, reports } = read(path, text)
  if (value === undefined) return { problem: reports.at(-1)?.problem }
  const { route, title, status = 'live' } = isRecord(value) ? value : {}
  return {
    route,
    title,
    status,
    blocks: itemsAt(value, '/blocks').map((block) =>
      isRecord(block) ? { id: block['id'], type: block['type'] } : {},
    ),
  }
}
