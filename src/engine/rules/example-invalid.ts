import type { ErrorObject } from 'ajv'

import { schemaReports } from '#engine/schema-findings.ts'
import { blockSchemas, isRecord } from '#engine/schema.ts'
import { validateBlock } from '#schema/validators.js'

import type { Rule } from './rule.ts'

/** A block's example is not an example of it. Blocks that are not generated yet are left alone. */
export const exampleInvalid: Rule = {
  code: 'example-invalid',
  severity: 'error',
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
      if (validateBlock(example)) continue
      for (const { code: _, severity: __, ...fault } of schemaReports(
        validateBlock.errors as ErrorObject[],
        example,
        file,
      )) {
        report(fault)
      }
    }
  },
}
