import { readFileSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'

import { pagesPath } from '#engine/site/pages-folder.ts'
import { Refusal } from '#tools/lib/command.ts'
import { filesAt } from '#tools/lib/git.ts'
import { readSite } from '#tools/lib/read-site.ts'

/** The documents of a site by their paths inside its pages folder. */
export type Documents = Map<string, unknown>

interface Place {
  readonly root: string
  readonly pagesDir: string
}

/**
 * The documents that a word of the command line names: a JSON file (alone, under its own name), a
 * pages folder, or else a git revision, whose pages folder is read.
 *
 * @throws {Refusal} if it is none of these, or a document is not JSON.
 */
export async function stateOf(word: string, { root, pagesDir }: Place): Promise<Documents> {
  const path = resolve(root, word)
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat?.isFile())
    return parsed(new Map([[`page/${basename(path)}`, readFileSync(path, 'utf8')]]), word)
  if (stat?.isDirectory()) return workingTree({ root, pagesDir: word })
  return parsed(filesAt(root, word, pagesDir), word)
}

/** The documents as they are on disk. */
export async function workingTree({ root, pagesDir }: Place): Promise<Documents> {
  const tree = await readSite({ root, pagesDir })
  const own = [...tree.files].flatMap(([file, text]): [string, string][] => {
    const path = pagesPath(tree, file)
    return path === undefined ? [] : [[path, text]]
  })
  return parsed(new Map(own), pagesDir)
}

function parsed(texts: ReadonlyMap<string, string>, source: string): Documents {
  const documents: Documents = new Map()
  for (const [name, text] of texts) {
    try {
      documents.set(name, JSON.parse(text.replace(/^\uFEFF/, '')))
    } catch {
      throw new Refusal(
        `${name.replace(/^page\//, '')} is not JSON in ${source}, so it cannot be compared.`,
        'Mend it first; `npm run validate` says where.',
      )
    }
  }
  return documents
}
