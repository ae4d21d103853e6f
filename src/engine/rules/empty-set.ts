import type { CheckedSite, PageAddresses } from '#engine/checked-site.ts'
import { pagesServed } from '#engine/site/pages-served.ts'

import type { Rule } from './rule.ts'

/** A page set has no pages, or none at its root, so there would be nothing at its address. */
export const emptySet: Rule = {
  code: 'empty-set',
  family: 'references',
  severity: 'error',
  docs: {
    why: 'A visitor at the root of the set would find nothing.',
    wrong: { 'pages/one/home.json': { route: '/hello' } },
    right: { 'pages/one/home.json': { route: '/' } },
  },
  check(site, report) {
    for (const set of site.sets) {
      const tell = (problem: string, remedy: string): void =>
        report({ file: site.file(`${set}/chrome.json`), at: '', on: 'start', problem, remedy })
      const isServed = ({ set: own, route, draft }: PageAddresses): boolean =>
        (own === set || own === null) && route === '/' && !draft
      if (!hasPages(site, set))
        tell(
          `The set "${set}" has no pages.`,
          `Add ${site.file(`${set}/home.json`)} with the route "/".`,
        )
      else if (!site.pages.some(isServed) && pagesServed(site, set)) {
        const draft = site.pages.find((page) => isServed({ ...page, draft: false }))
        const problem = `The set "${set}" has no home page.`
        if (draft)
          report({
            file: draft.file,
            at: '/status',
            problem,
            remedy: 'This one would be it. Take "status": "draft" out of it.',
          })
        else tell(problem, 'Give one of its pages the route "/".')
      }
    }
  },
}

function hasPages({ kinds }: CheckedSite, set: string): boolean {
  for (const [path, kind] of kinds) if (kind === 'Page' && path.startsWith(`${set}/`)) return true
  return false
}
