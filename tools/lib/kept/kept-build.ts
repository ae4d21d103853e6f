import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { wholeHash } from '#tools/lib/content-hash.ts'

/** Builds of other sources that are kept: an open editor may still ask for parts of the one before. */
const OTHERS = 2

/** A build that takes longer than this, in milliseconds, was stopped. */
const LONGEST = 3_600_000

/**
 * The folder in `all` that `make` filled, named by its key: what `key` answers, which changes with
 * the sources. It is made if it is not there yet, and appears complete or not at all, so that
 * programs which run at once, or are stopped in the middle, never find half of it. Where a source
 * changes meanwhile, nobody knows which of the two was built, and it is made anew; so it is where a
 * file of it was cut, changed or taken away since.
 */
export async function keptBuild(
  all: string,
  key: () => string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const before = key()
  const folder = join(all, before)
  if (existsSync(folder)) {
    if (isWhole(folder)) return folder
    rmSync(folder, { recursive: true, force: true })
  }
  mkdirSync(all, { recursive: true })
  const part = mkdtempSync(`${folder}.`)
  try {
    await make(part)
    writeFileSync(join(part, SUMS), JSON.stringify(sumsOf(part)))
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

/** Where a build keeps the sums of its files; others may come beside them. */
const SUMS = 'sums.json'

function sumsOf(folder: string): [name: string, sum: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => [name, wholeHash(readFileSync(join(folder, name)))])
}

function isWhole(folder: string): boolean {
  try {
    const sums = JSON.parse(readFileSync(join(folder, SUMS), 'utf8')) as ReturnType<typeof sumsOf>
    return sums.every(([name, sum]) => wholeHash(readFileSync(join(folder, name))) === sum)
  } catch {
    return false
  }
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
