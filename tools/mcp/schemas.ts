import { type Schema, blockSchemas, definition, definitionName } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { Refusal } from '#tools/lib/command/command.ts'

/** A schema that is understood by itself. */
type WholeSchema = Schema & { $defs: Record<string, Schema> }

/** The schema of a type of block. */
export function blockSchema(type: string): WholeSchema {
  return selfContained(blockSchemas.get(type) ?? {})
}

/**
 * The schema of a document of the pages folder, by its path; of a block in a page no more than its type.
 *
 * @throws {Refusal} if no document has that place.
 */
export function documentSchema(path: string): WholeSchema {
  const kind = documentKind(path)
  if (kind === undefined)
    throw new Refusal(
      `“${path}” is no place for a document.`,
      'List the pages to see what there is.',
    )
  return selfContained(definition(kind), {
    Block: {
      type: 'object',
      required: ['type', 'id'],
      properties: { type: { enum: [...blockSchemas.keys()] }, id: definition('BlockId') },
      description: 'read_block says what each type takes.',
    },
  })
}

/** With every definition that it names; `known` are told in their stead. */
function selfContained(schema: Schema, known: Record<string, Schema> = {}): WholeSchema {
  const $defs: Record<string, Schema> = {}
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '$ref' || typeof inner !== 'string') visit(inner)
      else {
        const name = definitionName(inner)
        if (Object.hasOwn($defs, name)) continue
        $defs[name] = known[name] ?? definition(name)
        visit($defs[name])
      }
    }
  }
  visit(schema)
  return { ...schema, $defs }
}
