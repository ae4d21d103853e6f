import { relative, resolve } from 'node:path'

/** The files that a Studio is for. */
export interface Place {
  /** The repository. */
  readonly root: string
  /** The pages folder as the person named it, seen from the root: `pages`. */
  readonly pagesDir: string
  /** Its full path. */
  readonly folder: string
  /** Its name as findings tell it: `pages`. */
  readonly name: string
}

export function placeOf(root: string, pagesDir: string): Place {
  const folder = resolve(root, pagesDir)
  return { root, pagesDir, folder, name: relative(root, folder).replaceAll('\\', '/') }
}
