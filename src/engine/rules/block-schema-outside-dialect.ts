import { nearest } from '#engine/nearest.ts'
import { listed } from '#engine/schema/messages.ts'
import { nested, settingsOf } from '#engine/schema/nested.ts'

import { folder, schema } from './examples.ts'
import type { Rule } from './rule.ts'

/** A block.schema.json says something that not all its readers understand. */
export const blockSchemaOutsideDialect: Rule = {
  code: 'block-schema-outside-dialect',
  family: 'blocks',
  severity: 'error',
  docs: {
    why: 'Editor, validator and types read these schemas, and each must understand every word.',
    wrong: { ...folder, 'blocks/marquee/block.schema.json': { ...schema, patternProperties: {} } },
    right: folder,
  },
  check(site, report) {
    for (const type of site.tree.blockFiles.keys()) {
      const file = `blocks/${type}/block.schema.json`
      const faults = site.faultsOfBlock(file)
      const schema = site.blockDocument(file)
      for (const { at, name, among } of requiredNothings(schema)) {
        const guess = nearest(name, among)
        report({
          file,
          at,
          problem: `"${name}" is required, and there is no setting of that name.`,
          remedy: guess
            ? `Did you mean "${guess}"?`
            : `Take it out, or write the setting${among.length > 0 ? `; there are ${listed(among)}` : ''}.`,
          ...(guess ? { fix: { at, value: guess, safe: false } } : {}),
        })
      }
      for (const { at, why } of brokenPatterns(schema))
        report({
          file,
          at,
          problem: `This pattern is no regular expression: ${why}.`,
          remedy: 'Mend it; in JSON a backslash is written twice.',
        })
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

/** The patterns of a schema that no program can read, with the reason. */
export function* brokenPatterns(schema: unknown): Generator<{ at: string; why: string }> {
  for (const [at, { pattern }] of nested(schema)) {
    const why = typeof pattern === 'string' ? faultOf(pattern) : undefined
    if (why !== undefined) yield { at: `${at}/pattern`, why }
  }
}

interface RequiredNothing {
  readonly at: string
  readonly name: string
  readonly among: readonly string[]
}

/** The settings that a schema requires and does not have; no value could keep it. */
export function* requiredNothings(schema: unknown): Generator<RequiredNothing> {
  for (const [at, own] of nested(schema)) {
    const among = Object.keys(settingsOf(own))
    const required: readonly unknown[] = Array.isArray(own['required']) ? own['required'] : []
    for (const [index, name] of required.entries())
      if (typeof name === 'string' && !among.includes(name))
        yield { at: `${at}/required/${index}`, name, among }
  }
}

/** What is wrong with a pattern, in the words of JavaScript; undefined for a sound one. */
function faultOf(pattern: string): string | undefined {
  try {
    RegExp(pattern, 'u')
    return undefined
  } catch (error) {
    return (error as Error).message.replace(/^Invalid regular expression: \/.*\/u: /s, '')
  }
}
