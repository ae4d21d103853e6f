import { drink, drinks } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { allergensOf, itemsIn } from '#engine/site/menu.ts'
import { valueAt } from '#engine/where.ts'

import { unknownName } from './content.ts'

const path = 'content/menu.json'

/** An item of the menu names an allergen that the menu's own list does not have. */
export const unknownAllergen: Rule = {
  code: 'unknown-allergen',
  severity: 'error',
  docs: {
    why: 'A misspelt allergen is missing from the legend that visitors rely on.',
    wrong: drinks(drink('beer', { allergens: 'glutn' })),
    right: drinks(drink('beer', { allergens: 'gluten' })),
  },
  check(site, report) {
    const menu = site.document(path)
    const list = valueAt(menu, '/allergens')
    // A list that its schema has refused names nothing for sure.
    if (!Array.isArray(list) || list.length === 0) return
    if (!list.every((word) => typeof word === 'string' && word !== '')) return
    const known = new Set(list as string[])
    const file = site.file(path)
    for (const { at, entry } of itemsIn(menu)) {
      const { allergens } = entry
      if (typeof allergens !== 'string') continue
      for (const word of allergensOf(allergens)) {
        if (known.has(word)) continue
        const { problem, remedy } = unknownName(word, 'allergen', known, `the list of ${file}`)
        report({ file, at: `${at}/allergens`, problem, remedy })
      }
    }
  },
}
