import { wholeHash } from '#tools/lib/content-hash.ts'

/** SHA-256, hexadecimal: how the Studio knows whether a file still is what it was. */
export function hashOf(content: string | Uint8Array): string {
  return wholeHash(content)
}
