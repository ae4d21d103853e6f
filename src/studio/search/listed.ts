import type { Values } from '#studio/state/documents.ts'
import { setName, setOf, sharedName } from '#studio/state/pages.ts'

import { type Found, isPage, keyOf } from './search-texts.ts'

/** Most places that are listed at first, and how many more at a time. */
export const MOST = 200

type Hit = Pick<Found, 'document' | 'pointer'>

/** The pages of a set, or another document, as far as something was found there. */
export interface Part<T> {
  readonly name: string
  readonly listed: readonly T[]
  /** How much more was found there. */
  readonly rest: number
}

/**
 * What is listed of each part of the site. Where not all has room, each part has its share, so that the
 * words of a menu are not behind those of a hundred pages; `more` is how much is listed beyond it, and
 * the place that was gone to is listed in any case.
 */
export function partsOf<T extends Hit>(
  values: Values,
  all: readonly T[],
  more: ReadonlyMap<string, number>,
  last: string | undefined,
): Part<T>[] {
  const byName = new Map<string, T[]>()
  for (const one of all) {
    const name = nameOf(values, one.document)
    const found = byName.get(name)
    if (found) found.push(one)
    else byName.set(name, [one])
  }
  const parts = [...byName]
  let room = MOST
  const shares = new Map<string, number>()
  for (const [index, [name, found]] of parts
    .toSorted(([, a], [, b]) => a.length - b.length)
    .entries()) {
    const share = Math.min(found.length, Math.floor(room / (parts.length - index)))
    shares.set(name, share)
    room -= share
  }
  return parts.map(([name, found]) => {
    const gone = found.findIndex((one) => keyOf(one) === last) + 1
    const count = Math.max((shares.get(name) ?? 0) + (more.get(name) ?? 0), gone)
    return { name, listed: found.slice(0, count), rest: Math.max(0, found.length - count) }
  })
}

function nameOf(values: Values, document: string): string {
  return isPage(document) ? setName(values, setOf(document)) : sharedName(values, document)
}
