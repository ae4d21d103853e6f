import { equal } from '#engine/edit/equal.ts'
import runtime from '#schema/runtime.json' with { type: 'json' }

export const extremes = ['least', 'most', 'right-to-left'] as const

/** How a sampled block is filled: with as little as its schema allows, as much, or right-to-left words. */
export type Extreme = (typeof extremes)[number]

/** Picks one of several; asked anew for every setting of a block, it fills each in another way. */
export type Pick = <T>(choices: readonly T[]) => T

interface Schema {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  uniqueItems?: boolean
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  pattern?: string
  'x-ref'?: string
}

const definitions = runtime.$defs as unknown as Record<string, Schema>

/**
 * A block of this type at the extreme of its schema, or with each setting as `filling` picks it,
 * made from `example` where a value must name something that exists (media, locations, links) or
 * has a form.
 */
export function sampleBlock(
  type: string,
  example: Record<string, unknown>,
  filling: Extreme | Pick,
): unknown {
  const name = `${type.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())}Props`
  return sampleOf({ $ref: `#/$defs/${name}` }, example, filling)
}

/** A value at the extreme of any schema of ours; see `sampleBlock`. */
export function sampleOf(schema: Schema, example: unknown, filling: Extreme | Pick): unknown {
  return sample(schema, example, filling, 0, 0)
}

/** `index` is the place in the list that holds the value, `depth` how many lists are around it. */
function sample(
  schema: Schema,
  example: unknown,
  filling: Extreme | Pick,
  index: number,
  depth: number,
): unknown {
  const picks = typeof filling === 'function'
  if (schema.$ref) return sample(resolved(schema), example, filling, index, depth)
  if ('const' in schema) return schema.const
  if (schema.enum) return picks ? filling(schema.enum) : schema.enum[0]
  if (schema.type === 'object' || schema.properties)
    return sampleObject(schema, example, filling, index, depth)
  if (schema.type === 'array') return sampleList(schema, example, filling, depth)
  const extreme = picks ? filling(extremes) : filling
  if (isNumeric(schema)) return extreme === 'least' ? lowest(schema) : highest(schema)
  if (schema.type === 'boolean') return extreme !== 'least'
  return sampleText(schema, example, extreme, index)
}

function resolved({ $ref, ...own }: Schema): Schema {
  return $ref ? resolved({ ...definitions[$ref.replace('#/$defs/', '')], ...own }) : own
}

function isNumeric({ type }: Schema): boolean {
  return type === 'integer' || type === 'number'
}

function lowest({ minimum, maximum = 0, multipleOf }: Schema): number {
  const least = minimum ?? Math.min(0, maximum)
  return multipleOf ? Math.ceil(least / multipleOf) * multipleOf : least
}

function highest(schema: Schema): number {
  const { minimum, maximum, multipleOf } = schema
  if (maximum === undefined && minimum !== undefined) return lowest(schema)
  const most = maximum ?? 9
  return multipleOf ? Math.floor(most / multipleOf) * multipleOf : most
}

function sampleObject(
  schema: Schema,
  example: unknown,
  filling: Extreme | Pick,
  index: number,
  depth: number,
): Record<string, unknown> {
  const picks = typeof filling === 'function'
  const known = (example ?? {}) as Record<string, unknown>
  const keys = Object.keys(schema.properties ?? {}).filter(
    (key) =>
      schema.required?.includes(key) ||
      (key !== 'hidden' && key !== 'v' && (picks ? filling([true, false]) : filling !== 'least')),
  )
  return Object.fromEntries(
    keys
      .map((key) => [
        key,
        sample(schema.properties?.[key] ?? {}, known[key], filling, index, depth),
      ])
      .filter(([, value]) => value !== undefined),
  )
}

function sampleList(
  schema: Schema,
  example: unknown,
  filling: Extreme | Pick,
  depth: number,
): unknown[] {
  const extreme = typeof filling === 'function' ? filling(extremes) : filling
  const known = Array.isArray(example) ? (example as unknown[]) : []
  const items = schema.items ?? {}
  if (items['x-ref']) return extreme === 'least' ? known.slice(0, schema.minItems ?? 0) : known
  // A list of lists of lists at its longest would be a page of megabytes.
  const most = Math.max(Math.min(schema.maxItems ?? 6, depth === 0 ? 12 : 2), schema.minItems ?? 0)
  const length = extreme === 'least' ? (schema.minItems ?? 0) : most
  const countable = schema.uniqueItems && choices(resolved(items))
  if (countable) return countable.slice(0, length)
  const values = Array.from({ length }, (_, at) => {
    // The least that is allowed is the same each time, and what is picked may be.
    const own = schema.uniqueItems && at > 0 && filling !== 'right-to-left' ? 'most' : filling
    return sample(items, known[at % Math.max(known.length, 1)], own, at, depth + 1)
  })
  return schema.uniqueItems ? distinct(values) : values
}

/** Different values that the schema allows, where they can be counted up. */
function choices(schema: Schema): readonly unknown[] | undefined {
  if (schema.enum) return schema.enum
  if (schema.type === 'boolean') return [false, true]
  if (!isNumeric(schema)) return undefined
  const first = lowest(schema)
  return Array.from({ length: 12 }, (_, at) => first + at * (schema.multipleOf ?? 1)).filter(
    (value) => value <= (schema.maximum ?? Infinity),
  )
}

function distinct(values: readonly unknown[]): unknown[] {
  return values.filter((value, at) => values.findIndex((other) => equal(other, value)) === at)
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
  const forms = [
    '/about-us',
    '2025-05',
    'order',
    'word',
    '08:00',
    'a',
    '1',
    '2026-12-24',
    '2026-12-24T18:00',
  ]
  return forms.find((form) => new RegExp(schema.pattern ?? '', 'u').test(form))
}
