import { folder } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'

/** A block has no example, which thumbnails, documentation and tests are made from. */
export const exampleMissing: Rule = {
  code: 'example-missing',
  severity: 'error',
  docs: {
    why: 'Tests, thumbnails and new blocks are made from the example.',
    wrong: { ...folder, 'blocks/marquee/example.json': null },
    right: folder,
  },
  check({ tree }, report) {
    for (const [type, names] of tree.blockFiles) {
      if (names.has('example.json')) continue
      report({
        file: `blocks/${type}/example.json`,
        at: '',
        problem: `The block folder blocks/${type} has no example.json.`,
        remedy: `Add one that begins with "type": "${type}".`,
      })
    }
  },
}
