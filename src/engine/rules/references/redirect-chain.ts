import { other, sendingOn } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { redirectsOf } from '#engine/site/redirects.ts'

/** A page sends its visitors to a page that sends them on. */
export const redirectChain: Rule = {
  code: 'redirect-chain',
  severity: 'warning',
  docs: {
    why: 'Each step is a page that visitors wait for and do not see; search engines may stop there.',
    wrong: {
      'pages/one/other.json': { ...other, ...sendingOn('/') },
      'pages/one/third.json': { route: '/third', ...sendingOn('/other') },
    },
    right: {
      'pages/one/other.json': { ...other, ...sendingOn('/') },
      'pages/one/third.json': { route: '/third', ...sendingOn('/') },
    },
  },
  check(site, report) {
    for (const { file, at, ends, route, steps } of redirectsOf(site)) {
      if (ends === undefined || steps < 2) continue
      report({
        file,
        at,
        problem: `The page ${route} redirects visitors to ${ends}.`,
        remedy: `Write "${ends}".`,
        fix: { at, value: ends, safe: false },
      })
    }
  },
}
