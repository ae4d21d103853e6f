import { documentKind } from '#engine/site.ts'

import type { Rule } from './rule.ts'

/** A page set has no pages, or none at its root, so there would be nothing at its address. */
export const emptySet: Rule = {
  code: 'empty-set',
  severity: 'error',
  check({ sets, paths, readable, pages, file }, report) {
    for (const set of sets) {
      const files = [...paths].filter((path) => path.startsWith(`${set}/`) && documentKind(path) === 'Page')
      const at = { file: file(`${set}/chrome.json`), at: '', on: 'start' as const }
      if (files.length === 0) {
        report({ ...at, problem: `The set "${set}" has no pages.`, remedy: `Add ${file(`${set}/home.json`)} with the route "/".` })
        continue
      }
      const allRead = files.every((path) => readable.has(path))
      const home = pages.some(
        (page) => (page.set === set || page.set === null) && page.route === '/' && !page.draft,
      )
      if (allRead && !home) {
        report({ ...at, problem: `The set "${set}" has no home page.`, remedy: 'Give one of its pages the route "/".' })
      }
    }
  },
}
