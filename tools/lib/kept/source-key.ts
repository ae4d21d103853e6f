import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { wholeHash } from '#tools/lib/content-hash.ts'

/** Everything that code for a browser or for rendering is made from and with, beside the packages. */
const folders = ['src', 'blocks', 'schema', 'tools/vite', 'tools/build', 'tools/studio/editor']
const files = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts']

/**
 * Changes with any file that a bundle is made from, also in `more` folders, and with `NODE_ENV`, by
 * which React is another one; tests are not among them, nor what another program is just writing.
 */
export function sourceKey(root: string, more: readonly string[] = []): string {
  const sum = createHash('sha256').update(`${process.env['NODE_ENV'] ?? ''}\0`)
  const names = [...new Set([...folders, ...more])]
    .filter((folder) => statSync(join(root, folder), { throwIfNoEntry: false }))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((name) => !/\.(?:test\.tsx?|md|part|tmp)$/.test(name)),
    )
  for (const name of [...names, ...files].toSorted()) {
    const path = join(root, name)
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) continue
    sum.update(`${name}\0`).update(readFileSync(path)).update('\0')
  }
  return sum.digest('hex').slice(0, 16)
}

/** Changes with any file of a folder's code. */
export function codeKey(folder: string): string {
  const names = readdirSync(folder).filter((name) => /\.(?:ts|json)$/.test(name))
  return wholeHash(...names.toSorted().map((name) => readFileSync(join(folder, name))))
}
