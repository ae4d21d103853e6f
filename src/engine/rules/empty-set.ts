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
      const own = [...site.kinds].filter(
        ([path, kind]) => kind === 'Page' && path.startsWith(`${set}/`),
      )
      if (own.length === 0)
        tell(
          `The set "${set}" has no pages.`,
          `Add ${site.file(`${set}/home.json`)} with the route "/".`,
        )
      else if (pagesServed(site, set)?.every(({ route, draft }) => route !== '/' || draft))
        tell(`The set "${set}" has no home page.`, 'Give one of its pages the route "/".')
    }
  },
}
