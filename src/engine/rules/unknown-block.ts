import { nearest } from '#engine/nearest.ts'
import { blockAliases, blockSchemas, isRecord } from '#engine/schema.ts'
import { listed } from '#engine/schema-messages.ts'

import type { Rule } from './rule.ts'

/** A page names a block that has no folder under blocks/; folders have rules of their own. */
export const unknownBlock: Rule = {
  code: 'unknown-block',
  severity: 'error',
  check({ pages, tree }, report) {
    for (const { file, page } of pages) {
      if (!Array.isArray(page['blocks'])) continue
      for (const [index, block] of (page['blocks'] as unknown[]).entries()) {
        const type = isRecord(block) ? block['type'] : undefined
        if (typeof type !== 'string' || blockSchemas.has(type) || tree.blockFiles.has(type)) continue
        const at = `/blocks/${index}/type`
        const guess = nearest(type, blockSchemas.keys(), blockAliases)
        report({
          file,
          at,
          problem: `There is no block called "${type}".`,
          remedy: guess ? `Did you mean "${guess}"?` : `Use one of: ${listed([...blockSchemas.keys()])}.`,
        })
      }
    }
  },
}
