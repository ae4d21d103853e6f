import { type Schema, blockSchemas, definition, definitionName } from '#engine/schema/schema.ts'

/** The schema of a block with every definition that it names, so that it is understood by itself. */
export function selfContained(type: string): Schema & { $defs: Record<string, Schema> } {
  const schema = blockSchemas.get(type) ?? {}
  const $defs: Record<string, Schema> = {}
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '$ref' || typeof inner !== 'string') visit(inner)
      else {
        const name = definitionName(inner)
        if (Object.hasOwn($defs, name)) continue
        $defs[name] = definition(name)
        visit($defs[name])
      }
    }
  }
  visit(schema)
  return { ...schema, $defs }
}
