import { definition } from '#engine/schema/schema.ts'

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
  check({ sets, kinds, pages, file }, report) {
    const form = new RegExp(definition('Route').pattern ?? '', 'u')
    for (const set of sets) {
      if (pages.some((page) => page.set === set && page.route === '/' && !page.draft)) continue
      const files = [...kinds].filter(
        ([path, kind]) => kind === 'Page' && path.startsWith(`${set}/`),
      )
      const at = { file: file(`${set}/chrome.json`), at: '', on: 'start' as const }
      if (files.length === 0) {
        report({
          ...at,
          problem: `The set "${set}" has no pages.`,
          remedy: `Add ${file(`${set}/home.json`)} with the route "/".`,
        })
        continue
      }
      const own = pages.filter((page) => page.set === set || page.set === null)
      if (own.some(({ route, draft }) => route === '/' && !draft)) continue
      // A page whose route cannot be read has a finding of its own, and may be the home page.
      const legible = own.filter(({ route }) => typeof route === 'string' && form.test(route))
      if (legible.length >= files.length && legible.length === own.length) {
        report({
          ...at,
          problem: `The set "${set}" has no home page.`,
          remedy: 'Give one of its pages the route "/".',
        })
      }
    }
  },
}
