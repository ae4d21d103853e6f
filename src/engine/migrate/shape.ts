import { equal } from '#engine/edit/equal.ts'

/** What of a schema decides whether a value is right: no descriptions, no defaults, no annotations. */
export interface Shape {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly multipleOf?: number
  readonly uniqueItems?: boolean
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly minLength?: number
  readonly minItems?: number
  readonly minimum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly maximum?: number
}

const lower = ['minLength', 'minItems', 'minimum'] as const
const upper = ['maxLength', 'maxItems', 'maximum'] as const
const exact = ['pattern', 'multipleOf', 'uniqueItems'] as const
const kind = ['$ref', 'type'] as const

/** The shape of a block's schema. A `const` is a list of one. */
export function shapeOf(schema: Readonly<Record<string, unknown>>): Shape {
  const shape: Record<string, unknown> = {}
  for (const key of [...kind, ...exact, ...lower, ...upper, 'enum', 'required'])
    if (schema[key] !== undefined) shape[key] = schema[key]
  if (schema['const'] !== undefined) shape['enum'] = [schema['const']]
  const { items, properties } = schema as { items?: Schema; properties?: Record<string, Schema> }
  if (items) shape['items'] = shapeOf(items)
  if (properties)
    shape['properties'] = Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, shapeOf(inner)]),
    )
  return shape
}

type Schema = Readonly<Record<string, unknown>>

/**
 * Why a value that was right by `before` may be wrong by `now`, in parts of a sentence; none where
 * everything that was right still is.
 */
export function breaks(before: Shape, now: Shape, path: readonly string[] = []): string[] {
  const name = path.length === 0 ? 'the block' : `"${path.join(' ')}"`
  // Every whole number is a number.
  const isWider = before.type === 'integer' && now.type === 'number'
  if (kind.some((key) => before[key] !== now[key]) && !isWider) return [`${name} changed its type`]
  const found: string[] = []
  const gone = now.enum && before.enum?.filter((word) => !now.enum?.some((one) => equal(one, word)))
  if (now.enum && !before.enum) found.push(`${name} now only takes listed values`)
  else if (gone && gone.length > 0)
    found.push(`${name} cannot be ${gone.map((word) => JSON.stringify(word)).join(' or ')}`)
  const narrower =
    lower.some((key) => (now[key] ?? -Infinity) > (before[key] ?? -Infinity)) ||
    upper.some((key) => (now[key] ?? Infinity) < (before[key] ?? Infinity)) ||
    exact.some((key) => (now[key] ?? false) !== false && now[key] !== before[key])
  if (narrower) found.push(`${name} has narrower limits`)
  for (const key of now.required ?? [])
    if (!before.required?.includes(key)) found.push(`"${[...path, key].join(' ')}" is required`)
  for (const [key, inner] of Object.entries(before.properties ?? {})) {
    const next = now.properties?.[key]
    if (next) found.push(...breaks(inner, next, [...path, key]))
    else found.push(`"${[...path, key].join(' ')}" is gone`)
  }
  if (before.items && now.items) found.push(...breaks(before.items, now.items, [...path, 'entry']))
  return found
}
