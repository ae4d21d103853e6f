import { type Schema, blockSchemas, definition, isRecord, resolved } from '#engine/schema.ts'
import { escaped } from '#engine/text/scan.ts'

/**
 * What a document names: files, links, content, addresses.
 *
 * The schema says which settings name something (`x-ref`, `Href`, `RichText`, `RichLine`). From it a plan is
 * made for each kind of document, holding only the branches that lead to such a setting, so that
 * collecting costs a few microseconds a page. Values are collected without their places; those are
 * looked up again for the few that are wrong.
 */
export type ReferenceKind =
  | 'href'
  | 'rich-text'
  | 'media'
  | 'location'
  | 'link'
  | 'post'
  | 'menu-item'

interface Plan {
  readonly kind?: ReferenceKind
  readonly properties: readonly (readonly [string, Plan])[]
  readonly others?: Plan | undefined
  readonly items?: Plan | undefined
  readonly byType?: ReadonlyMap<string, Plan>
}

const plans = new Map<string, Plan | undefined>()

/** Calls `found` with every name in a document of that kind, in order; tolerates any shape. */
export function eachReference(
  document: unknown,
  kind: string,
  found: (kind: ReferenceKind, value: string) => void,
): void {
  const plan = planFor(kind)
  if (plan) collect(document, plan, found)
}

/** The pointers where a document names `wanted`. */
export function pointersTo(
  document: unknown,
  kind: string,
  as: ReferenceKind,
  wanted: string,
): string[] {
  const plan = planFor(kind)
  const pointers: string[] = []
  if (plan)
    locate(
      document,
      plan,
      '',
      (at, name, value) => name === as && value === wanted && pointers.push(at),
    )
  return pointers
}

function planFor(name: string): Plan | undefined {
  if (!plans.has(name)) plans.set(name, plan(definition(name)))
  return plans.get(name)
}

/** Undefined for a schema under which nothing is named. */
function plan(schema: Schema): Plan | undefined {
  const {
    title,
    properties,
    items,
    additionalProperties,
    oneOf,
    pattern,
    'x-ref': ref,
  } = resolved(schema)
  if (ref) return leaf(ref as ReferenceKind)
  if (title === 'Href' || pattern?.startsWith('^https://')) return leaf('href')
  if (title === 'RichLine') return leaf('rich-text')
  if (title === 'RichText') return { properties: [], items: leaf('rich-text') }
  if (title === 'Block' && oneOf) {
    const byType = new Map<string, Plan>()
    for (const [type, block] of blockSchemas) {
      const inner = plan(block)
      if (inner) byType.set(type, inner)
    }
    return { properties: [], byType }
  }
  const inside = Object.entries(properties ?? {}).flatMap(([key, property]) => {
    const inner = plan(property)
    return inner ? [[key, inner] as const] : []
  })
  const others = typeof additionalProperties === 'object' ? plan(additionalProperties) : undefined
  const each = items ? plan(items) : undefined
  return inside.length > 0 || others || each
    ? { properties: inside, others, items: each }
    : undefined
}

/** A paragraph without a link names nothing. */
function names(kind: ReferenceKind, value: string): boolean {
  return kind !== 'rich-text' || value.includes('](')
}

function leaf(kind: ReferenceKind): Plan {
  return { kind, properties: [] }
}

function collect(
  value: unknown,
  plan: Plan,
  found: (kind: ReferenceKind, value: string) => void,
): void {
  if (typeof value === 'string') {
    if (plan.kind && names(plan.kind, value)) found(plan.kind, value)
    return
  }
  if (Array.isArray(value)) {
    if (plan.items)
      for (let index = 0; index < value.length; index += 1) collect(value[index], plan.items, found)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const record = value as Record<string, unknown>
  const inner = plan.byType ? plan.byType.get(record['type'] as string) : plan
  if (!inner) return
  for (const [key, property] of inner.properties) {
    if (record[key] !== undefined) collect(record[key], property, found)
  }
  if (inner.others) for (const key of Object.keys(record)) collect(record[key], inner.others, found)
}

type Found = (at: string, kind: ReferenceKind, value: string) => void

/** As `collect`, with pointers. */
function locate(value: unknown, plan: Plan, at: string, found: Found): void {
  if (typeof value === 'string' && plan.kind) {
    if (names(plan.kind, value)) found(at, plan.kind, value)
  } else if (Array.isArray(value)) {
    if (plan.items)
      for (const [index, item] of value.entries()) locate(item, plan.items, `${at}/${index}`, found)
  } else if (isRecord(value)) {
    const inner = plan.byType ? plan.byType.get(value['type'] as string) : plan
    const named = new Map(inner?.properties)
    for (const [key, property] of Object.entries(value)) {
      const next = named.get(key) ?? inner?.others
      if (next) locate(property, next, `${at}/${escaped(key)}`, found)
    }
  }
}
