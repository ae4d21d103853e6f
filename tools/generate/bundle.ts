import { pascal } from '#engine/text/pascal.ts'

import type { SchemaSources } from './read-schemas.ts'

/** A JSON Schema, or a part of one, as data. */
export type Schema = { [key: string]: unknown }

/** The definition that holds the settings of a block: `store-locator` → `StoreLocatorProps`. */
export function propsName(type: string): string {
  return `${pascal(type)}Props`
}

/**
 * One self-contained schema of everything: each shared part, each document and each block is one
 * entry of `$defs`, and every `$ref` points there. `type` and the common settings are written into
 * each block here, so that a block's own schema stays closed (`additionalProperties: false`). `x-name`
 * of an entry is its own name, by which the engine knows it, whatever a setting is called.
 */
export function bundle(sources: SchemaSources): Schema {
  const defs: Record<string, Schema> = {}
  const refs = (value: unknown): unknown => rewriteRefs(value, sources.defNames)

  for (const [name, schema] of Object.entries(sources.defs)) defs[name] = part(refs(schema))
  for (const [name, schema] of Object.entries(sources.documents)) {
    const { $schema: _, $defs: own = {}, ...rest } = refs(schema) as Schema
    for (const [inner, one] of Object.entries(own as Schema)) defs[inner] = part(one)
    defs[name] = rest
  }
  for (const [type, { schema }] of Object.entries(sources.blocks)) {
    defs[propsName(type)] = refs(blockSchema(type, schema, sources.common)) as Schema
  }
  const types = Object.keys(sources.blocks)
  defs['Block'] = {
    description: 'One block of a page: a type and its settings.',
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: types.map((type) => ({ $ref: `#/$defs/${propsName(type)}` })),
  }
  for (const [name, schema] of Object.entries(defs)) schema['x-name'] = name
  return { $id: 'sandwichboard', $defs: sorted(defs) }
}

/** What settings refer to has no title: it would be the label of each of them that has none of its own. */
function part(schema: unknown): Schema {
  const { title: _, ...rest } = schema as Schema
  return rest
}

/** The block dialect as definitions: itself as `BlockSchema`, each of its parts as `dialect-part`. */
export function dialectDefinitions(dialect: Schema): Record<string, Schema> {
  const text = JSON.stringify(dialect).replaceAll('"#/$defs/', '"#/$defs/dialect-')
  const { $schema: _, $defs, ...rest } = JSON.parse(text) as Schema
  const parts = Object.entries($defs as Record<string, Schema>)
  return {
    BlockSchema: rest,
    ...Object.fromEntries(parts.map(([name, part]) => [`dialect-${name}`, part])),
  }
}

function blockSchema(type: string, schema: Schema, common: Schema): Schema {
  const { $schema: _, properties, required, ...rest } = schema
  const own = (properties ?? {}) as Schema
  return {
    ...rest,
    'x-type': type,
    // Of any shape, as it is checked only after.
    required: [...(common['required'] as string[]), ...[required ?? []].flat()],
    properties: {
      type: { const: type, description: String(rest['description']) },
      ...commonSettings(common, rest['x-least-span']),
      ...own,
    },
  }
}

/** What every block has; of one that needs much room, `span` says how much. */
function commonSettings(common: Schema, leastSpan: unknown): Schema {
  const settings = common['properties'] as Record<string, Schema>
  const { span } = settings
  if (!span || typeof leastSpan !== 'number') return settings
  const description = `${String(span['description'])} This block never takes fewer than ${leastSpan}.`
  return { ...settings, span: { ...span, description } }
}

/** The part of schema/defs that a `$ref` is to: `../../schema/defs/link.json` → `link`. */
export function partOf(ref: string): string {
  return /([a-z-]+)\.json$/.exec(ref)?.[1] ?? ''
}

/** Every `$ref` to a file of schema/defs becomes a `$ref` into the bundle. */
function rewriteRefs(value: unknown, defNames: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => rewriteRefs(item, defNames))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, inner]) => {
    if (key !== '$ref' || typeof inner !== 'string' || inner.startsWith('#')) {
      return [key, rewriteRefs(inner, defNames)]
    }
    return [key, `#/$defs/${defNames[partOf(inner)]}`]
  })
  return Object.fromEntries(entries)
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
