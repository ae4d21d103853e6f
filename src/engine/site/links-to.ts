import { textOf } from '#engine/text/text-of.ts'
import { valueAt } from '#engine/where.ts'

import { documentKind, folderOf } from './model.ts'
import type { Documents } from './new-page.ts'
import { baseOf, trimmed } from './routes.ts'
import { usages } from './usages.ts'

export interface LinkTo {
  readonly file: string
  /** The page, as the link has it. */
  readonly address: string
  readonly pointers: readonly string[]
}

/** The links of a site that clearly mean a page; its own addresses and the site's folder are none. `path` is its file. */
export function linksTo(documents: Documents, path: string): LinkTo[] {
  const route = textOf(valueAt(documents.get(path), '/route'))
  if (route === '') return []
  const set = folderOf(path)
  const site = documents.get('site.json')
  const base = baseOf(site, set, valueAt(site, '/variant')) ?? ''
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
      trimmed(textOf(valueAt(page, '/route'))) === trimmed(route),
  )
}

/** Whether a plain link of a file means the page: one of its own set does, one of all sets may. */
function means(file: string, set: string, alone: boolean): boolean {
  const folder = folderOf(file)
  return (
    folder === set || (alone && (set === 'shared' || ['shared', 'content', ''].includes(folder)))
  )
}
