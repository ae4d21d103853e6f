import { isRecord } from '#engine/is-record.ts'
import { nearest, onlyOne } from '#engine/nearest.ts'
import { blocks, marquee } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { listed } from '#engine/schema/messages.ts'
import { blockAliases, blockSchemas } from '#engine/schema/schema.ts'

/** A page names a block that has no folder under blocks/; folders have rules of their own. */
export const unknownBlock: Rule = {
  code: 'unknown-block',
  severity: 'error',
  docs: {
    fixed: true,
    why: 'Nothing can be drawn for a block that does not exist.',
    wrong: blocks({ ...marquee, type: 'marqee' }),
    right: blocks(marquee),
  },
  checkPage({ blocks }, { tree }, report) {
    if (!Array.isArray(blocks)) return
    for (let index = 0; index < blocks.length; index += 1) {
      const block: unknown = blocks[index]
      const type = isRecord(block) ? block['type'] : undefined
      if (typeof type !== 'string' || blockSchemas.has(type) || tree.blockFiles.has(type)) continue
      const guess = nearest(type, blockSchemas.keys(), blockAliases)
      const at = `/blocks/${index}/type`
      report({
        at,
        problem: `There is no block called "${type}".`,
        remedy: guess
          ? `Did you mean "${guess}"?`
          : `Use one of: ${listed([...blockSchemas.keys()])}.`,
        ...(guess
          ? {
              fix: {
                safe: onlyOne(type, guess, blockSchemas.keys(), blockAliases),
                at,
                value: guess,
              },
            }
          : {}),
      })
    }
  },
}
