/**
 * How far the photo of this post is turned, in degrees from -6 to 6 with one decimal. The same id
 * gives the same angle in every program, so HTML made at build and script in a browser agree.
 */
export function rotation(id: string): number {
  // FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  // The low bits of short, similar ids differ too little to be used as they are.
  return ((((hash ^ (hash >>> 15)) >>> 0) % 121) - 60) / 10
}
