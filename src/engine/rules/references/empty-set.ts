import type { CheckedSite, PageAddresses } from '#engine/checked-site.ts'
import { listIn } from '#engine/edit/list-in.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { pagesServed } from '#engine/site/pages-served.ts'

import { stillDraft } from './still-draft.ts'

/** A page set has no pages, or none at its root, so there would be nothing at its address. */
export const emptySet: Rule = {
  code: 'empty-set',
  severity: 'error',
  docs: {
    why: 'A visitor at the root of the set would find nothing.',
    wrong: { 'pages/one/home.json': { route: '/hello' } },
    right: { 'pages/one/home.json': { route: '/' } },
  },
  check(site, report) {
    const homeless = new Map<string, string[]>()
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
        if (draft) listIn(homeless, draft.file).push(set)
        else tell(noHome([set]), 'Give one of its pages the route "/".')
      }
    }
    for (const [file, sets] of homeless) report(stillDraft(file, noHome(sets)))
  },
}

function noHome(sets: readonly string[]): string {
  const names = sets.map((set) => `"${set}"`).join(' and ')
  return sets.length > 1
    ? `The sets ${names} have no home page.`
    : `The set ${names} has no home page.`
}

function hasPages({ kinds }: CheckedSite, set: string): boolean {
  for (const [path, kind] of kinds) if (kind === 'Page' && path.startsWith(`${set}/`)) return true
  return false
}
