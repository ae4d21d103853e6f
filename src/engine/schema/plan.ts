import { memo } from '#engine/memo.ts'
import {
  type IdKind,
  type Schema,
  definition,
  definitionName,
  resolved,
} from '#engine/schema/schema.ts'

/**
 * What a text may name: a file, a piece of content, an address; or what it is, where texts are compared.
 * A block as a whole names the service that takes what is written in its form, and pairs of colours;
 * an object that has a name and a price names both together, as the JSON of a pair.
 */
export type ReferenceKind =
  | Exclude<IdKind, 'anchor'>
  | 'href'
  | 'rich-text'
  | 'media'
  | 'set'
  | 'alt'
  | 'caption'
  | 'price'
  | 'link-text'
  | 'page-title'
  | 'page-description'
  | 'form'
  | 'colors'

/** Kinds of JSON values, as bits. A whole number is a number too. */
export const STRING = 1
export const NUMBER = 2
export const INTEGER = 4
export const BOOLEAN = 8
export const ARRAY = 16
export const OBJECT = 32
export const NULL = 64
const ANY = 127

const kinds: Readonly<Record<string, number>> = {
  string: STRING,
  number: NUMBER,
  integer: INTEGER,
  boolean: BOOLEAN,
  array: ARRAY,
  object: OBJECT,
  null: NULL,
}

/**
 * A schema made ready for a walk: every keyword in a place of its own, `$ref` followed, patterns
 * compiled. What is not asked for stands at the value that asks for nothing.
 */
export class Plan {
  kinds = ANY
  names: ReferenceKind | undefined
  /** What the value is the name of. */
  id: IdKind | undefined
  minLength = 0
  maxLength = Infinity
  pattern: RegExp | undefined
  minimum = -Infinity
  maximum = Infinity
  above = -Infinity
  step = 0
  minItems = 0
  maxItems = Infinity
  unique = false
  items: Plan | undefined
  properties: ReadonlyMap<string, Property> = new Map()
  /** How many of the properties are required. */
  required = 0
  /** What any other property keeps; undefined if there can be none. */
  others: Plan | undefined
  /** Which property is the price of what `name` beside it calls. */
  price: string | undefined
  /** Which plan to follow instead, by the object's `type`; undefined for a type that there is not. */
  byType: ((type: unknown) => Plan | undefined) | undefined
  values: ReadonlySet<unknown> | undefined

  /** It has a keyword that the walk does not know. */
  doubtful = false
  barred: ReadonlySet<unknown> | undefined
  /** What the names of its properties keep. */
  keys: Plan | undefined
  /** Plans that the value keeps as well. */
  also: readonly Plan[] = []
  /** A plan that is kept as well, save by an object whose property has another value. */
  when: { readonly key: string; readonly value: unknown; readonly then: Plan } | undefined

  /** One of the five above is set. */
  special = false
  /** A text of this many UTF-16 units has `minLength` characters, whatever they are. */
  enough = 0
  /** A text of some length, of which no more is asked: most values of a page. */
  plain = false
}

export interface Property {
  readonly plan: Plan
  readonly required: boolean
}

/** Asks for nothing. */
const anything = new Plan()
anything.others = anything

const plans = new Map<string, Plan>()

/** The plan of a definition of the generated schema: Page, Link, MarqueeProps. */
export function planFor(name: string): Plan {
  const known = plans.get(name)
  if (known) return known
  const plan = new Plan()
  // Known before it is filled, because a definition may hold itself.
  plans.set(name, plan)
  return fill(plan, definition(name))
}

/** The plan of a schema as it stands, whose `$ref` name definitions of the generated schema. */
export function planOf(schema: Schema): Plan {
  const { $ref, ...own } = schema
  if ($ref !== undefined && Object.keys(own).every(isSilent)) return planFor(definitionName($ref))
  return fill(new Plan(), schema)
}

/** Keywords that neither judge a value nor say what it names. */
const silent = new Set(
  '$id $schema $defs title description default deprecated enumDescriptions discriminator'.split(
    ' ',
  ),
)
/** Keywords that `fill` makes something of. */
const known = new Set(
  (
    '$ref type enum const not minLength maxLength pattern minimum maximum exclusiveMinimum ' +
    'multipleOf minItems maxItems uniqueItems items properties required additionalProperties ' +
    'propertyNames oneOf allOf if then x-ref'
  ).split(' '),
)

function isSilent(keyword: string): boolean {
  return silent.has(keyword) || (keyword.startsWith('x-') && keyword !== 'x-ref')
}

function fill(plan: Plan, schema: Schema): Plan {
  plan.doubtful = !Object.keys(schema).every((key) => known.has(key) || isSilent(key))
  if (schema.type !== undefined)
    plan.kinds = [schema.type].flat().reduce((bits, kind) => bits | (kinds[kind] ?? 0), 0)
  if (schema.enum) plan.values = new Set(schema.enum)
  if (schema.const !== undefined) plan.values = new Set([schema.const])
  plan.minLength = schema.minLength ?? plan.minLength
  plan.maxLength = schema.maxLength ?? plan.maxLength
  if (schema.pattern !== undefined) plan.pattern = new RegExp(schema.pattern, 'u')
  plan.minimum = schema.minimum ?? plan.minimum
  plan.maximum = schema.maximum ?? plan.maximum
  plan.above = schema.exclusiveMinimum ?? plan.above
  plan.step = schema.multipleOf ?? plan.step
  plan.minItems = schema.minItems ?? plan.minItems
  plan.maxItems = schema.maxItems ?? plan.maxItems
  plan.unique = schema.uniqueItems ?? plan.unique
  if (schema.items) plan.items = planOf(schema.items)
  if (schema.propertyNames) plan.keys = planOf(schema.propertyNames)
  fillProperties(plan, schema)
  fillChoices(plan, schema)
  plan.id = schema['x-id']
  const ref = schema['x-ref'] as ReferenceKind | undefined
  // A price alone names nothing; what holds it and a name does.
  plan.names = ref === 'price' ? undefined : ref
  const { 'x-name': name } = schema
  if (name === 'Href' || schema.pattern?.startsWith('^https://')) plan.names ??= 'href'
  if (name === 'RichLine') plan.names = 'rich-text'
  if (name === 'RichText' && schema.items)
    plan.items = fill(new Plan(), { ...schema.items, 'x-ref': 'rich-text' })
  return shortened(plan)
}

/** With what lets a walk be brief. */
function shortened(plan: Plan): Plan {
  const { doubtful, values, barred, also, when, keys, kinds, names, pattern } = plan
  plan.special = doubtful || Boolean(barred ?? when ?? keys) || also.length > 0
  plan.enough = plan.minLength > 1 ? 2 * plan.minLength : plan.minLength
  plan.plain = !plan.special && (kinds & STRING) !== 0 && !(values ?? names ?? pattern)
  return plan
}

function fillProperties(plan: Plan, schema: Schema): void {
  const { properties = {}, required = [], additionalProperties } = schema
  const entries = Object.entries(properties).map(
    ([key, inner]) => [key, { plan: planOf(inner), required: required.includes(key) }] as const,
  )
  for (const key of new Set(required)) {
    if (Object.hasOwn(properties, key)) continue
    entries.push([key, { plan: anything, required: true }])
    if (additionalProperties !== undefined) plan.doubtful = true
  }
  plan.properties = new Map(entries)
  if (Object.hasOwn(properties, 'name'))
    plan.price = Object.keys(properties).find((key) => properties[key]?.['x-ref'] === 'price')
  plan.required = new Set(required).size
  if (typeof additionalProperties === 'object') plan.others = planOf(additionalProperties)
  else if (additionalProperties !== false) plan.others = anything
}

/**
 * Choices of the forms that our schemas have: `oneOf` by an object's `type`, `not` with a list, `if`
 * a property has one value. Any other form is a doubt.
 */
function fillChoices(plan: Plan, schema: Schema): void {
  const { $ref, oneOf, allOf = [], not, if: condition } = schema
  plan.also = ($ref === undefined ? allOf : [{ $ref }, ...allOf]).map(planOf)
  if (oneOf) {
    const types = oneOf.map((one) => resolved(one).properties?.['type']?.const)
    const schemas = new Map<unknown, Schema>(oneOf.map((one, index) => [types[index], one]))
    // Made when it is first asked for: a site seldom has blocks of all types.
    plan.byType = memo((type) => {
      const schema = schemas.get(type)
      return schema && planOf(schema)
    })
    plan.doubtful ||= plan.kinds !== OBJECT || types.includes(undefined)
  }
  if (not) {
    plan.barred = new Set(not.enum)
    plan.doubtful ||= Object.keys(not).join() !== 'enum' || !scalar(not.enum)
  }
  if (condition) {
    const [key = '', { const: value } = {}] = Object.entries(condition.properties ?? {})[0] ?? []
    const understood = { properties: { [key]: { const: value } }, required: [key] }
    plan.when = { key, value, then: planOf(schema.then ?? {}) }
    plan.doubtful ||= !scalar([value]) || JSON.stringify(condition) !== JSON.stringify(understood)
  }
}

function scalar(values: readonly unknown[] = []): boolean {
  return values.every((value) => typeof value !== 'object')
}
