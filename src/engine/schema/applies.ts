import { isRecord } from '#engine/is-record.ts'
import { type Schema, resolved } from '#engine/schema/schema.ts'

/**
 * Whether a setting says something beside the others of its object, as the `x-if` of its schema has
 * it. A setting that is left out counts with its default. One whose value is none that it can have
 * decides nothing: that is a fault of its own.
 */
export function applies(
  properties: NonNullable<Schema['properties']>,
  value: Readonly<Record<string, unknown>>,
  key: string,
): boolean {
  const condition = properties[key]?.['x-if'] ?? {}
  return Object.entries(condition).every(([decider, values]) => {
    const is = saidOrDefault(properties, value, decider)
    const choices = choicesOf(resolved(properties[decider] ?? {}))
    return values.includes(is) || (is !== undefined && !choices.includes(is))
  })
}

/** What a setting is in an object: what is written, else its default. */
export function saidOrDefault(
  properties: NonNullable<Schema['properties']>,
  value: Readonly<Record<string, unknown>>,
  key: string,
): unknown {
  return Object.hasOwn(value, key) ? value[key] : resolved(properties[key] ?? {}).default
}

/** The values among which a setting is chosen; none for one that is written freely. */
export function choicesOf(schema: unknown): readonly unknown[] {
  if (!isRecord(schema)) return []
  const { enum: values, type } = schema
  if (Array.isArray(values)) return values
  return type === 'boolean' ? [true, false] : []
}
