import { equal } from '#engine/edit/equal.ts'
import { font } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { overlaid } from '#engine/site/model.ts'
import { escaped } from '#engine/text/pointer.ts'
import { entriesAt, valueAt } from '#engine/where.ts'

import { baseFirst } from './theme-names.ts'

const base = { fonts: { text: { ...font, fit: { wght: 700 } } } }
const another = { ...font, family: 'Another' }

/** Two themes mean different fonts by one name. A set that gives a font of theme.json again means the same one. */
export const fontTwice: Rule = {
  code: 'font-twice',
  severity: 'error',
  docs: {
    why: 'Fonts go by their names in all sets, so every set would be set in one of the two.',
    wrong: { 'pages/theme.json': base, 'pages/two/theme.json': { fonts: { text: another } } },
    right: { 'pages/theme.json': base, 'pages/two/theme.json': { fonts: { other: another } } },
  },
  check(site, report) {
    const themes = site.themes.filter((path) => site.keepsSchema(path))
    const whole = themes.includes('theme.json') ? site.document('theme.json') : undefined
    const known = new Map<string, { path: string; meant: unknown }>()
    for (const path of baseFirst(themes))
      for (const [name, own] of entriesAt(site.document(path), '/fonts')) {
        const at = `/fonts/${escaped(name)}`
        const meant = overlaid(valueAt(whole, at), own)
        const first = known.get(name)
        if (!first) known.set(name, { path, meant })
        else if (!equal(first.meant, meant))
          report({
            file: site.file(path),
            at,
            problem: `"${name}" is another font in ${site.file(first.path)}.`,
            remedy: 'Give this one a name of its own, and name it in the type styles of this set.',
          })
      }
  },
}
