import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { Refusal } from '#tools/lib/command/command.ts'

import { readStamp, writeStamp } from './stamp.ts'

/** A file of the output: its name from the output folder, and its content or the file it is a copy of. */
export interface OutputFile {
  readonly name: string
  readonly content?: string | Uint8Array
  readonly copyFrom?: string
}

/**
 * Brings what builds wrote in the folder to exactly these files: writes what differs, removes what is
 * left over of the last build. What somebody else put beside it stays, as the `.git` and the `CNAME` of
 * a branch that is served, and nothing is followed out of the folder. Only a folder that is empty, new,
 * or was written by a build before is touched.
 *
 * @throws {Refusal} if the folder holds files and no build wrote it, or is a file.
 */
export function writeOutput(
  outDir: string,
  files: readonly OutputFile[],
  base = '/',
): { written: number; removed: number } {
  const last = readStamp(outDir)
  if (!last) refuseOthers(outDir)
  mkdirSync(outDir, { recursive: true })
  const wanted = new Map(files.map((file) => [file.name, file]))
  const left = last?.files.filter((name) => !wanted.has(name)) ?? []
  // A build that is stopped half-way leaves nothing that the next one does not know to be a build's.
  writeStamp(outDir, { base, files: [...wanted.keys(), ...left] })
  const gone = left.filter((name) => isOwn(outDir, name))
  for (const name of gone) rmSync(join(outDir, name))
  let written = 0
  for (const file of wanted.values()) if (write(outDir, file)) written += 1
  writeStamp(outDir, { base, files: [...wanted.keys()] })
  return { written, removed: gone.length }
}

/** Whether a file that a build wrote is still one, in the folder itself: no link leads to it. */
function isOwn(outDir: string, name: string): boolean {
  const path = join(outDir, name)
  if (!existsSync(path) || !lstatSync(path).isFile()) return false
  return realpathSync(path) === join(realpathSync(outDir), name) && !name.split('/').includes('..')
}

/** Looks no deeper than it must: the folder may be that of a whole disk. */
function refuseOthers(outDir: string): void {
  const stat = statSync(outDir, { throwIfNoEntry: false })
  if (stat === undefined) return
  if (!stat.isDirectory())
    throw new Refusal(`${outDir} is a file, not a folder.`, 'Name a folder with --out.')
  if (readdirSync(outDir).length > 0)
    throw new Refusal(
      `The folder ${outDir} holds files that no build wrote.`,
      'Empty it, or name another with --out.',
    )
}

function write(outDir: string, { name, content, copyFrom }: OutputFile): boolean {
  const path = join(outDir, name)
  mkdirSync(dirname(path), { recursive: true })
  // Else what a link leads to would be written over.
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(path)
  if (copyFrom !== undefined) {
    // A copy's name carries a hash of its content, so the same size is the same file.
    if (existsSync(path) && statSync(path).size === statSync(copyFrom).size) return false
    copyFileSync(copyFrom, path)
    return true
  }
  const bytes = Buffer.from(content ?? '')
  if (existsSync(path) && readFileSync(path).equals(bytes)) return false
  writeFileSync(path, bytes)
  return true
}
