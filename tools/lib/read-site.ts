import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import type { SiteTree } from '#engine/check.ts'

import { Refusal } from './command.ts'

/**
 * Everything that is checked, as text: the JSON files of the pages folder and of the block folders,
 * and the names of media. The only reader of the disk; files are named as seen from `root`.
 *
 * Synchronous inside: 1,000 files take 30 ms this way, and threads do not pay (measured).
 *
 * @throws {Refusal} if the pages folder does not exist or is a file.
 */
export async function readSite({ root, pagesDir }: { root: string; pagesDir: string }): Promise<SiteTree> {
  const folder = resolve(root, pagesDir)
  const pages = relative(root, folder).replaceAll('\\', '/')
  const stat = statSync(folder, { throwIfNoEntry: false })
  if (!stat) {
    throw new Refusal(`There is no folder ${pagesDir}.`, 'Name the folder that holds site.json: --pages DIR.')
  }
  if (!stat.isDirectory()) {
    throw new Refusal(`${pagesDir} is a file, not a folder.`, 'Name the folder that holds site.json: --pages DIR.')
  }
  const files = new Map<string, string>()
  const media = new Set<string>()
  readPages(folder, '', { pages, files, media })
  return { pagesDir: pages, files, media, blockFiles: readBlocks(root, files) }
}

interface Found {
  readonly pages: string
  readonly files: Map<string, string>
  readonly media: Set<string>
}

function readPages(folder: string, inside: string, found: Found): void {
  for (const entry of entries(folder)) {
    const path = `${inside}${entry.name}`
    const full = `${folder}/${entry.name}`
    if (isFolder(entry, full)) readPages(full, `${path}/`, found)
    else if (path.startsWith('media/')) found.media.add(path)
    else if (entry.name.endsWith('.json')) found.files.set(`${found.pages}/${path}`, readFileSync(full, 'utf8'))
  }
}

/** Names of the files of each block folder; the texts of its two JSON files go into `files`. */
function readBlocks(root: string, files: Map<string, string>): Map<string, Set<string>> {
  const blocks = new Map<string, Set<string>>()
  const folder = join(root, 'blocks')
  if (!statSync(folder, { throwIfNoEntry: false })) return blocks
  for (const entry of entries(folder)) {
    const inside = `${folder}/${entry.name}`
    if (!isFolder(entry, inside)) continue
    const names = new Set(readdirSync(inside))
    blocks.set(entry.name, names)
    for (const name of ['block.schema.json', 'example.json']) {
      if (names.has(name)) files.set(`blocks/${entry.name}/${name}`, readFileSync(`${inside}/${name}`, 'utf8'))
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
  return entry.isDirectory() || (entry.isSymbolicLink() && statSync(path).isDirectory())
}
