import type { CheckedSite, Redirection } from '#engine/checked-site.ts'
import { memo } from '#engine/memo.ts'
import { type Addresses, type Target, addressesOf } from '#engine/site/addresses.ts'

/** A page that sends its visitors to another page of the site. */
export interface Redirect extends Redirection {
  /** The address it leads to, without anchor or query. */
  readonly route: string
  /** Where visitors arrive in the end; undefined if they never do. */
  readonly ends: string | undefined
  /** How often they are sent on. */
  readonly steps: number
  /** The redirects that lead back to this one, if they do; itself first. */
  readonly circle: readonly Redirection[]
}

/**
 * All redirects that lead to a page of the site, followed to their end with each set live that
 * shows them; looked for once, for all rules. One that leads out of the site is at its end.
 */
export const redirectsOf: (site: CheckedSite) => readonly Redirect[] = memo((site) => {
  if (site.redirections.length === 0) return []
  const byFile = new Map(site.redirections.map((one) => [one.file, one]))
  const sets = new Map(site.pages.map(({ file, set }) => [file, set]))
  return site.redirections.flatMap((start) => {
    const set = sets.get(start.file) ?? null
    const live = [...addressesOf(site)].filter(([name]) => set === null || name === set)
    for (const [, addresses] of live) {
      const found = follow(start, addresses, byFile)
      if (found) return [found]
    }
    return []
  })
}, new WeakMap())

function follow(
  start: Redirection,
  addresses: Addresses,
  byFile: ReadonlyMap<string, Redirection>,
): Redirect | undefined {
  const route = pathOf(start.href)
  const seen = [start]
  let ends = start.href
  let target: Target | undefined = addresses.find(route)
  if (!target) return undefined
  for (let steps = 1; ; steps += 1) {
    const next: Redirection | undefined = target && byFile.get(target.page.file)
    if (!next) return { ...start, route, ends, steps, circle: [] }
    if (seen.includes(next)) {
      const circle = next === start ? seen : []
      return { ...start, route, ends: undefined, steps, circle }
    }
    seen.push(next)
    ends = next.href
    target = addresses.find(pathOf(ends))
  }
}

function pathOf(href: string): string {
  return href.replace(/[?#].*$/s, '')
}
