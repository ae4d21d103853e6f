import { blocks } from '#engine/rules/examples.ts'
import { type Rule, judgeNames } from '#engine/rules/rule.ts'
import { sectionsIn } from '#engine/site/menu.ts'

import { namesIn, unknownName } from './content.ts'

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
    // Nothing is known of a menu that cannot be read.
    if (!namesIn(site, path, 'sections')) return
    const entries = [...sectionsIn(site.document(path))]
    const known = new Set(
      entries.flatMap(({ entry: { id } }) => (typeof id === 'string' ? [id] : [])),
    )
    judgeNames(
      site,
      'menu-section',
      (name) =>
        known.has(name) ? undefined : unknownName(name, 'menu section', known, site.file(path)),
      report,
    )
  },
}
