import { isRecord } from '#engine/is-record.ts'
import { folder } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { blockSchemas } from '#engine/schema/schema.ts'

/** A block's example is not an example of it. Blocks that are not generated yet are left alone. */
export const exampleInvalid: Rule = {
  code: 'example-invalid',
  severity: 'error',
  docs: {
    why: 'Authors copy the example, and copy its fault with it.',
    wrong: {
      ...folder,
      'blocks/marquee/example.json': { type: 'marquee', id: 'news', label: '', phrase: 'Hi' },
    },
    right: folder,
  },
  check(site, report) {
    for (const type of site.tree.blockFiles.keys()) {
      const file = `blocks/${type}/example.json`
      const example = site.blockDocument(file)
      if (example === undefined || !blockSchemas.has(type)) continue
      if (isRecord(example) && typeof example['type'] === 'string' && example['type'] !== type) {
        report({
          file,
          at: '/type',
          problem: `This is an example of "${example['type']}" in the folder of "${type}".`,
          remedy: `Write "${type}".`,
        })
        continue
      }
      for (const { code: _, severity: __, ...fault } of site.faultsOfBlock(file)) report(fault)
    }
  },
}
