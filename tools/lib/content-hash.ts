import { createHash } from 'node:crypto'

/** Eight characters that change with any of the contents. */
export function contentHash(...contents: readonly (string | Uint8Array)[]): string {
  return shortened(wholeHash(...contents))
}

/** What no two contents share, not even on purpose. */
export function wholeHash(...contents: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256')
  for (const content of contents) sum.update(content)
  return sum.digest('hex')
}

/** What `contentHash` makes of what `wholeHash` answers. */
export function shortened(hash: string): string {
  return hash.slice(0, 8)
}
