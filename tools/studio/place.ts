import { join, relative, resolve } from 'node:path'

import { wholeHash } from '#tools/lib/content-hash.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

/** The files that a Studio is for. */
export interface Place extends SiteLocation {
  /** The full path of the pages folder. */
  readonly folder: string
  /** Its name as findings tell it: `pages`. */
  readonly name: string
}

export function placeOf(root: string, pagesDir: string): Place {
  const folder = resolve(root, pagesDir)
  return { root, pagesDir, folder, name: relative(root, folder).replaceAll('\\', '/') }
}

/** Where the Studio keeps what is not saved yet: a folder for each pages folder, which git ignores. */
export function stateFolder({ root, name }: Place): string {
  const plain = /^[\w-]+$/.test(name)
  return join(root, '.studio', plain ? name : wholeHash(name).slice(0, 12))
}
