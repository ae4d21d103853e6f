import { nearest } from '#engine/nearest.ts'
import { listed } from '#engine/schema/messages.ts'
import { isRecord } from '#engine/schema/schema.ts'
import { escaped } from '#engine/text/pointer.ts'

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
export function* brokenPatterns(schema: unknown, at = ''): Generator<{ at: string; why: string }> {
  if (!isRecord(schema)) return
  const { pattern, items, properties } = schema
  if (typeof pattern === 'string') {
    const why = faultOf(pattern)
    if (why !== undefined) yield { at: `${at}/pattern`, why }
  }
  yield* brokenPatterns(items, `${at}/items`)
  for (const [name, inner] of Object.entries(isRecord(properties) ? properties : {}))
    yield* brokenPatterns(inner, `${at}/properties/${escaped(name)}`)
}

interface RequiredNothing {
  readonly at: string
  readonly name: string
  readonly among: readonly string[]
}

/** The settings that a schema requires and does not have; no value could keep it. */
export function* requiredNothings(schema: unknown, at = ''): Generator<RequiredNothing> {
  if (!isRecord(schema)) return
  const { required, items, properties } = schema
  const settings = isRecord(properties) ? properties : {}
  for (const [index, name] of (Array.isArray(required) ? required : []).entries())
    if (typeof name === 'string' && !Object.hasOwn(settings, name))
      yield { at: `${at}/required/${index}`, name, among: Object.keys(settings) }
  yield* requiredNothings(items, `${at}/items`)
  for (const [name, inner] of Object.entries(settings))
    yield* requiredNothings(inner, `${at}/properties/${escaped(name)}`)
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
