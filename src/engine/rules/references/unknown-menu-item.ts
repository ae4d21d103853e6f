import { blocks } from '#engine/rules/examples.ts'
import { type Rule, judgeNames } from '#engine/rules/rule.ts'
import { itemsIn } from '#engine/site/menu.ts'

import { among, namesIn } from './content.ts'

/** A setting names an item that content/menu.json does not have. */
export const unknownMenuItem: Rule = {
  code: 'unknown-menu-item',
  severity: 'error',
  docs: {
    why: 'The item is left out of what visitors see.',
    wrong: blocks({ type: 'menu-section', id: 'drinks', section: 'drinks', only: ['selzer'] }),
    right: blocks({ type: 'menu-section', id: 'drinks', section: 'drinks', only: ['seltzer'] }),
  },
  check(site, report) {
    const path = 'content/menu.json'
    // Nothing is known of a menu that cannot be read.
    if (!namesIn(site, path, 'sections')) return
    const entries = [...itemsIn(site.document(path))]
    const known = new Set(
      entries.flatMap(({ entry: { id } }) => (typeof id === 'string' ? [id] : [])),
    )
    judgeNames(site, 'menu-item', among(known, 'menu item', site.file(path)), report)
  },
}
