import { folder } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'

/** A block folder does not say what it is. */
export const blockWithoutSchema: Rule = {
  code: 'block-without-schema',
  severity: 'error',
  docs: {
    fixed: true,
    why: 'Without a schema nobody knows which settings the block has.',
    wrong: { ...folder, 'blocks/marquee/block.schema.json': null },
    right: folder,
  },
  check({ tree }, report) {
    for (const [type, names] of tree.blockFiles) {
      if (names.has('block.schema.json')) continue
      report({
        file: `blocks/${type}/block.schema.json`,
        at: '',
        problem: `The block folder blocks/${type} has no block.schema.json.`,
        remedy: 'Add one that describes its settings, or delete the folder.',
      })
    }
  },
}
