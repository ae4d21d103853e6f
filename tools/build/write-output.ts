import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { Refusal, existingPart } from '#tools/lib/command/command.ts'

import { atOneStroke, partName, readStamp, writeStamp } from './stamp.ts'

/** A file of the output: its name from the output folder, and its content or the file it is a copy of. */
export interface OutputFile {
  readonly name: string
  readonly content?: string | Uint8Array
  readonly copyFrom?: string
}

/**
 * Brings what builds wrote in the folder to exactly these files: writes what differs, removes what is
 * left over of the last build. What somebody else put beside it stays, as the `.git` and the `CNAME` of
 * a branch that is served, and nothing is followed out of the folder. Only a folder that is new, has
 * nothing but these, or was written by a build before is touched.
 *
 * The folder may be served meanwhile, and the disk may be full: what pages load is there before they
 * are, and what is left over goes at last.
 *
 * @throws {Refusal} if the folder holds files and no build wrote it, or is a file; or if something that
 *   no build wrote stands where a file is to be.
 */
export function writeOutput(
  outDir: string,
  files: readonly OutputFile[],
  base = '/',
): { written: number; removed: number } {
  const last = readStamp(outDir)
  if (!last) refuseOthers(outDir)
  const wanted = new Map(files.map((file) => [file.name, file]))
  const own = new Set(last?.files)
  refuseInTheWay(outDir, [...wanted.values()], own)
  mkdirSync(outDir, { recursive: true })
  const left = [...own].filter((name) => !wanted.has(name))
  // A build that is stopped half-way leaves nothing that the next one does not know to be a build's.
  writeStamp(outDir, { base, files: [...wanted.keys(), ...left, partName] })
  const gone = left.filter((name) => isOwn(outDir, name))
  // What stands where something is to be goes first; on some disks About.html is where about.html is.
  const places = new Set(files.flatMap(({ name }) => [name, ...foldersOf(name)]).map(plain))
  const isInPlace = (name: string): boolean => places.has(plain(name))
  for (const name of gone.filter(isInPlace)) rmSync(join(outDir, name))
  let written = 0
  for (const file of pagesLast([...wanted.values()])) if (write(outDir, file)) written += 1
  for (const name of gone) if (!isInPlace(name)) rmSync(join(outDir, name))
  removeEmpty(outDir, gone)
  writeStamp(outDir, { base, files: [...wanted.keys()] })
  return { written, removed: gone.length }
}

function plain(name: string): string {
  return name.toLowerCase()
}

function pagesLast(files: readonly OutputFile[]): OutputFile[] {
  const isPage = ({ name }: OutputFile): boolean => name.endsWith('.html')
  return [...files.filter((file) => !isPage(file)), ...files.filter(isPage)]
}

/** `assets/fonts/a.woff2` → `assets`, `assets/fonts` */
function foldersOf(name: string): string[] {
  const parts = name.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function refuseInTheWay(
  outDir: string,
  files: readonly OutputFile[],
  own: ReadonlySet<string>,
): void {
  for (const file of files) {
    const name = inTheWay(outDir, file, own)
    if (name === undefined) continue
    const what = lstatSync(join(outDir, name)).isSymbolicLink() ? 'a link ' : ''
    throw new Refusal(
      `In the folder ${outDir} there is ${what}${name} that no build wrote, and the site has ${file.name === name ? 'a file there' : `${file.name} there`}.`,
      'Move it away, or name another folder with --out.',
    )
  }
}

/** What stands where a file, or a folder above it, is to be, and is not a build's; undefined if nothing does. */
function inTheWay(outDir: string, file: OutputFile, own: ReadonlySet<string>): string | undefined {
  const statOf = (path: string) => lstatSync(join(outDir, path), { throwIfNoEntry: false })
  for (const folder of foldersOf(file.name)) {
    const stat = statOf(folder)
    if (stat === undefined) return undefined
    if (!stat.isDirectory()) return stat.isFile() && own.has(folder) ? undefined : folder
  }
  const stat = statOf(file.name)
  if (stat === undefined || (own.has(file.name) && !stat.isDirectory())) return undefined
  const isSame = stat.isFile() && readFileSync(join(outDir, file.name)).equals(bytesOf(file))
  return isSame ? undefined : file.name
}

function bytesOf({ content, copyFrom }: OutputFile): Buffer {
  return copyFrom === undefined ? Buffer.from(content ?? '') : readFileSync(copyFrom)
}

/** Whether a file that a build wrote is still one, in the folder itself: no link leads to it. */
function isOwn(outDir: string, name: string): boolean {
  const path = join(outDir, name)
  if (!existsSync(path) || !lstatSync(path).isFile()) return false
  return realpathSync(path) === join(realpathSync(outDir), name) && !name.split('/').includes('..')
}

/** Folders that these files were alone in: hosts answer for one that is empty, and not with the 404 page. */
function removeEmpty(outDir: string, gone: readonly string[]): void {
  const folders = new Set(gone.flatMap(foldersOf))
  const deepestFirst = [...folders].toSorted((a, b) => b.length - a.length)
  for (const path of deepestFirst.map((folder) => join(outDir, folder))) {
    const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
    if (isFolder && readdirSync(path).length === 0) rmdirSync(path)
  }
}

/** What hosts and git keep in a folder that is served, which no build writes. */
const ofHosts = new Set(['.git', '.nojekyll', '.well-known', 'CNAME'])

/** Looks no deeper than it must: the folder may be that of a whole disk. */
function refuseOthers(outDir: string): void {
  const there = existsSync(outDir) ? outDir : existingPart(outDir)
  if (!statSync(there).isDirectory())
    throw new Refusal(`${there} is a file, not a folder.`, 'Name a folder with --out.')
  if (there !== outDir) return
  if (readdirSync(outDir).some((name) => !ofHosts.has(name)))
    throw new Refusal(
      `The folder ${outDir} holds files that no build wrote.`,
      'Empty it, or name another with --out.',
    )
}

function write(outDir: string, file: OutputFile): boolean {
  const { name, copyFrom } = file
  const path = join(outDir, name)
  mkdirSync(dirname(path), { recursive: true })
  // Else what a link leads to would be written over.
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(path)
  // A copy's name carries a hash of its content, so the same size is the same file.
  if (copyFrom !== undefined && existsSync(path) && statSync(path).size === statSync(copyFrom).size)
    return false
  // Not copied by the disk, which gives the permissions along: those of a picture that only its owner
  // may read would keep it from the host's server, and with it from every visitor.
  const bytes = bytesOf(file)
  if (existsSync(path) && readFileSync(path).equals(bytes)) return false
  atOneStroke(outDir, name, (part) => writeFileSync(part, bytes))
  return true
}
