import type { Rule } from '#engine/rules/rule.ts'

import { reportTwice } from './twice.ts'

/** Two pages of a set have one title. Drafts and pages that search engines leave out count too. */
export const titleTwice: Rule = {
  code: 'title-twice',
  severity: 'warning',
  docs: {
    why: 'People cannot tell the pages apart in search results and in the history of their browser.',
    wrong: { 'pages/one/other.json': { route: '/other', title: 'Hello' } },
    right: { 'pages/one/other.json': { route: '/other' } },
  },
  check: (site, report) => reportTwice(site, 'title', report),
}
