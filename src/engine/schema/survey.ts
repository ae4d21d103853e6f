import { textFor } from '#engine/edit/equal.ts'
import { listIn } from '#engine/edit/list-in.ts'
import { isRecord } from '#engine/is-record.ts'
import * as kind from '#engine/schema/plan.ts'
import { type Plan, type ReferenceKind, planFor, planOf } from '#engine/schema/plan.ts'
import { type IdKind, type Schema } from '#engine/schema/schema.ts'
import { isBlank } from '#engine/text/blank.ts'
import { escaped } from '#engine/text/pointer.ts'
import { MAX_DEPTH } from '#engine/text/scan.ts'

/**
 * What one walk over a document tells: whether it keeps its schema, and what it names.
 *
 * The generated validators can say what is wrong, and are long: only reading their code takes as
 * much time as checking hundreds of pages. Most documents have nothing wrong. So a document is first
 * walked along its schema by these few lines, which get fast within milliseconds, and a validator
 * is asked only where they doubt. They may doubt a sound document, and doubt one that has a text of
 * nothing but spaces where it walks past texts; they never clear a faulty one,
 * and a test with thousands of spoilt documents holds them to it.
 *
 * A text of nothing but spaces is a doubt too, which a rule about them relies on: to look for them in
 * the text of every file takes a quarter of the time of a check (measured).
 *
 * Names are collected without their places; those are looked up again for the few that are wrong.
 */

export type Found = (kind: ReferenceKind, value: string) => void

/** Keys met on this walk. Counted outside of it, because what a walk gives back is made on each step. */
let keys = 0

/**
 * How many keys the document has at all levels, if it surely keeps the definition: Page, Site,
 * MarqueeProps; else -1. Calls `found` with everything that it names, in order and of any shape, also
 * when it does not.
 */
export function survey(document: unknown, definition: string, found: Found): number {
  keys = 0
  return walk(document, planFor(definition), found, 0) ? keys : -1
}

/** Whether a value surely keeps a schema; it may doubt a sound one, as `survey` does. */
export function keepsSchema(value: unknown, schema: Schema): boolean {
  return walk(value, planOf(schema), () => {}, 0)
}

/**
 * All kinds of values in one function: of several that call each other, the engine's compiler puts
 * each into the others and is not done before the walk is (measured).
 */
function walk(value: unknown, plan: Plan, found: Found, depth: number): boolean {
  // What is nested deeper is not read at all, and would be more steps than a stack has.
  if (depth > MAX_DEPTH) return false
  let kept = depth < MAX_DEPTH
  if (typeof value === 'string') {
    if (plan.plain && value.length >= plan.enough && value.length <= plan.maxLength)
      return !isBlank(value)
    if (plan.names !== undefined && isName(plan.names, value)) found(plan.names, value)
    kept = keepsText(value, plan)
  } else if (typeof value !== 'object' || value === null) kept = keepsScalar(value, plan)
  else if (Array.isArray(value)) {
    kept = kept && keepsList(value, plan)
    if (plan.items !== undefined) {
      for (let index = 0; index < value.length; index += 1)
        if (!walk(value[index], plan.items, found, depth + 1)) kept = false
    }
    kept = kept && (!plan.unique || surelyUnique(value, plan))
  } else {
    const record = value as Record<string, unknown>
    const chosen = plan.byType === undefined ? plan : plan.byType(record['type'])
    if (chosen === undefined) return false
    kept = kept && (chosen.kinds & kind.OBJECT) !== 0
    let required = 0
    for (const key in record) {
      keys += 1
      const property = chosen.properties.get(key)
      if (property !== undefined) {
        if (property.required) required += 1
        const inner = record[key]
        const { plan: own } = property
        if (
          typeof inner === 'string' &&
          own.plain &&
          inner.length >= own.enough &&
          inner.length <= own.maxLength &&
          !isBlank(inner)
        )
          continue
        if (!walk(inner, own, found, depth + 1)) kept = false
      } else if (chosen.others === undefined || !walk(record[key], chosen.others, found, depth + 1))
        kept = false
    }
    if (required !== chosen.required) kept = false
    if (chosen.price !== undefined) {
      const priced = pricedText(record, chosen.price)
      if (priced !== undefined) found('price', priced)
    }
    if (chosen !== plan && chosen.special && !keepsMore(value, chosen, found, depth)) kept = false
  }
  if (plan.values !== undefined && !plan.values.has(value)) kept = false
  return plan.special ? keepsMore(value, plan, found, depth) && kept : kept
}

/** What few plans ask for. The value has been walked; its keys do not count again. */
function keepsMore(value: unknown, plan: Plan, found: Found, depth: number): boolean {
  let kept = !plan.doubtful
  const counted = keys
  if (plan.barred !== undefined && plan.barred.has(value)) kept = false
  const { when, keys: names } = plan
  if (when !== undefined && !(isRecord(value) && value[when.key] !== when.value))
    kept = walk(value, when.then, found, depth) && kept
  if (names !== undefined && isRecord(value))
    for (const key of Object.keys(value)) kept = walk(key, names, found, depth) && kept
  for (const other of plan.also) kept = walk(value, other, found, depth) && kept
  keys = counted
  return kept
}

/** Lengths are counted in code points only where the number of UTF-16 units leaves it open. */
function keepsText(value: string, plan: Plan): boolean {
  if ((plan.kinds & kind.STRING) === 0) return false
  const { length } = value
  if (length > plan.maxLength && [...value].length > plan.maxLength) return false
  if (length < plan.enough && [...value].length < plan.minLength) return false
  return plan.pattern === undefined || plan.pattern.test(value)
}

function keepsScalar(value: unknown, plan: Plan): boolean {
  if (typeof value !== 'number')
    return (plan.kinds & (value === null ? kind.NULL : kind.BOOLEAN)) !== 0
  if ((plan.kinds & kind.NUMBER) === 0) {
    if ((plan.kinds & kind.INTEGER) === 0 || !Number.isInteger(value)) return false
  } else if (!Number.isFinite(value)) return false
  if (value < plan.minimum || value > plan.maximum || value <= plan.above) return false
  const steps = plan.step === 0 ? 0 : value / plan.step
  return Math.abs(Math.round(steps) - steps) <= 1e-6
}

function keepsList(value: readonly unknown[], plan: Plan): boolean {
  const { length } = value
  return (plan.kinds & kind.ARRAY) !== 0 && length >= plan.minItems && length <= plan.maxItems
}

/** Of a list whose items were walked, so that a text can be made of each: none is too deep for that. */
function surelyUnique(value: readonly unknown[], { items }: Plan): boolean {
  if (!value.some((item) => typeof item === 'object')) return new Set(value).size === value.length
  return items !== undefined && new Set(value.map(textFor)).size === value.length
}

/** The pointers where a document of that definition names `wanted`. */
export function pointersTo(
  document: unknown,
  definition: string,
  as: ReferenceKind,
  wanted: string,
): string[] {
  return everyName(document, definition).get(as)?.get(wanted) ?? []
}

/** All that a document of that definition names, with the pointers where it does. */
export function everyName(
  document: unknown,
  definition: string,
): ReadonlyMap<ReferenceKind, ReadonlyMap<string, string[]>> {
  const all = new Map<ReferenceKind, Map<string, string[]>>()
  const add = (as: ReferenceKind, name: string, at: string): void => {
    const names = all.get(as) ?? new Map<string, string[]>()
    all.set(as, names)
    listIn(names, name).push(at)
  }
  locate(document, planFor(definition), '', (at, { names, price }, value) => {
    if (names !== undefined && typeof value === 'string' && isName(names, value))
      add(names, value, at)
    if (price === undefined || !isRecord(value)) return
    const priced = pricedText(value, price)
    if (priced !== undefined) add('price', priced, `${at}/${escaped(price)}`)
  })
  return all
}

/** A name and a price as one text, of which `JSON.parse` makes both again; undefined if one is no text. */
function pricedText(thing: Record<string, unknown>, key: string): string | undefined {
  const { name } = thing
  const price = thing[key]
  if (typeof name !== 'string' || typeof price !== 'string') return undefined
  return JSON.stringify([name, price])
}

/** A name that a document gives to a thing in it. */
export interface Given {
  readonly name: string
  /** JSON Pointer of the name; where it is a key, of the entry. */
  readonly at: string
  readonly isKey: boolean
}

/** The names that a document of that definition gives to things of a kind, in order. */
export function namesGiven(document: unknown, definition: string, kind: IdKind): Given[] {
  const all: Given[] = []
  locate(document, planFor(definition), '', (at, { id, keys: names }, value) => {
    if (id === kind && typeof value === 'string') all.push({ name: value, at, isKey: false })
    if (names?.id === kind && isRecord(value))
      for (const name of Object.keys(value))
        all.push({ name, at: `${at}/${escaped(name)}`, isKey: true })
  })
  return all
}

/** A text that people write and visitors read; in a `rich` one two stars and links are marks. */
export interface Words {
  readonly at: string
  readonly text: string
  readonly rich: boolean
}

/** The words of a document of that definition: of its texts those that are no name, form or choice. */
export function wordsIn(document: unknown, definition: string): Words[] {
  const all = new Map<string, Words>()
  locate(document, planFor(definition), '', (at, plan, value) => {
    if (typeof value !== 'string' || all.get(at)?.rich) return
    const { kinds, names, id, pattern, values } = plan
    if (kinds !== kind.STRING || (id ?? pattern ?? values) !== undefined) return
    const rich = names === 'rich-text'
    if (rich || names === undefined || plainWords.has(names)) all.set(at, { at, text: value, rich })
  })
  return [...all.values()]
}

const plainWords: ReadonlySet<ReferenceKind> = new Set([
  'alt',
  'caption',
  'link-text',
  'page-title',
  'page-description',
])

/** As `walk`, with pointers and without a verdict. */
function locate(
  value: unknown,
  plan: Plan,
  at: string,
  found: (at: string, plan: Plan, value: unknown) => void,
): void {
  found(at, plan, value)
  if (Array.isArray(value)) {
    if (plan.items)
      for (const [index, item] of value.entries()) locate(item, plan.items, `${at}/${index}`, found)
  } else if (isRecord(value)) {
    const inner = plan.byType ? plan.byType(value['type']) : plan
    if (inner && inner !== plan) found(at, inner, value)
    for (const [key, property] of Object.entries(value)) {
      const next = inner?.properties.get(key)?.plan ?? inner?.others
      if (next) locate(property, next, `${at}/${escaped(key)}`, found)
    }
  }
  for (const other of plan.also) locate(value, other, at, found)
}

/** Of paragraphs those with marks: the others name nothing, and are most. */
function isName(kind: ReferenceKind, value: string): boolean {
  return kind !== 'rich-text' || value.includes('](') || value.includes('**')
}
