import { drink, drinks } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { itemsIn, sectionsIn } from '#engine/site/menu.ts'

const path = 'content/menu.json'

/** Two items of the menu, or two of its sections, have one id. */
export const duplicateMenuItem: Rule = {
  code: 'duplicate-menu-item',
  severity: 'error',
  docs: {
    why: 'A page that names the item would show the first one, whichever was meant.',
    wrong: drinks(drink('root-beer'), drink('root-beer')),
    right: drinks(drink('root-beer'), drink('seltzer')),
  },
  check(site, report) {
    const menu = site.document(path)
    const file = site.file(path)
    for (const [noun, entries] of [
      ['section', sectionsIn(menu)],
      ['item', itemsIn(menu)],
    ] as const) {
      const seen = new Map<string, string>()
      for (const { at, entry } of entries) {
        const { id } = entry
        if (typeof id !== 'string') continue
        const first = seen.get(id)
        if (first === undefined) {
          seen.set(id, at)
          continue
        }
        report({
          file,
          at: `${at}/id`,
          problem: `Another ${noun} of the menu has the id "${id}" already.`,
          remedy: `Give this ${noun} another id; pages name it by that.`,
          related: [{ file, at: `${first}/id`, message: 'First used here.' }],
        })
      }
    }
  },
}
