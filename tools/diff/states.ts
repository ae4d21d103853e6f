import { readFileSync, statSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'

import { pagesPath } from '#engine/site/pages-folder.ts'
import { Refusal } from '#tools/lib/command.ts'
import { filesAt } from '#tools/lib/git.ts'
import { readSite } from '#tools/lib/read-site.ts'

/** The documents of a site by their paths inside its pages folder. */
type Documents = Map<string, unknown>

interface Place {
  readonly root: string
  readonly pagesDir: string
}

/**
 * The two states that words of the command line name, each a JSON file, a pages folder, or else a
 * git revision, whose pages folder is read. Without the second it is what is on disk. Two files are
 * compared under the name of the first; one alone with what it is in the other state, or was at the
 * last commit.
 *
 * @throws {Refusal} if a word is none of these, a document is not JSON, or a file alone is none of
 *   the pages folder.
 */
export async function statesOf(
  a: string | undefined,
  b: string | undefined,
  place: Place,
): Promise<[before: Documents, after: Documents]> {
  const [first, second] = [fileOf(a, place.root), fileOf(b, place.root)]
  if (first && second) {
    const name = `page/${basename(first)}`
    return [documentOf(first, name), documentOf(second, name)]
  }
  const file = first ?? second
  if (file === undefined)
    return [
      await stateOf(a ?? 'HEAD', place),
      b === undefined ? await workingTree(place) : await stateOf(b, place),
    ]
  const name = nameInPages(file, place)
  const site = await stateOf((first ? b : a) ?? 'HEAD', place)
  const there = new Map([...site].filter(([path]) => path === name))
  const alone = documentOf(file, name)
  return first && b !== undefined ? [alone, there] : [there, alone]
}

/** The full path of a file that a word names; undefined if it names none. */
function fileOf(word: string | undefined, root: string): string | undefined {
  const path = word === undefined ? undefined : resolve(root, word)
  return path !== undefined && statSync(path, { throwIfNoEntry: false })?.isFile()
    ? path
    : undefined
}

function documentOf(path: string, name: string): Documents {
  return parsed(new Map([[name, readFileSync(path, 'utf8')]]), relative('', path))
}

function nameInPages(path: string, { root, pagesDir }: Place): string {
  const name = relative(resolve(root, pagesDir), path).replaceAll('\\', '/')
  if (!name.startsWith('../')) return name
  throw new Refusal(
    `${basename(path)} is one file, and none of the folder ${pagesDir}.`,
    'Name the file to compare it with: npm run diff -- A.json B.json',
  )
}

async function stateOf(word: string, { root, pagesDir }: Place): Promise<Documents> {
  const stat = statSync(resolve(root, word), { throwIfNoEntry: false })
  if (stat?.isDirectory()) return workingTree({ root, pagesDir: word })
  return parsed(filesAt(root, word, pagesDir), word)
}

/** The documents as they are on disk. */
async function workingTree({ root, pagesDir }: Place): Promise<Documents> {
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
