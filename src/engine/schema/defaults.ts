import { emptyOf } from '#engine/schema/empty.ts'
import { fits } from '#engine/schema/fits.ts'
import { type Schema, definition, resolved } from '#engine/schema/schema.ts'

/**
 * A copy of the value with every missing setting that has a default filled in, at every depth.
 * `name` is that of a definition in the generated schema: `Page`, `Site`, `MarqueeProps`. Settings
 * the schema does not know are kept; an unknown definition fills nothing.
 */
export function withDefaults<T>(value: unknown, name: string): T {
  return filled(value, definition(name), false) as T
}

/**
 * The same, and what is required and missing, or of another kind than it must be, is empty: for who
 * draws what is still being written.
 */
export function withEmpties<T>(value: unknown, name: string): T {
  return filled(value, definition(name), true) as T
}

function filled(value: unknown, asked: Schema, whole: boolean): unknown {
  const isPlain = value === null || typeof value !== 'object'
  if (isPlain && !whole) return value
  const schema = resolved(asked)
  if (whole && !fits(schema, value)) return filled(emptyOf(schema), schema, false)
  if (isPlain) return value
  const { items, properties = {}, additionalProperties, required = [] } = schema
  if (Array.isArray(value)) return items ? value.map((item) => filled(item, items, whole)) : value
  const result: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    const known = properties[key] ?? additionalProperties
    result[key] = typeof known === 'object' ? filled(inner, known, whole) : inner
  }
  for (const [key, property] of Object.entries(properties)) {
    if (Object.hasOwn(result, key)) continue
    if (Object.hasOwn(property, 'default')) {
      const given = property.default
      // Cloning is slow, and hardly any default has an inside.
      result[key] =
        typeof given === 'object' ? filled(structuredClone(given), property, whole) : given
    } else if (whole && required.includes(key))
      result[key] = filled(emptyOf(property), property, false)
  }
  return result
}
