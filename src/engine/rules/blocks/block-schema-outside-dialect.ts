import { folder, schema } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { contradictions } from '#engine/schema/contradictions.ts'

import { knowsDialect } from './schema-not-generated.ts'

/** A key that came with the dialect is unknown to what was generated before, and right. */
const first =
  'Run `npm run generate`, since the dialect may be another than at the last one. If it refuses this schema:'

/** A block.schema.json says something that not all its readers understand. */
export const blockSchemaOutsideDialect: Rule = {
  code: 'block-schema-outside-dialect',
  severity: 'error',
  docs: {
    why: 'Editor, validator and types read these schemas, and each must understand every key.',
    wrong: { ...folder, 'blocks/marquee/block.schema.json': { ...schema, patternProperties: {} } },
    right: folder,
  },
  check(site, report) {
    const isJudged = knowsDialect(site.tree)
    for (const type of site.tree.blockFiles.keys()) {
      const file = `blocks/${type}/block.schema.json`
      const faults = site.faultsOfBlock(file)
      const schema = site.blockDocument(file)
      for (const fault of contradictions(schema)) report({ file, ...fault })
      for (const { code: _, severity: __, ...fault } of faults) {
        report({
          ...fault,
          problem: fault.problem.replace(
            'is not a setting of',
            'is not a key that a block schema may have in',
          ),
          ...(isJudged ? {} : { remedy: `${first} ${fault.remedy}` }),
        })
      }
    }
  },
}
