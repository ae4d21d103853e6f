import { navigation } from '#engine/rules/examples.ts'
import { judgeLinks } from '#engine/rules/judge-links.ts'
import { type Rule, suggested } from '#engine/rules/rule.ts'
import { listed } from '#engine/schema/messages.ts'
import { isFileOfBuild } from '#engine/site/built-files.ts'

/**
 * A link leads to an address of this site where nothing answers. A link of a set is followed with
 * that set live, so that switching to it brings no surprise; one that every set shows, with each.
 */
export const brokenLink: Rule = {
  code: 'broken-link',
  severity: 'error',
  docs: {
    why: 'Visitors who follow the link get a not-found page.',
    wrong: navigation('/abuot'),
    right: navigation('/'),
  },
  check(site, report) {
    judgeLinks(
      site,
      ({ href, path, sets }) => {
        // A set without a home has a finding of its own.
        if (path === '' || path === '/' || isFileOfBuild(path)) return undefined
        const lost = [...sets].filter(
          ([, addresses]) => !addresses.find(path) && !addresses.mayBe(path),
        )
        const [first] = lost
        if (!first) return undefined
        const [set, addresses] = first
        const near = addresses.meant(path)
        const guess = near && href.replace(path, near)
        const when = lost.length < sets.size ? ` while "${set}" is the live set` : ''
        return {
          problem: `No page answers at ${path}${when}.`,
          ...suggested(
            guess,
            `Link to one of: ${listed(addresses.routes())}; or add a page with this route.`,
          ),
        }
      },
      report,
    )
  },
}
