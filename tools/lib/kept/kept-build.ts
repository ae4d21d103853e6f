import {
  chmodSync,
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

/** A build that takes longer than this, in milliseconds, was stopped. */
const LONGEST = 3_600_000

/**
 * The folder in `all` that `make` filled, named by its key: what `key` answers, which changes with
 * the sources. It is made if it is not there yet, and appears complete or not at all, so that
 * programs which run at once, or are stopped in the middle, never find half of it. Where a source
 * changes meanwhile, nobody knows which of the two was built, and it is made anew.
 */
export async function keptBuild(
  all: string,
  key: () => string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const before = key()
  const folder = join(all, before)
  if (existsSync(folder)) return folder
  mkdirSync(all, { recursive: true })
  const part = mkdtempSync(`${folder}.`)
  try {
    await make(part)
    // Who may read the house may read this, as a container's user does what its image built.
    chmodSync(part, 0o755)
    if (key() !== before) return await keptBuild(all, key, make)
    try {
      renameSync(part, folder)
    } catch (error) {
      // Another program may have been quicker with the same.
      if (!existsSync(folder)) throw error
    }
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
  forgetOthers(all, before)
  return folder
}

/** Older builds only fill the disk. Those with a dot are not done yet, or were stopped. */
function forgetOthers(all: string, key: string): void {
  const age = (name: string): number =>
    Date.now() - (statSync(join(all, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
  const names = readdirSync(all).filter((name) => name !== key)
  const done = names.filter((name) => !name.includes('.')).toSorted((a, b) => age(a) - age(b))
  const stopped = names.filter((name) => name.includes('.') && age(name) > LONGEST)
  for (const name of [...done.slice(OTHERS), ...stopped])
    rmSync(join(all, name), { recursive: true, force: true })
}
