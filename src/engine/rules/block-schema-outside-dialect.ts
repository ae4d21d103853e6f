import type { Rule } from './rule.ts'

/** A block.schema.json says something that not all its readers understand. */
export const blockSchemaOutsideDialect: Rule = {
  code: 'block-schema-outside-dialect',
  severity: 'error',
  check(site, report) {
    for (const type of site.tree.blockFiles.keys()) {
      const faults = site.faultsOfBlock(`blocks/${type}/block.schema.json`)
      for (const { code: _, severity: __, ...fault } of faults) {
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
