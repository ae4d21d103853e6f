import * as kind from '#engine/plan.ts'
import { type Plan, type ReferenceKind, planFor } from '#engine/plan.ts'
import { isRecord } from '#engine/schema.ts'
import { escaped } from '#engine/text/scan.ts'

/**
 * What one walk over a document tells: whether it keeps its schema, and what it names.
 *
 * The generated validators can say what is wrong, and are long: only reading their code takes as
 * much time as checking hundreds of pages. Most documents have nothing wrong. So a document is first
 * walked along its schema by these few lines, which get fast within milliseconds, and a validator
 * is asked only where they doubt. They may doubt a sound document; they never clear a faulty one,
 * and a test with thousands of spoilt documents holds them to it.
 *
 * Names are collected without their places; those are looked up again for the few that are wrong.
 */

export type Found = (kind: ReferenceKind, value: string) => void

/**
 * Whether the document surely keeps the definition: Page, Site, MarqueeProps. Calls `found` with
 * everything that it names, in order and of any shape, also when it does not.
 */
export function survey(document: unknown, definition: string, found: Found): boolean {
  return walk(document, planFor(definition), found)
}

function walk(value: unknown, plan: Plan, found: Found): boolean {
  let kept: boolean
  if (typeof value === 'string') {
    if (plan.plain && value.length >= plan.enough && value.length <= plan.maxLength) return true
    if (plan.names !== undefined && isName(plan.names, value)) found(plan.names, value)
    kept = (plan.kinds & kind.STRING) !== 0 && keepsText(value, plan)
  } else if (typeof value === 'number') kept = keepsNumber(value, plan)
  else if (typeof value === 'boolean') kept = (plan.kinds & kind.BOOLEAN) !== 0
  else if (value === null) kept = (plan.kinds & kind.NULL) !== 0
  else if (Array.isArray(value)) kept = walkArray(value, plan, found)
  else kept = walkObject(value as Record<string, unknown>, plan, found)
  return plan.special ? walkSpecial(value, plan, found) && kept : kept
}

function walkSpecial(value: unknown, plan: Plan, found: Found): boolean {
  let kept = !plan.doubtful
  if (plan.values !== undefined && !plan.values.has(value)) kept = false
  if (plan.barred !== undefined && plan.barred.has(value)) kept = false
  const { when } = plan
  if (when !== undefined && !(isRecord(value) && value[when.key] !== when.value))
    kept = walk(value, when.then, found) && kept
  for (let index = 0; index < plan.also.length; index += 1)
    if (!walk(value, plan.also[index] as Plan, found)) kept = false
  return kept
}

/** Lengths are counted in code points only where the number of UTF-16 units leaves it open. */
function keepsText(value: string, plan: Plan): boolean {
  const { length } = value
  if (length > plan.maxLength && [...value].length > plan.maxLength) return false
  if (length < plan.enough && [...value].length < plan.minLength) return false
  return plan.pattern === undefined || plan.pattern.test(value)
}

function keepsNumber(value: number, plan: Plan): boolean {
  if ((plan.kinds & kind.NUMBER) === 0) {
    if ((plan.kinds & kind.INTEGER) === 0 || !Number.isInteger(value)) return false
  } else if (!Number.isFinite(value)) return false
  if (value < plan.minimum || value > plan.maximum || value <= plan.above) return false
  if (plan.step === 0) return true
  const steps = value / plan.step
  return Math.abs(Math.round(steps) - steps) <= 1e-6
}

function walkArray(value: readonly unknown[], plan: Plan, found: Found): boolean {
  const { length } = value
  let kept = (plan.kinds & kind.ARRAY) !== 0 && length >= plan.minItems && length <= plan.maxItems
  if (plan.unique && !surelyUnique(value)) kept = false
  if (plan.items !== undefined) {
    for (let index = 0; index < length; index += 1)
      if (!walk(value[index], plan.items, found)) kept = false
  }
  return kept
}

function surelyUnique(value: readonly unknown[]): boolean {
  return new Set(value).size === value.length && !value.some((item) => typeof item === 'object')
}

function walkObject(value: Record<string, unknown>, plan: Plan, found: Found): boolean {
  if (plan.byType !== undefined) {
    const chosen = plan.byType.get(value['type'])
    return chosen !== undefined && walk(value, chosen, found)
  }
  let kept = (plan.kinds & kind.OBJECT) !== 0
  let required = 0
  for (const key in value) {
    if (plan.keys !== undefined && !walk(key, plan.keys, found)) kept = false
    const property = plan.properties.get(key)
    if (property !== undefined) {
      if (property.required) required += 1
      if (!walk(value[key], property.plan, found)) kept = false
    } else if (plan.others === undefined) kept = false
    else if (!walk(value[key], plan.others, found)) kept = false
  }
  return kept && required === plan.required
}

/** The pointers where a document of that definition names `wanted`. */
export function pointersTo(
  document: unknown,
  definition: string,
  as: ReferenceKind,
  wanted: string,
): string[] {
  const pointers: string[] = []
  locate(document, planFor(definition), '', (at, name, value) => {
    if (name === as && value === wanted) pointers.push(at)
  })
  return pointers
}

/** As `walk`, with pointers and without a verdict. */
function locate(
  value: unknown,
  plan: Plan,
  at: string,
  found: (at: string, kind: ReferenceKind, value: string) => void,
): void {
  if (typeof value === 'string' && plan.names) {
    if (isName(plan.names, value)) found(at, plan.names, value)
  } else if (Array.isArray(value)) {
    if (plan.items)
      for (const [index, item] of value.entries()) locate(item, plan.items, `${at}/${index}`, found)
  } else if (isRecord(value)) {
    const inner = plan.byType ? plan.byType.get(value['type']) : plan
    for (const [key, property] of Object.entries(value)) {
      const next = inner?.properties.get(key)?.plan ?? inner?.others
      if (next) locate(property, next, `${at}/${escaped(key)}`, found)
    }
  }
  for (const other of plan.also) locate(value, other, at, found)
}

/** A paragraph without a link names nothing. */
function isName(kind: ReferenceKind, value: string): boolean {
  return kind !== 'rich-text' || value.includes('](')
}
