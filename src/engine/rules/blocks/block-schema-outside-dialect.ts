import type { SiteTree } from '#engine/check.ts'
import { folder, schema } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { contradictions } from '#engine/schema/contradictions.ts'
import { valueAt } from '#engine/where.ts'

import { knowsDialect } from './schema-not-generated.ts'

/** A key that came with the dialect is unknown to what was generated before, and right. */
const first =
  'Run `npm run generate`, since the dialect may be another than at the last one. If it refuses this schema:'

/** The dialect lists the parts, so that editors can offer them. */
const unlisted =
  'The part is there, but not in the list of schema/block-dialect.json: add it under "$ref", and run `npm run generate`.'

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
      for (const { code: _, severity: __, fix, ...fault } of faults) {
        if (isJudged && isPart(site.tree, valueAt(schema, fault.at))) {
          report({ ...fault, remedy: unlisted })
          continue
        }
        report({
          ...fault,
          ...(fix ? { fix } : {}),
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

/** Whether a value of a block's schema names a part that is there. */
function isPart({ schemas }: SiteTree, ref: unknown): boolean {
  if (typeof ref !== 'string' || !ref.startsWith('../../schema/defs/')) return false
  return schemas?.now.has(ref.replace('../../', '')) === true
}
