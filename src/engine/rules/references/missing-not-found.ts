import { type PageAddresses, eachAddress } from '#engine/checked-site.ts'
import { other } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { notFound } from '#engine/site/built-files.ts'
import { pagesServed } from '#engine/site/pages-served.ts'
import { trimmed } from '#engine/site/routes.ts'
import { valueAt } from '#engine/where.ts'

import { stillDraft } from './still-draft.ts'

/**
 * The live set has several pages, and none for addresses where there is nothing. A set of one page
 * has no address that could be misspelt or moved.
 */
export const missingNotFound: Rule = {
  code: 'missing-not-found',
  severity: 'warning',
  docs: {
    why: 'Whoever follows an old link sees a bare page of the host, with no way back to the site.',
    wrong: { 'pages/one/other.json': other },
    right: {
      'pages/one/other.json': other,
      'pages/shared/404.json': { route: notFound },
    },
  },
  check(site, report) {
    const variant = valueAt(site.document('site.json'), '/variant')
    if (typeof variant !== 'string') return
    const answers = site.pages.filter(
      (page) => (page.set === variant || page.set === null) && answersNowhere(page),
    )
    if (answers.some(({ draft }) => !draft)) return
    const built = pagesServed(site, variant)?.filter(({ draft }) => !draft) ?? []
    if (built.length < 2) return
    const [draft] = answers
    // It is the home page as well, and that there is none of is told of it.
    if (draft?.route === '/' && !built.some(({ route }) => route === '/')) return
    const problem = 'There is no not-found page.'
    if (draft) report(stillDraft(draft.file, problem))
    else
      report({
        file: site.file('site.json'),
        at: '/variant',
        problem,
        remedy: `Add ${site.file(`shared${notFound}.json`)} with the route "${notFound}".`,
      })
  },
}

/** Whether a page answers where there is nothing. */
function answersNowhere(page: PageAddresses): boolean {
  let found = false
  eachAddress(page, (at, address) => {
    if (typeof address !== 'string' || at.startsWith('/movedFrom')) return
    found ||= trimmed(address) === notFound
  })
  return found
}
