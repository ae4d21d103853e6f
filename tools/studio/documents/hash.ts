import { createHash } from 'node:crypto'

/** SHA-256, hexadecimal: how the Studio knows whether a file still is what it was. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
