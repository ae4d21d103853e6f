import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { wholeHash } from '#tools/lib/content-hash.ts'

/** Everything that code for a browser or for rendering is made from and with, beside the packages. */
const folders = ['src', 'blocks', 'schema', 'tools/vite', 'tools/build', 'tools/studio/editor']
const files = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** How long a file must be as it is to be known by its times, in milliseconds; a clock may tick as slowly. */
const SETTLED_MS = 2000

/** What was in a file, by its path, while it is as it was: an editor that opens asks of a thousand. */
const known = new Map<string, { readonly state: string; readonly hash: string }>()

/**
 * Changes with any file that a bundle is made from, also in `more` folders, and with `NODE_ENV`, by
 * which React is another one; tests are not among them, nor what another program is just writing.
 */
export function sourceKey(root: string, more: readonly string[] = []): string {
  const sum = createHash('sha256').update(`${process.env['NODE_ENV'] ?? ''}\0`)
  const names = [...new Set([...folders, ...more])]
    .filter((folder) => statSync(join(root, folder), { throwIfNoEntry: false }))
    .flatMap((folder) => filesIn(root, folder))
    .filter((name) => !/\.(?:test\.tsx?|md|part|tmp)$/.test(name))
  for (const name of [...names, ...files].toSorted()) {
    const hash = hashOf(join(root, name))
    if (hash !== undefined) sum.update(`${name}\0${hash}\0`)
  }
  return sum.digest('hex').slice(0, 16)
}

/** Names of the files below a folder, seen from the root. */
function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(root, name) : [name]
  })
}

/** Of what is in a file; undefined where there is none. */
function hashOf(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat?.isFile() !== true) return undefined
  const state = `${stat.ino} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}`
  const last = known.get(path)
  if (last?.state === state) return last.hash
  const hash = wholeHash(readFileSync(path))
  // A file that was written a moment ago may be written again without its times telling.
  if (Date.now() - stat.ctimeMs > SETTLED_MS) known.set(path, { state, hash })
  return hash
}

/** Changes with any file of a folder's code. */
export function codeKey(folder: string): string {
  const names = readdirSync(folder).filter((name) => /\.(?:ts|json)$/.test(name))
  return wholeHash(...names.toSorted().map((name) => readFileSync(join(folder, name))))
}
