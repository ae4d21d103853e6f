import { type Schema, resolved } from '#engine/schema/schema.ts'

/** A schema, and those of all that may stand in its values, behind their `$ref`, each once. */
export function within(schema: Schema, found = new Set<Schema>()): ReadonlySet<Schema> {
  const whole = resolved(schema)
  if (found.has(whole)) return found
  found.add(whole)
  const { properties = {}, items, additionalProperties: others } = whole
  const inner = [
    ...Object.values(properties),
    items,
    typeof others === 'object' ? others : undefined,
  ]
  for (const one of inner) if (one) within(one, found)
  return found
}
