import type { Rule } from '#engine/rules/rule.ts'

import { reportTwice } from './twice.ts'

/** Two pages of a set have one description. Drafts and pages that search engines leave out count too. */
export const descriptionTwice: Rule = {
  code: 'description-twice',
  severity: 'warning',
  docs: {
    why: 'People cannot tell the pages apart in search results and shared links.',
    wrong: {
      'pages/one/other.json': { route: '/other', description: 'A page that exists to be checked.' },
    },
    right: { 'pages/one/other.json': { route: '/other' } },
  },
  check: (site, report) => reportTwice(site, 'description', report),
}
