import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'

/** Builds of other sources that are kept: an open editor may still ask for parts of the one before. */
const OTHERS = 2

/**
 * The folder `all/key`, made by `make` if it is not there yet. It appears complete or not at all, so
 * that programs which run at once, or are stopped in the middle, never find half of it.
 */
export async function keptBuild(
  all: string,
  key: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(all, key)
  if (existsSync(folder)) return folder
  mkdirSync(all, { recursive: true })
  const part = mkdtempSync(`${folder}.`)
  try {
    await make(part)
    try {
      renameSync(part, folder)
    } catch (error) {
      // Another program may have been quicker with the same.
      if (!existsSync(folder)) throw error
    }
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
  forgetOthers(all, key)
  return folder
}

/** Older builds only fill the disk. */
function forgetOthers(all: string, key: string): void {
  const age = (name: string): number =>
    statSync(join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const others = readdirSync(all)
    .filter((name) => name !== key)
    .toSorted((a, b) => age(b) - age(a))
  for (const name of others.slice(OTHERS)) rmSync(join(all, name), { recursive: true, force: true })
}
