import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { Refusal } from '#tools/lib/command/command.ts'

/** A file of the output: its name from the output folder, and its content or the file it is a copy of. */
export interface OutputFile {
  readonly name: string
  readonly content?: string | Uint8Array
  readonly copyFrom?: string
}

/** Marks a folder as the output of a build, and holds the `base` that its site is served from. */
export const stampName = '.built-by-sandwichboard'

/**
 * Brings the folder to exactly these files: writes what differs, removes what is left over. Only a
 * folder that is empty, new, or was written by a build before is touched.
 *
 * @throws {Refusal} if the folder holds files that no build wrote, or is a file.
 */
export function writeOutput(
  outDir: string,
  files: readonly OutputFile[],
  base = '/',
): { written: number; removed: number } {
  const stamp = join(outDir, stampName)
  refuseOthers(outDir, stamp)
  const present = existsSync(outDir)
    ? readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    : []
  const wanted = new Map(files.map((file) => [file.name, file]))
  let removed = 0
  for (const name of present) {
    const path = join(outDir, name)
    if (wanted.has(name.replaceAll('\\', '/')) || path === stamp || statSync(path).isDirectory())
      continue
    rmSync(path)
    removed += 1
  }
  mkdirSync(outDir, { recursive: true })
  writeFileSync(stamp, base)
  let written = 0
  for (const file of wanted.values()) if (write(outDir, file)) written += 1
  return { written, removed }
}

/** Looks no deeper than it must: the folder may be that of a whole disk. */
function refuseOthers(outDir: string, stamp: string): void {
  const stat = statSync(outDir, { throwIfNoEntry: false })
  if (stat === undefined || existsSync(stamp)) return
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
