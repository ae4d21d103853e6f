import { font } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'

import { judgeTheme } from './theme-names.ts'

/** A type style of the theme is set in a font that no theme has. */
export const unknownFont: Rule = {
  code: 'unknown-font',
  severity: 'error',
  docs: {
    why: 'All words of that style are set in whatever font the visitor has.',
    wrong: { 'pages/theme.json': theme('txt') },
    right: { 'pages/theme.json': theme('text') },
  },
  check(site, report) {
    judgeTheme(site, 'font', 'fonts', report)
  },
}

function theme(named: string): Readonly<Record<string, unknown>> {
  return { fonts: { text: { ...font, fit: { wght: 700 } } }, type: { body: { font: named } } }
}
