import { judgeLinks } from '#engine/rules/judge-links.ts'
import type { Rule } from '#engine/rules/rule.ts'
import type { Target } from '#engine/site/addresses.ts'
import { addressKey } from '#engine/site/routes.ts'

/** A link names an alias, or an address that a page has moved from, where it could name the page. */
export const linkToAlias: Rule = {
  code: 'link-to-alias',
  severity: 'warning',
  docs: {
    why: 'Search engines keep only the route, and an alias may be taken away one day.',
    wrong: {
      'pages/one/home.json': { aliases: ['/start'] },
      'pages/one/chrome.json': { menu: { links: [{ label: 'Home', href: '/start' }] } },
    },
    right: { 'pages/one/home.json': { aliases: ['/start'] } },
  },
  check(site, report) {
    judgeLinks(
      site,
      ({ href, path, sets }) => {
        for (const addresses of path === '' ? [] : sets.values()) {
          const target = addresses.find(path)
          if (!target?.alias) continue
          const route = href.replace(path, target.route)
          return {
            problem: isEarlier(target, path)
              ? `The page at ${path} has moved to ${target.route}.`
              : `The address ${path} is an alias of ${target.route}.`,
            remedy: `Write "${route}".`,
            meant: { value: route, safe: true },
          }
        }
        return undefined
      },
      report,
    )
  },
}

function isEarlier({ page: { movedFrom } }: Target, path: string): boolean {
  return (
    Array.isArray(movedFrom) &&
    movedFrom.some((one) => typeof one === 'string' && addressKey(one) === addressKey(path))
  )
}
