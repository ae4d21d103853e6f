import { type PageAddresses, eachAddress } from '#engine/checked-site.ts'
import { memo } from '#engine/memo.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { addressKey, baseOf, trimmed } from '#engine/site/routes.ts'
import { valueAt } from '#engine/where.ts'

interface Claim {
  readonly file: string
  readonly at: string
  /** As the page writes it. */
  readonly written: string
}

/** A claim that is to be judged. */
interface Claimed extends Claim {
  /** As it is served. */
  readonly address: string
  /** What stands before the addresses of its set; undefined where that is not served. */
  readonly start: string | undefined
  readonly set: string
}

/** Whose address it is where two claim one: a page's own before a further one, a redirect last. */
const kinds = ['/route', '/aliases/', '/movedFrom/'] as const

/**
 * Two pages answer at one address. Judged as the site is served: the live set and shared pages from
 * the root, an archived set from its path, aliases from the root. A set that is not served is
 * judged by itself, so that switching to it brings no surprise. Drafts claim nothing.
 */
export const routeTwice: Rule = {
  code: 'route-twice',
  severity: 'error',
  docs: {
    why: 'Only one of the two pages can be shown at an address.',
    wrong: { 'pages/one/other.json': { route: '/' } },
    right: { 'pages/one/other.json': { route: '/other' } },
  },
  check(site, report) {
    const facts = site.document('site.json')
    const live = valueAt(facts, '/variant')
    const served = new Map<string, Claim>()
    const alone = memo<string, Map<string, Claim>>(() => new Map())
    const claimed = site.pages
      .filter(({ draft }) => !draft)
      .toSorted((a, b) => (a.file < b.file ? -1 : 1))
      .flatMap((page) => claimsOf(page, baseOf(facts, page.set ?? 'shared', live)))
    for (const kind of kinds)
      for (const { file, at, written, address, start, set } of claimed) {
        if (!at.startsWith(kind)) continue
        const claims = start === undefined ? alone(set) : served
        const key = addressKey(address)
        const first = claims.get(key)
        if (!first) {
          claims.set(key, { file, at, written })
          continue
        }
        const here = first.file === file
        // One list with the same entry twice breaks its schema, and that is said already.
        if (here && first.at.startsWith(kind) && first.written === written) continue
        report({
          file,
          at,
          problem: here
            ? `This page has the address ${address} already.`
            : `${first.file} has the address ${address} already.`,
          remedy: here
            ? 'Take this one out.'
            : kind !== '/movedFrom/'
              ? `Give this page another one, for example "${free(address, kind === '/route' ? (start ?? '') : '', claims)}".`
              : first.at.startsWith(kind)
                ? 'Take it out of one of the two: visitors can be sent to one page only.'
                : 'Take this one out, because visitors get that page.',
          related: [{ file: first.file, at: first.at, message: 'First used here.' }],
        })
      }
  },
}

/** All that a page claims, its own address first. */
function claimsOf(page: PageAddresses, start: string | undefined): Claimed[] {
  const claimed: Claimed[] = []
  const { file, set } = page
  eachAddress(page, (at, written) => {
    // One without its slash is no address yet.
    if (typeof written !== 'string' || !written.startsWith('/')) return
    const isOwn = at === '/route'
    // Its own route as an alias keeps a page at the root while its set is archived.
    if (!isOwn && written === page.route) return
    const address = trimmed(isOwn ? `${start ?? ''}${written}` : written)
    claimed.push({ file, at, written, address, start, set: set ?? '' })
  })
  return claimed
}

/** The address as a page writes it, with the lowest number behind it that nobody has. */
function free(address: string, base: string, claims: ReadonlyMap<string, Claim>): string {
  const written = address.slice(trimmed(base).length).replace(/^\/?$/, '/page')
  let number = 2
  while (claims.has(trimmed(`${base}${written}-${number}`))) number += 1
  return `${written}-${number}`
}
