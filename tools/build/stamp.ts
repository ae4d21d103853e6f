import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { isRecord } from '#engine/is-record.ts'

/** What a build leaves about itself in the folder that it wrote. */
export interface Stamp {
  /** The folder on the server that the site is served from: `/` or `/shop/`. */
  readonly base: string
  /** The files that it wrote, by their names in the folder. Whatever else is there is not its own. */
  readonly files: readonly string[]
}

const name = '.built-by-sandwichboard'

/** What a file is called while it is written. A stamp names it too, in case the build is stopped then. */
export const partName = `${name}.${process.pid}.part`

/** Undefined for a folder that no build wrote. */
export function readStamp(dir: string): Stamp | undefined {
  try {
    const stamp: unknown = JSON.parse(readFileSync(join(dir, name), 'utf8'))
    if (!isRecord(stamp)) return undefined
    const { base, files } = stamp
    const isList = Array.isArray(files) && files.every((file) => typeof file === 'string')
    return typeof base === 'string' && isList ? { base, files } : undefined
  } catch {
    return undefined
  }
}

export function writeStamp(dir: string, { base, files }: Stamp): void {
  const text = `${JSON.stringify({ base, files: files.toSorted() }, null, 2)}\n`
  // Half of it would make the folder one that no build wrote.
  atOneStroke(dir, name, (part) => writeFileSync(part, text))
}

/** Has a file made elsewhere in the folder and put in its place when it is whole: a full disk leaves what was there. */
export function atOneStroke(dir: string, file: string, make: (part: string) => void): void {
  const part = join(dir, partName)
  try {
    make(part)
    renameSync(part, join(dir, file))
  } finally {
    rmSync(part, { force: true })
  }
}
