import { fill } from '#engine/fill.ts'
import { entriesAt } from '#engine/where.ts'
import type { Values } from '#studio/state/documents.ts'

import { hrefOf, kinds } from './href.ts'
import { namedLinks } from './places.ts'

/** Where an address leads, as the forms call it: "A named link: Order Online"; a path stays one. */
export function hrefWords(address: string, values: Values): string {
  const { kind, to, more } = hrefOf(fill(address, textsOf(values)))
  const name = kinds.find(([one]) => one === kind)?.[1] ?? ''
  if (kind === 'link') {
    const label = namedLinks(values).find(([link]) => link === to)?.[1] ?? to
    return `${name}: ${label}${more}`
  }
  return /^(mail|text|phone)$/.test(kind) ? `${name}: ${to}` : address
}

/** The facts of the brand that are words. */
function textsOf(values: Values): Record<string, string> {
  const all = entriesAt(values['site.json'], '/brand')
  return Object.fromEntries(
    all.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
