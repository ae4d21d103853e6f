import { readFileSync, statSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'

import { NotJson } from '#engine/diff/changes.ts'
import type { MediaFiles } from '#engine/diff/media.ts'
import { inPages, pagesPath } from '#engine/site/pages-folder.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { contentNames, filesAt } from '#tools/lib/git.ts'
import { readFolder } from '#tools/lib/site/read-folder.ts'
import { readWholeSite, unreadRefusal } from '#tools/lib/site/read-site.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

/** A site at one time, by paths inside its pages folder. */
export interface State {
  /** A `NotJson` for each whose text is none. */
  readonly documents: Map<string, unknown>
  readonly media: MediaFiles
}

/**
 * The two states that words of the command line name, each a JSON file, a pages folder, or else a
 * git revision, whose pages folder is read. Without the second it is what is on disk. Two files are
 * compared under the name of the first; one alone with what it is in the other state, or was at the
 * last commit.
 *
 * @throws {Refusal} if a word is none of these, a file alone is none of the pages folder, or something
 *   on disk cannot be read.
 */
export async function statesOf(
  a: string | undefined,
  b: string | undefined,
  place: SiteLocation,
): Promise<[before: State, after: State]> {
  const [first, second] = [fileOf(a, place.root), fileOf(b, place.root)]
  if (first && second) {
    const name = `page/${basename(first)}`
    return [documentOf(first, name), documentOf(second, name)]
  }
  const file = first ?? second
  if (file === undefined)
    return [
      await stateOf(a ?? 'HEAD', place),
      b === undefined ? await onDisk(place) : await stateOf(b, place),
    ]
  const name = nameInPages(file, place)
  const site = await stateOf((first ? b : a) ?? 'HEAD', place)
  const there = {
    documents: new Map([...site.documents].filter(([path]) => path === name)),
    media: new Map(),
  }
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

function documentOf(path: string, name: string): State {
  return { documents: parsed(new Map([[name, readFileSync(path, 'utf8')]])), media: new Map() }
}

function nameInPages(path: string, { root, pagesDir }: SiteLocation): string {
  const name = relative(resolve(root, pagesDir), path).replaceAll('\\', '/')
  if (!name.startsWith('../')) return name
  throw new Refusal(
    `${basename(path)} is a single file outside the folder ${pagesDir}.`,
    'Name the file to compare it with: npm run diff -- A.json B.json',
  )
}

async function stateOf(word: string, { root, pagesDir }: SiteLocation): Promise<State> {
  const stat = statSync(resolve(root, word), { throwIfNoEntry: false })
  if (stat?.isDirectory()) return onDisk({ root, pagesDir: word })
  const { texts, media } = filesAt(root, word, pagesDir)
  return { documents: parsed(texts), media }
}

async function onDisk({ root, pagesDir }: SiteLocation): Promise<State> {
  const tree = await readWholeSite({ root, pagesDir })
  const own = [...tree.files].flatMap(([file, text]): [string, string][] => {
    const path = pagesPath(tree, file)
    return path === undefined ? [] : [[path, text]]
  })
  const folder = resolve(root, pagesDir)
  const { files, odd } = readFolder(folder, root)
  const lost = [...odd.keys()].filter((path) => path.startsWith('media/'))
  // It would be told as removed.
  if (lost.length > 0) {
    const unread = lost.map((path) => inPages(tree, path))
    throw unreadRefusal(unread, tree)
  }
  const media = [...files].filter(([path]) => path.startsWith('media/'))
  const names = contentNames(
    folder,
    media.map(([, full]) => full),
  )
  return {
    documents: parsed(new Map(own)),
    media: new Map(
      media.flatMap(([path, full]): [string, string][] => {
        const name = names.get(full)
        return name === undefined ? [] : [[path, name]]
      }),
    ),
  }
}

function parsed(texts: ReadonlyMap<string, string>): Map<string, unknown> {
  return new Map([...texts].map(([name, text]) => [name, valueOf(text)]))
}

function valueOf(text: string): unknown {
  try {
    return jsonValue(text)
  } catch {
    return new NotJson(text)
  }
}
