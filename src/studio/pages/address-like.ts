import { isRoute } from '#engine/site/is-route.ts'
import { trimmed } from '#engine/site/routes.ts'
import { plainName } from '#engine/text/plain-name.ts'

/** How many addresses are tried: more of one name nobody has. */
const TRIES = 20

/**
 * Words as an address: "Our Story" is `/our-story`, or `/our-story-2` where that is not free. What is an
 * address already stays, and words of other scripts are `/page`. Undefined where none of these is free.
 */
export function addressLike(
  words: string,
  isFree: (address: string) => boolean,
): string | undefined {
  const plain = words.split('/').map(plainName).filter(Boolean).join('/')
  const base = isRoute(words) && words !== '/' ? trimmed(words) : `/${plain || 'page'}`
  const all = Array.from({ length: TRIES }, (_, at) => (at === 0 ? base : `${base}-${at + 1}`))
  return all.find(isFree)
}
