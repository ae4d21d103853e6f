import type { ErrorObject } from 'ajv'

import { schemaReports } from '#engine/schema-findings.ts'
import { validateBlockSchema } from '#schema/validators.js'

import type { Rule } from './rule.ts'

/** A block.schema.json says something that not all its readers understand. */
export const blockSchemaOutsideDialect: Rule = {
  code: 'block-schema-outside-dialect',
  severity: 'error',
  check({ blockDocuments }, report) {
    for (const [file, schema] of blockDocuments) {
      if (!file.endsWith('/block.schema.json') || validateBlockSchema(schema)) continue
      for (const { code: _, severity: __, ...fault } of schemaReports(validateBlockSchema.errors as ErrorObject[], schema, file)) {
        report({ ...fault, problem: fault.problem.replace('is not a setting of', 'is not a word of the block dialect, for') })
      }
    }
  },
}
