import { isRecord } from '#engine/is-record.ts'
import { type Schema } from '#engine/schema/schema.ts'

/**
 * Whether a value is of a kind that its schema, which is resolved, asks for, whatever is inside it; one
 * that is not there always is.
 */
export function fits(schema: Schema, value: unknown): boolean {
  if (value === undefined || schema.enum?.includes(value)) return true
  // Most are asked of texts, and a list says that it is an object.
  if (typeof value === 'string' && schema.type === 'string') return true
  const types = [schema.type ?? kindsOf(schema)].flat()
  if (types.length === 0) return true
  return types.some((type) => {
    if (type === 'array') return Array.isArray(value)
    if (type === 'object') return isRecord(value)
    if (type === 'integer') return typeof value === 'number'
    return typeof value === type
  })
}

function kindsOf(schema: Schema): string[] {
  if (schema.properties) return ['object']
  return [...new Set((schema.enum ?? []).map((value) => typeof value))]
}
