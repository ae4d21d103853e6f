import runtime from '#schema/runtime.json' with { type: 'json' }

/** How a sampled block is filled: with as little as its schema allows, as much, or right-to-left words. */
export type Extreme = 'least' | 'most' | 'right-to-left'

interface Schema {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  'x-ref'?: string
}

const definitions = runtime.$defs as unknown as Record<string, Schema>

/**
 * A block of this type at the extreme of its schema, made from `example` where a value must name
 * something that exists (media, locations, links) or has a form.
 */
export function sampleBlock(
  type: string,
  example: Record<string, unknown>,
  extreme: Extreme,
): unknown {
  const name = `${type.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())}Props`
  return sample({ $ref: `#/$defs/${name}` }, example, extreme, 0, 0)
}

/** `index` is the place in the list that holds the value, `depth` how many lists are around it. */
function sample(
  schema: Schema,
  example: unknown,
  extreme: Extreme,
  index: number,
  depth: number,
): unknown {
  const { $ref, ...own } = schema
  if ($ref)
    return sample(
      { ...definitions[$ref.replace('#/$defs/', '')], ...own },
      example,
      extreme,
      index,
      depth,
    )
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'object' || schema.properties)
    return sampleObject(schema, example, extreme, index, depth)
  if (schema.type === 'array') return sampleList(schema, example, extreme, depth)
  if (schema.type === 'integer' || schema.type === 'number') {
    return extreme === 'least' ? (schema.minimum ?? 0) : (schema.maximum ?? schema.minimum ?? 9)
  }
  if (schema.type === 'boolean') return extreme !== 'least'
  return sampleText(schema, example, extreme, index)
}

function sampleObject(
  schema: Schema,
  example: unknown,
  extreme: Extreme,
  index: number,
  depth: number,
): Record<string, unknown> {
  const known = (example ?? {}) as Record<string, unknown>
  const keys = Object.keys(schema.properties ?? {}).filter(
    (key) =>
      schema.required?.includes(key) || (extreme !== 'least' && key !== 'hidden' && key !== 'v'),
  )
  return Object.fromEntries(
    keys
      .map((key) => [
        key,
        sample(schema.properties?.[key] ?? {}, known[key], extreme, index, depth),
      ])
      .filter(([, value]) => value !== undefined),
  )
}

function sampleList(schema: Schema, example: unknown, extreme: Extreme, depth: number): unknown[] {
  const known = Array.isArray(example) ? (example as unknown[]) : []
  const items = schema.items ?? {}
  if (items['x-ref']) return extreme === 'least' ? known.slice(0, schema.minItems ?? 0) : known
  // A list of lists of lists at its longest would be a page of megabytes.
  const most = Math.max(Math.min(schema.maxItems ?? 6, depth === 0 ? 12 : 2), schema.minItems ?? 0)
  const length = extreme === 'least' ? (schema.minItems ?? 0) : most
  return Array.from({ length }, (_, at) =>
    sample(items, known[at % Math.max(known.length, 1)], extreme, at, depth + 1),
  )
}

function sampleText(schema: Schema, example: unknown, extreme: Extreme, index: number): unknown {
  if (schema.pattern || schema['x-ref'])
    return example ?? (schema['x-ref'] === 'media' ? 'media/marks/fist.svg' : patterned(schema))
  if (extreme === 'least') return 'i'.repeat(Math.max(schema.minLength ?? 0, 0))
  const words =
    extreme === 'most'
      ? `${index} Donaudampfschifffahrtsgesellschaft sandwiches `
      : `${index} شطيرة طويلة جدا بالجبن `
  return words
    .repeat(200)
    .slice(0, schema.maxLength ?? 200)
    .trim()
}

/** A text in a form that the example does not show: the first that the pattern accepts. */
function patterned(schema: Schema): string | undefined {
  const forms = ['/about-us', '2025-05', 'order', 'word', '08:00', 'a', '1']
  return forms.find((form) => new RegExp(schema.pattern ?? '', 'u').test(form))
}
