import runtime from '#schema/runtime.json' with { type: 'json' }

interface Schema {
  $ref?: string
  default?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
}

const definitions = runtime.$defs as unknown as Record<string, Schema>

/**
 * A copy of the value with every missing setting that has a default filled in, at every depth.
 * `definition` is a name in the generated schema: `Page`, `Site`, `MarqueeProps`. Settings the
 * schema does not know are kept; an unknown definition fills nothing.
 */
export function withDefaults<T>(value: unknown, definition: string): T {
  return filled(value, definitions[definition] ?? {}) as T
}

function filled(value: unknown, schema: Schema): unknown {
  const { $ref, ...own } = schema
  if ($ref !== undefined)
    return filled(value, { ...definitions[$ref.replace('#/$defs/', '')], ...own })
  if (Array.isArray(value)) {
    const { items } = schema
    return items ? value.map((item) => filled(item, items)) : value
  }
  if (value === null || typeof value !== 'object') return value
  const result: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    const known = schema.properties?.[key] ?? schema.additionalProperties
    result[key] = typeof known === 'object' ? filled(inner, known) : inner
  }
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    if (Object.hasOwn(result, key) || !Object.hasOwn(property, 'default')) continue
    result[key] = filled(structuredClone(property.default), property)
  }
  return result
}
