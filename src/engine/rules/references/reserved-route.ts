import { eachAddress } from '#engine/checked-site.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { reservedFor } from '#engine/site/built-files.ts'
import { addressKey } from '#engine/site/routes.ts'
import { escaped } from '#engine/text/pointer.ts'
import { entriesAt } from '#engine/where.ts'

/** A page, an alias or an archive wants an address that the build or the Studio uses itself. */
export const reservedRoute: Rule = {
  code: 'reserved-route',
  severity: 'error',
  docs: {
    why: 'The build or the Studio already uses that address, and one would hide the other.',
    wrong: { 'pages/one/home.json': { aliases: ['/assets/start'] } },
    right: { 'pages/one/home.json': { aliases: ['/start'] } },
  },
  check(site, report) {
    const judge = (file: string, at: string, address: unknown): void => {
      if (typeof address !== 'string') return
      const moved = at.startsWith('/movedFrom/')
      const taken = reservedFor(addressKey(address), { moved })
      if (taken === undefined) return
      const free = `${taken.replace(/\..*/, '').replace(/\/$/, '/a')}-page`
      report({
        file,
        at,
        problem: `The address ${taken} is reserved for the build or the Studio.`,
        remedy: moved
          ? 'Take it out, because visitors get what is there.'
          : `Give this another one, for example "${address.replace(taken, free)}".`,
      })
    }
    for (const page of site.pages) eachAddress(page, (at, address) => judge(page.file, at, address))
    for (const [set, path] of entriesAt(site.document('site.json'), '/archives'))
      judge(site.file('site.json'), `/archives/${escaped(set)}`, path)
  },
}
