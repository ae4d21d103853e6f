import type { SiteTree } from '#engine/check.ts'
import { listIn } from '#engine/edit/list-in.ts'
import { documentKind } from '#engine/site/model.ts'
import { pagesPath } from '#engine/site/pages-folder.ts'
import { read } from '#engine/text/read.ts'
import { itemsAt, valueAt } from '#engine/where.ts'

/**
 * The pages that show a block, by its type and by their paths, whatever else is wrong with them; and
 * those that are not known, because they are no JSON.
 */
export function pagesByType(tree: SiteTree): {
  uses: ReadonlyMap<string, readonly string[]>
  unread: readonly string[]
} {
  const uses = new Map<string, string[]>()
  const unread: string[] = []
  for (const [file, text] of tree.files) {
    const path = pagesPath(tree, file)
    if (path === undefined || documentKind(path) !== 'Page') continue
    const { value } = read(file, text)
    if (value === undefined) unread.push(file)
    const types = itemsAt(value, '/blocks').map((block) => valueAt(block, '/type'))
    for (const type of new Set(types)) if (typeof type === 'string') listIn(uses, type).push(path)
  }
  for (const paths of uses.values()) paths.sort()
  return { uses, unread }
}
