import { blocks } from '#engine/rules/examples.ts'
import { type Rule, judgeNames } from '#engine/rules/rule.ts'

import { among, namesIn } from './content.ts'

/** A setting names a section that content/menu.json does not have. */
export const unknownMenuSection: Rule = {
  code: 'unknown-menu-section',
  severity: 'error',
  docs: {
    why: 'The block has nothing to list.',
    wrong: blocks({ type: 'menu-section', id: 'drinks', section: 'drnks' }),
    right: blocks({ type: 'menu-section', id: 'drinks', section: 'drinks' }),
  },
  check(site, report) {
    const path = 'content/menu.json'
    const known = namesIn(site, path, 'sections')
    if (!known) return
    judgeNames(site, 'menu-section', among(known, 'menu section', site.file(path)), report)
  },
}
