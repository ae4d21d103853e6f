import type { Rule } from '#engine/rules/rule.ts'
import { escaped } from '#engine/text/pointer.ts'
import { entriesAt } from '#engine/where.ts'

import { judgeTheme, textsUnder } from './theme-names.ts'

/** A field of the theme is, or puts on itself, a colour that no theme has. */
export const unknownColor: Rule = {
  code: 'unknown-color',
  severity: 'error',
  docs: {
    why: 'Words and buttons on the field take whatever colour is left, and may not be seen at all.',
    wrong: { 'pages/theme.json': theme('inc') },
    right: { 'pages/theme.json': theme('ink') },
  },
  check(site, report) {
    judgeTheme(
      site,
      'colour',
      ['/colors', '/variables'],
      (document) => [
        ...entriesAt(document, '/fields').map(([name]) => ({
          name,
          at: `/fields/${escaped(name)}`,
        })),
        ...textsUnder(document, '/fields', () => true),
      ],
      report,
    )
  },
}

function theme(text: string): Readonly<Record<string, unknown>> {
  const [display, button, altButton, focus, line] = Array.from({ length: 5 }, () => 'ink')
  const words = { text, display, buttonText: 'mayo', altButtonText: 'mayo' }
  return {
    colors: { ink: '#3D0A17', mayo: '#FFF9EE' },
    fields: { mayo: { ...words, button, altButton, focus, line } },
  }
}
