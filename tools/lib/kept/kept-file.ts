import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { wholeHash } from '#tools/lib/content-hash.ts'

/**
 * What `make` gave for this path before, or gives now. The sum of its content stands beside it: of a
 * file that the machine went down over, or that somebody cut or changed, half a picture would be on
 * the site from then on, so it is made anew. So it is where `by`, which tells the code that makes it,
 * is another than it was.
 */
export async function keptFile(
  path: string,
  make: () => Promise<Uint8Array>,
  by = '',
): Promise<Uint8Array> {
  const sum = `${path}.sum`
  try {
    const kept = readFileSync(path)
    if (readFileSync(sum, 'utf8') === wholeHash(kept, by)) return kept
  } catch {
    // It was not made yet.
  }
  const made = await make()
  mkdirSync(dirname(path), { recursive: true })
  putWhole(path, made)
  putWhole(sum, wholeHash(made, by))
  return made
}

/** Named only when it is whole, so that a build that is stopped leaves no half of it. */
function putWhole(path: string, content: string | Uint8Array): void {
  const part = `${path}.${process.pid}.part`
  writeFileSync(part, content)
  renameSync(part, path)
}
