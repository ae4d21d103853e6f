import { folder, schema } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { isBlockName } from '#engine/text/block-name.ts'
import { visible } from '#engine/text/visible.ts'

/** A folder among the blocks that no block can be called like: mostly a copy that somebody left there. */
export const wrongBlockName: Rule = {
  code: 'wrong-block-name',
  severity: 'error',
  docs: {
    why: 'Pages name a block by its folder, in lowercase letters, digits and hyphens.',
    wrong: {
      'blocks/marquee copy/Marquee.tsx': '',
      'blocks/marquee copy/example.json': { type: 'marquee', id: 'm' },
      'blocks/marquee copy/block.schema.json': schema,
    },
    right: folder,
  },
  check({ tree }, report) {
    for (const type of tree.blockFiles.keys())
      if (!isBlockName(type))
        report({
          file: `blocks/${type}/block.schema.json`,
          at: '',
          on: 'start',
          problem: `The folder blocks/${visible(type)} has a name that no block can have.`,
          remedy:
            type in {}
              ? `JavaScript reserves that name; rename the folder: ${type}-band.`
              : 'Rename the folder with lowercase letters, digits and hyphens, or delete it if it is a copy.',
        })
  },
}
