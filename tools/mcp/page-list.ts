import { isRecord } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { pagesPath } from '#engine/site/pages-folder.ts'
import { read } from '#engine/text/read.ts'
import { readSite, unreadNames } from '#tools/lib/site/read-site.ts'

import { type Place, hashOf } from './page-files.ts'
import { firstOf, having } from './part-of-list.ts'

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

/** The pages whose file, route or title have all words of `search`, and how many more there are. */
export async function listPages(
  place: Place,
  search = '',
): Promise<{ pages: ListedPage[]; more?: number }> {
  const tree = await readSite(place)
  const pageAt = (file: string): string[] => {
    const path = pagesPath(tree, file)
    return path !== undefined && documentKind(path) === 'Page' ? [path] : []
  }
  const known = [...tree.files].flatMap(([file, text]) =>
    pageAt(file).map((path) => ({ path, hash: hashOf(text), ...outline(path, text) })),
  )
  const unread = unreadNames(tree)
    .flatMap(pageAt)
    .map((path) => ({ path, problem: 'This cannot be read; `validate` says why.' }))
  const isFound = having(search)
  const found = [...known, ...unread].filter(({ path, route, title }: ListedPage) =>
    isFound(`${path} ${String(route)} ${String(title)}`),
  )
  const { shown, rest } = firstOf(found, MOST)
  return { pages: shown, ...rest }
}

/** What a page says of itself, as far as it is JSON. */
function outline(path: string, text: string): Omit<ListedPage, 'path'> {
  const { value, reports } = read(path, text)
  if (value === undefined) return { problem: reports.at(-1)?.problem }
  const { route, title, status = 'live', blocks } = isRecord(value) ? value : {}
  const list: unknown[] = Array.isArray(blocks) ? blocks : []
  return {
    route,
    title,
    status,
    blocks: list.map((block) => (isRecord(block) ? { id: block['id'], type: block['type'] } : {})),
  }
}
