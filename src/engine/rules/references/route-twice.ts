import { type PageAddresses, eachAddress } from '#engine/checked-site.ts'
import { memo } from '#engine/memo.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { addressKey, baseOf, trimmed } from '#engine/site/routes.ts'
import { valueAt } from '#engine/where.ts'

interface Claim {
  readonly file: string
  readonly at: string
}

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
    for (const source of pages) {
      if (source.draft) continue
      const start = baseOf(facts, source.set ?? 'shared', live)
      const claims = start === undefined ? alone(source.set ?? '') : served
      eachClaim(source, start ?? '', (at, address) => {
        const key = addressKey(address)
        const first = claims.get(key)
        if (!first) {
          claims.set(key, { file: source.file, at })
          return
        }
        const here = first.file === source.file
        report({
          file: source.file,
          at,
          problem: here
            ? `This page has the address ${address} already.`
            : `${first.file} has the address ${address} already.`,
          remedy: here
            ? 'Take this one out.'
            : at.startsWith('/movedFrom/')
              ? 'Take it out of one of the two: visitors can be sent to one page only.'
              : `Give this page another one, for example "${free(address, at === '/route' ? (start ?? '') : '', claims)}".`,
          related: [{ ...first, message: 'First used here.' }],
        })
      })
    }
  },
}

function eachClaim(
  page: PageAddresses,
  base: string,
  call: (at: string, address: string) => void,
): void {
  eachAddress(page, (at, address) => {
    // One without its slash is no address yet.
    if (typeof address !== 'string' || !address.startsWith('/')) return
    if (at === '/route') call(at, trimmed(base + address))
    // Its own route as an alias keeps a page at the root while its set is archived.
    else if (address !== page.route) call(at, trimmed(address))
  })
}

/** The address as a page writes it, with the lowest number behind it that nobody has. */
function free(address: string, base: string, claims: ReadonlyMap<string, Claim>): string {
  const written = address.slice(trimmed(base).length).replace(/^\/?$/, '/page')
  let number = 2
  while (claims.has(trimmed(`${base}${written}-${number}`))) number += 1
  return `${written}-${number}`
}
