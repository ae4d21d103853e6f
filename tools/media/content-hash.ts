import { createHash } from 'node:crypto'

/** Eight characters that change with any of the contents. */
export function contentHash(...contents: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256')
  for (const content of contents) sum.update(content)
  return sum.digest('hex').slice(0, 8)
}
