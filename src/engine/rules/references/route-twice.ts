import { type PageAddresses, eachAddress } from '#engine/checked-site.ts'
import { memo } from '#engine/memo.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { addressKey, baseOf, trimmed } from '#engine/site/routes.ts'
import { valueAt } from '#engine/where.ts'

interface Claim {
  readonly file: string
  readonly at: string
  readonly written: string
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
    const pages = site.pages.toSorted((a, b) => (a.file < b.file ? -1 : 1))
    for (const kind of kinds)
      for (const source of pages) {
        if (source.draft) continue
        const start = baseOf(facts, source.set ?? 'shared', live)
        const claims = start === undefined ? alone(source.set ?? '') : served
        eachClaim(source, kind, start ?? '', (at, address, written) => {
          const key = addressKey(address)
          const first = claims.get(key)
          if (!first) {
            claims.set(key, { file: source.file, at, written })
            return
          }
          const here = first.file === source.file
          // One list with the same entry twice breaks its schema, and that is said already.
          if (here && first.at.startsWith(kind) && first.written === written) return
          report({
            file: source.file,
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
        })
      }
  },
}

function eachClaim(
  page: PageAddresses,
  kind: (typeof kinds)[number],
  base: string,
  call: (at: string, address: string, written: string) => void,
): void {
  eachAddress(page, (at, address) => {
    // One without its slash is no address yet.
    if (!at.startsWith(kind) || typeof address !== 'string' || !address.startsWith('/')) return
    if (kind === '/route') call(at, trimmed(base + address), address)
    // Its own route as an alias keeps a page at the root while its set is archived.
    else if (address !== page.route) call(at, trimmed(address), address)
  })
}

/** The address as a page writes it, with the lowest number behind it that nobody has. */
function free(address: string, base: string, claims: ReadonlyMap<string, Claim>): string {
  const written = address.slice(trimmed(base).length).replace(/^\/?$/, '/page')
  let number = 2
  while (claims.has(trimmed(`${base}${written}-${number}`))) number += 1
  return `${written}-${number}`
}
