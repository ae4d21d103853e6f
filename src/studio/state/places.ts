import { pagesPath } from '#engine/site/pages-folder.ts'
import type { DocumentId, StudioSite } from '#studio/api.ts'

/** The document that a finding names by its file. */
export function documentOf(site: Pick<StudioSite, 'pagesDir'>, file: string): DocumentId {
  return pagesPath(site, file) ?? file
}

/** A place in a page as a place in one of its blocks; without an index it is in none. */
export function placeIn(pointer: string): { index: number | undefined; pointer: string } {
  const [, index, inner = ''] = /^\/blocks\/(\d+)(\/.*)?$/.exec(pointer) ?? []
  return index === undefined
    ? { index: undefined, pointer }
    : { index: Number(index), pointer: inner }
}
