import { folder, schema } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { blockSchemas } from '#engine/schema/schema.ts'

import { changedSchemas } from './breaking-change.ts'

/** schema/generated knows other blocks than there are folders, or other settings of theirs. */
export const schemaNotGenerated: Rule = {
  code: 'schema-not-generated',
  severity: 'error',
  docs: {
    why: 'Pages are judged by the generated schema, which does not know this block yet.',
    wrong: {
      'blocks/zebra/Zebra.tsx': '',
      'blocks/zebra/example.json': { type: 'zebra', id: 'z' },
      'blocks/zebra/block.schema.json': schema,
    },
    right: folder,
  },
  check(site, report) {
    const { tree } = site
    // What breaks blocks has a finding that says more.
    for (const { file, why } of changedSchemas(site)) {
      if (why.length > 0) continue
      report({
        file,
        at: '',
        on: 'start',
        problem:
          'This schema changed and was not generated: pages are still judged by the one before.',
        remedy: 'Run `npm run generate`.',
      })
    }
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
