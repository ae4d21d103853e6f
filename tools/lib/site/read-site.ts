import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import type { SiteTree } from '#engine/check.ts'
import { versionIn } from '#engine/migrate/version.ts'
import { documentKind } from '#engine/site/model.ts'
import { type PagesFolder, commandFor, inPages, pagesPath } from '#engine/site/pages-folder.ts'
import { Refusal } from '#tools/lib/command/command.ts'

import { refuseAbsentSubmodule } from './absent-submodule.ts'
import { FilesOnDisk } from './files-on-disk.ts'
import { fontPackagesIn, installedFonts } from './installed-fonts.ts'
import { readFolder } from './read-folder.ts'
import { SOURCES, runtimeSum, schemaSums } from './schema-sources.ts'
import type { SiteLocation } from './site-location.ts'

/**
 * Everything that is checked: the JSON files of the pages folder and of the block folders, and the
 * names of media. The only reader of the disk; files are named as seen from `root`.
 *
 * `streamed` leaves the texts on disk and reads each one when it is asked for: faster for one pass,
 * and nothing for programs that go on to use the documents. Files are read synchronously; 1,000
 * take 20 ms this way, and threads do not pay (measured).
 *
 * @throws {Refusal} if the pages folder does not exist, is a file or may not be read.
 */
export async function readSite({
  root,
  pagesDir,
  streamed = false,
}: ReadOptions): Promise<SiteTree> {
  const folder = pagesFolder(root, pagesDir)
  const pages = relative(root, folder).replaceAll('\\', '/')
  const named = (path: string): string => inPages({ pagesDir: pages }, path)
  const contents = readFolder(folder, root)
  const odd = new Map([...contents.odd].map(([path, kind]) => [named(path), kind]))
  const media = new Set<string>()
  const places = new Map<string, string>()
  for (const [path, full] of contents.files) {
    if (path.startsWith('media/')) media.add(path)
    else if (path.endsWith('.json')) places.set(named(path), full)
  }
  // A picture that cannot be read has a finding already, and is not also missing.
  for (const path of contents.odd.keys()) if (path.startsWith('media/')) media.add(path)
  const blocks = join(root, 'blocks')
  const blockFiles = readBlocks(blocks, places)
  const house = {
    ...generatedFrom(root),
    blockFiles,
    versions: versionsOf(blocks, blockFiles),
    mediaBytes: (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.size,
  }
  const onDisk = new FilesOnDisk(places)
  const files = streamed ? onDisk : new Map(onDisk)
  const fonts = fontsFor(root, { pagesDir: pages, files })
  if (!streamed) for (const name of places.keys()) if (!files.has(name)) odd.set(name, 'unreadable')
  return { pagesDir: pages, files, media, odd, ...house, ...(fonts ? { fonts } : {}) }
}

/** Those that themes can name, and those that they do. */
function fontsFor(root: string, tree: Pick<SiteTree, 'pagesDir' | 'files'>): SiteTree['fonts'] {
  const themes = [...tree.files.keys()].filter(
    (file) => documentKind(pagesPath(tree, file) ?? '') === 'Theme',
  )
  return installedFonts(
    root,
    themes.flatMap((file) => fontPackagesIn(tree.files.get(file) ?? '')),
  )
}

/**
 * As `readSite`, for who changes or compares documents and must know what every one says.
 *
 * @throws {Refusal} also if one of them cannot be read.
 */
export async function readWholeSite(where: ReadOptions): Promise<SiteTree> {
  const tree = await readSite(where)
  const unread = unreadNames(tree)
  if (unread.length > 0) throw unreadRefusal(unread, tree)
  return tree
}

/** What to say to who must know what files say that cannot be read. */
export function unreadRefusal(files: readonly string[], folder: PagesFolder): Refusal {
  return new Refusal(
    `${files.join(' and ')} cannot be read.`,
    `Fix it first; \`${commandFor(folder, 'validate')}\` says why.`,
  )
}

/** What cannot be read of a site and is, or may hold, a document. */
export function unreadNames(tree: SiteTree): string[] {
  return [...(tree.odd?.keys() ?? [])].filter(
    (file) => pagesPath(tree, file)?.startsWith('media/') !== true,
  )
}

/**
 * The full path of a pages folder.
 *
 * @throws {Refusal} if it does not exist, is a file, may not be read, is a submodule that is not
 *   checked out, or is around `root` and no pages folder.
 */
export function pagesFolder(root: string, pagesDir: string): string {
  const folder = resolve(root, pagesDir)
  try {
    if (readdirSync(folder).includes('site.json')) return folder
  } catch (error) {
    refuseAbsentSubmodule(root, folder)
    throw new Refusal(
      whyNoFolder(pagesDir, (error as NodeJS.ErrnoException).code),
      'Name the folder that holds site.json: --pages DIR.',
    )
  }
  refuseAbsentSubmodule(root, folder)
  // All of a disk would be read to say so.
  if (/^[^.]/.test(relative(folder, root)))
    throw new Refusal(
      `The folder ${pagesDir} has no site.json, and this repository is in it.`,
      'Name the folder that holds site.json: --pages DIR.',
    )
  return folder
}

function whyNoFolder(name: string, code: string | undefined): string {
  if (code === 'ENOENT') return `There is no folder ${name}.`
  if (code === 'ENOTDIR') return `${name} is a file, not a folder.`
  if (code === 'ELOOP') return `${name} is a symbolic link to itself.`
  return `You may not read the folder ${name}.`
}

/** What the generator noted of what it read, and what that is now. */
function generatedFrom(root: string): Pick<SiteTree, 'shapes' | 'schemas'> {
  const shapes = textOf(join(root, 'schema/generated/shapes.json'))
  const now = schemaSums(root)
  const made = textOf(join(root, SOURCES)) ?? ''
  return {
    ...(shapes === undefined ? {} : { shapes }),
    ...(now.size > 0 ? { schemas: { made, now: new Map([...now, ...runtimeSum(root)]) } } : {}),
  }
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Of the blocks that have migrations. */
function versionsOf(
  folder: string,
  blocks: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> {
  const versions = new Map<string, number>()
  for (const [type, names] of blocks)
    if (names.has('migrations.ts'))
      versions.set(type, versionIn(readFileSync(join(folder, type, 'migrations.ts'), 'utf8')))
  return versions
}

interface ReadOptions extends SiteLocation {
  readonly streamed?: boolean
}

/** Names of the files of each block folder; its two JSON files join the places. */
function readBlocks(folder: string, places: Map<string, string>): Map<string, Set<string>> {
  const blocks = new Map<string, Set<string>>()
  if (!statSync(folder, { throwIfNoEntry: false })) return blocks
  for (const entry of entries(folder)) {
    const inside = `${folder}/${entry.name}`
    if (!isFolder(entry, inside)) continue
    const names = new Set(readdirSync(inside))
    blocks.set(entry.name, names)
    for (const name of ['block.schema.json', 'example.json']) {
      if (names.has(name)) places.set(`blocks/${entry.name}/${name}`, `${inside}/${name}`)
    }
  }
  return blocks
}

/** What a folder holds, by name, without dot files: editors and systems leave those. */
function entries(folder: string): Entry[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

interface Entry {
  readonly name: string
  isDirectory(): boolean
  isSymbolicLink(): boolean
}

function isFolder(entry: Entry, path: string): boolean {
  return (
    entry.isDirectory() ||
    (entry.isSymbolicLink() && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
  )
}
