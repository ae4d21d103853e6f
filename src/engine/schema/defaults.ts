import { type Schema, definition, resolved } from '#engine/schema/schema.ts'

/**
 * A copy of the value with every missing setting that has a default filled in, at every depth.
 * `name` is that of a definition in the generated schema: `Page`, `Site`, `MarqueeProps`. Settings
 * the schema does not know are kept; an unknown definition fills nothing.
 */
export function withDefaults<T>(value: unknown, name: string): T {
  return filled(value, definition(name)) as T
}

function filled(value: unknown, asked: Schema): unknown {
  if (value === null || typeof value !== 'object') return value
  const { items, properties = {}, additionalProperties } = resolved(asked)
  if (Array.isArray(value)) return items ? value.map((item) => filled(item, items)) : value
  const result: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    const known = properties[key] ?? additionalProperties
    result[key] = typeof known === 'object' ? filled(inner, known) : inner
  }
  for (const [key, property] of Object.entries(properties)) {
    if (Object.hasOwn(result, key) || !Object.hasOwn(property, 'default')) continue
    const given = property.default
    // Cloning is slow, and hardly any default has an inside.
    result[key] = typeof given === 'object' ? filled(structuredClone(given), property) : given
  }
  return result
}
