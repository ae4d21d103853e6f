import type { ErrorObject } from 'ajv'

import { schemaReports } from '#engine/schema-findings.ts'
import { validateBlockSchema } from '#schema/validators.js'

import type { Rule } from './rule.ts'

/** A block.schema.json says something that not all its readers understand. */
export const blockSchemaOutsideDialect: Rule = {
  code: 'block-schema-outside-dialect',
  severity: 'error',
  check(site, report) {
    for (const type of site.tree.blockFiles.keys()) {
      const file = `blocks/${type}/block.schema.json`
      const schema = site.blockDocument(file)
      if (schema === undefined || validateBlockSchema(schema)) continue
      for (const { code: _, severity: __, ...fault } of schemaReports(
        validateBlockSchema.errors as ErrorObject[],
        schema,
        file,
      )) {
        report({
          ...fault,
          problem: fault.problem.replace(
            'is not a setting of',
            'is not a word of the block dialect, for',
          ),
        })
      }
    }
  },
}
