import { field } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'

import { judgeTheme } from './theme-names.ts'

/** A field of the theme is, or puts on itself, a colour that no theme has. */
export const unknownColor: Rule = {
  code: 'unknown-color',
  severity: 'error',
  docs: {
    why: 'Words and buttons on the field take whatever colour is left, and may not be seen at all.',
    wrong: field({}, { text: 'inc' }),
    right: field({}, { text: 'ink' }),
  },
  check(site, report) {
    judgeTheme(site, 'colour', 'colors', report)
  },
}
