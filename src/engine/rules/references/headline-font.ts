import { isRecord } from '#engine/is-record.ts'
import { font } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { escaped } from '#engine/text/pointer.ts'
import { entriesAt } from '#engine/where.ts'

import { baseFirst } from './theme-names.ts'

const fitted = { ...font, fit: { wght: 700 } }

/** None of the fonts, or more than one of all themes together, is the one of stacked headlines. */
export const headlineFont: Rule = {
  code: 'headline-font',
  severity: 'error',
  docs: {
    why: 'Stacked headlines are fitted to their box in one font; without it no page is built.',
    wrong: { 'pages/theme.json': { fonts: { text: fitted, display: fitted } } },
    right: { 'pages/theme.json': { fonts: { text: fitted, display: font } } },
  },
  check(site, report) {
    const { themes } = site
    if (!themes.every((path) => site.keepsSchema(path))) return
    // A set that gives a font of theme.json again means the same font, which keeps its fit.
    const fonts = new Map<string, { path: string; fits: boolean }>()
    for (const path of baseFirst(themes))
      for (const [name, value] of entriesAt(site.document(path), '/fonts'))
        if (!fonts.get(name)?.fits)
          fonts.set(name, { path, fits: isRecord(value) && value['fit'] !== undefined })
    const [theme] = themes
    const [first] = fonts.values()
    if (theme !== undefined && !first)
      report({
        file: site.file(theme),
        at: '',
        problem: 'The theme has no fonts.',
        remedy: 'Give it "fonts", one of them with a "fit"; without that, no page is built.',
      })
    if (!first) return
    const fitted = [...fonts].filter(([, { fits }]) => fits)
    if (fitted.length === 0)
      report({
        file: site.file(first.path),
        at: '/fonts',
        problem: 'No font is marked as the one for stacked headlines.',
        remedy: 'Give one of them a "fit" with the weight that they are set in: { "wght": 900 }.',
      })
    for (const [name, { path }] of fitted.slice(1))
      report({
        file: site.file(path),
        at: `/fonts/${escaped(name)}/fit`,
        problem: `Stacked headlines have a font already, "${fitted[0]?.[0]}".`,
        remedy: 'Take "fit" out of one of the two.',
      })
  },
}
