import type { Schema } from './bundle.ts'
import { makeAjv } from './make-ajv.ts'
import type { SchemaSources } from './read-schemas.ts'

interface Fault {
  readonly file: string
  readonly why: string
}

/**
 * The first file whose schema cannot be compiled, and why. Each is tried without what it refers to,
 * so that none is blamed for another; undefined if each is sound by itself.
 */
export function schemaAtFault({ files }: Pick<SchemaSources, 'files'>): Fault | undefined {
  const ajv = makeAjv()
  for (const [file, { $schema: _, ...schema }] of files) {
    try {
      ajv.compile(alone(schema) as Schema)
    } catch (error) {
      return { file, why: (error as Error).message.replace(/^strict mode: /, '') }
    }
  }
  return undefined
}

function alone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(alone)
  if (value === null || typeof value !== 'object') return value
  const isReference = typeof (value as Schema)['$ref'] === 'string'
  const own = Object.entries(value).filter(([key]) => !isReference || key !== '$ref')
  return Object.fromEntries(own.map(([key, inner]) => [key, alone(inner)]))
}
