import { type DocumentKind, documentKind } from '#engine/site/model.ts'
import { shellWord } from '#engine/text/shell-word.ts'

/** The pages folder as seen from the repository; empty where it is the repository. */
export interface PagesFolder {
  readonly pagesDir: string
}

/** A file of the pages folder as findings name it, by its path inside. */
export function inPages({ pagesDir }: PagesFolder, path: string): string {
  return pagesDir === '' ? path : `${pagesDir}/${path}`
}

/** The path inside the pages folder of a file; undefined for a file of a block, or elsewhere. */
export function pagesPath(folder: PagesFolder, file: string): string | undefined {
  const prefix = inPages(folder, '')
  const isOfBlock = /^blocks\/[^/]+\/(?:block\.schema|example)\.json$/.test(file)
  return !isOfBlock && file.startsWith(prefix) ? file.slice(prefix.length) : undefined
}

/** Which kind of document a file of the site is: one of the pages folder, or the example of a block. */
export function kindOf(folder: PagesFolder, file: string): DocumentKind | 'Block' | undefined {
  const path = pagesPath(folder, file)
  if (path !== undefined) return documentKind(path)
  return file.endsWith('/example.json') ? 'Block' : undefined
}

/**
 * A command as a person is told to run it on this site and on no other: `npm run migrate`, or with
 * `-- --pages ../shop` behind it. `flags` are those it takes beside that.
 */
export function commandFor({ pagesDir }: PagesFolder, name: string, ...flags: string[]): string {
  const where = pagesDir === 'pages' ? [] : ['--pages', shellWord(pagesDir || '.')]
  const given = [...where, ...flags]
  const command = name === 'start' ? 'npm start' : `npm run ${name}`
  return given.length === 0 ? command : `${command} -- ${given.join(' ')}`
}
