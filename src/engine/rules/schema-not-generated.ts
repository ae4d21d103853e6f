import { blockSchemas } from '#engine/schema.ts'

import type { Rule } from './rule.ts'

/** schema/generated knows other blocks than there are folders. */
export const schemaNotGenerated: Rule = {
  code: 'schema-not-generated',
  severity: 'error',
  check({ tree }, report) {
    if (tree.blockFiles.size === 0) return
    for (const [type, names] of tree.blockFiles) {
      if (!names.has('block.schema.json') || blockSchemas.has(type)) continue
      report({
        file: `blocks/${type}/block.schema.json`,
        at: '',
        on: 'start',
        problem: `The block "${type}" is not in schema/generated yet.`,
        remedy: 'Run `npm run generate`.',
      })
    }
  },
}
