import type { ErrorObject } from 'ajv'

import { textFor } from '#engine/edit/equal.ts'
import { freshIds, idsIn } from '#engine/edit/fresh-id.ts'
import type { Coded } from '#engine/finding.ts'
import { isRecord } from '#engine/is-record.ts'
import { nearest, onlyOne } from '#engine/nearest.ts'
import { type Message, listed, valueMessages } from '#engine/schema/messages.ts'
import { type Schema, blockSchemas, resolved } from '#engine/schema/schema.ts'
import { escaped, holderOf, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'

/**
 * What the validator says, as people need it: one fault, one report.
 *
 * A validator blames every keyword that fails. Here a value has one fault, its first that matters;
 * a misspelt setting is not also a missing one; and a block without a usable type is told once.
 */
export function schemaReports(
  errors: readonly ErrorObject[],
  document: unknown,
  file: string,
): Coded[] {
  const values = new Map<string, ErrorObject>()
  const objects = new Map<string, ObjectFaults>()
  const reports: Coded[] = []
  const add = (report: Omit<Coded, 'file' | 'severity'>): void =>
    void reports.push({ file, severity: 'error', ...report })

  for (const error of errors) {
    const { instancePath: at, keyword } = error
    if (keyword === 'required' || keyword === 'additionalProperties') faultsOf(objects, error)
    else if (error.propertyName !== undefined) add(wrongName(error, error.propertyName, document))
    else if (keyword === 'discriminator') {
      if (error.params['error'] === 'tag' && error.params['tagValue'] !== undefined)
        add(typeOfBlock(error))
    } else if (valueMessages.has(keyword)) {
      const other = values.get(at)
      if (!other || rank(keyword) < rank(other.keyword)) values.set(at, error)
    }
  }
  for (const error of values.values())
    for (const one of eachRepeat(error)) add(valueReport(one, document))
  const fresh = freshIds(objects.size > 0 ? idsIn(document) : new Set())
  for (const [at, faults] of objects)
    for (const report of objectReports(at, faults, document, fresh)) add(report)
  return reports
}

type Body = Omit<Coded, 'file' | 'severity'>

const ranks = [...valueMessages.keys()]

function rank(keyword: string): number {
  return ranks.indexOf(keyword)
}

/** Of a list that repeats itself the validator names one pair; here is an error for each repeat. */
function eachRepeat(error: ErrorObject): ErrorObject[] {
  if (error.keyword !== 'uniqueItems') return [error]
  const first = new Map<string, number>()
  return (error.data as unknown[]).flatMap((item, i) => {
    const text = textFor(item)
    const j = first.get(text)
    if (j === undefined) first.set(text, i)
    return j === undefined ? [] : [{ ...error, params: { i, j } }]
  })
}

function valueReport(error: ErrorObject, document: unknown): Body {
  const { instancePath: at, keyword, params, data, parentSchema } = error
  const name = nameOf(at, document)
  const message = (valueMessages.get(keyword) as NonNullable<ReturnType<typeof valueMessages.get>>)(
    {
      name,
      value: data,
      params,
      schema: parentSchema as Schema,
    },
  )
  const { meant, ...words } = message
  if (keyword === 'uniqueItems') {
    const item = `${at}/${String(params['i'])}`
    return { at: item, ...words, fix: { safe: true, at: item, remove: true } }
  }
  if (keyword === 'minItems' || keyword === 'maxItems') return { at, on: 'start', ...words }
  return { at, ...words, ...(meant ? { fix: { at, ...meant } } : {}) }
}

/** A setting in words: `"price"`, `sandwiches #2`, `block 3`. */
export function nameOf(pointer: string, document: unknown): string {
  const path = steps(pointer)
  const last = path.at(-1)
  if (last === undefined) return 'The document'
  const parent = valueAt(document, holderOf(pointer))
  if (!Array.isArray(parent)) return `"${last}"`
  const list = path.at(-2)
  return list === 'blocks' && path.length === 2
    ? `Block ${Number(last) + 1}`
    : `${list ?? 'Entry'} #${Number(last) + 1}`
}

interface ObjectFaults {
  readonly schema: Schema
  readonly missing: string[]
  readonly unknown: string[]
}

function faultsOf(objects: Map<string, ObjectFaults>, error: ErrorObject): void {
  const { instancePath: at, params, parentSchema } = error
  const faults = objects.get(at) ?? { schema: parentSchema as Schema, missing: [], unknown: [] }
  objects.set(at, faults)
  const [list, name] =
    error.keyword === 'required'
      ? [faults.missing, String(params['missingProperty'])]
      : [faults.unknown, String(params['additionalProperty'])]
  if (!list.includes(name)) list.push(name)
}

function* objectReports(
  at: string,
  { schema, missing, unknown }: ObjectFaults,
  document: unknown,
  fresh: (id: string) => string,
): Generator<Body> {
  const value = valueAt(document, at)
  const has = isRecord(value) ? value : {}
  const free = new Set(
    Object.keys(schema.properties ?? {}).filter((key) => !Object.hasOwn(has, key)),
  )
  const lacking = new Set(missing)
  const aliases = (key: string): readonly string[] =>
    resolved(schema.properties?.[key] ?? {})['x-aliases'] ?? []

  for (const key of unknown) {
    const guess = nearest(key, lacking, aliases) ?? nearest(key, free, aliases)
    const safe = guess !== undefined && onlyOne(key, guess, free, aliases)
    const needed = guess !== undefined && lacking.delete(guess)
    if (guess !== undefined) free.delete(guess)
    yield {
      code: 'unknown-setting',
      at: `${at}/${escaped(key)}`,
      on: 'key',
      within: at,
      problem: `"${key}" is not a setting of ${ownerOf(at, schema, document)}.`,
      remedy: guess
        ? `Did you mean "${guess}"?${needed ? ' It is required here.' : ''}`
        : otherwise(key, schema, [...free]),
      ...(guess ? { fix: { safe, at: `${at}/${escaped(key)}`, key: guess } } : {}),
    }
  }
  for (const key of missing) {
    if (!lacking.has(key)) continue
    const type = schema['x-type']
    const id = key === 'id' && type ? fresh(type) : undefined
    const typo = schema['x-name'] === 'Block' ? misspeltType(at, has) : undefined
    yield (
      typo ?? {
        code: 'missing-setting',
        at,
        missing: key,
        ...(type && typeof has['type'] === 'string'
          ? { anchor: `${at}/type` }
          : { on: 'start' as const }),
        problem: `"${key}" is missing from ${ownerOf(at, schema, document)}.`,
        remedy:
          schema['x-name'] === 'Block'
            ? `Add the name of a block: ${listed([...blockSchemas.keys()])}.`
            : id === undefined
              ? addition(key, schema)
              : `Add "id": "${id}", or another name that nothing else on this page has.`,
        ...(id === undefined ? {} : { fix: { safe: false, at: `${at}/type`, add: ['id', id] } }),
      }
    )
  }
}

/** Of a block without a type no schema tells which of its settings is unknown; a typo is told by itself. */
function misspeltType(at: string, block: Record<string, unknown>): Body | undefined {
  const key = Object.keys(block).find((one) => nearest(one, ['type']) !== undefined)
  if (key === undefined) return undefined
  const place = `${at}/${escaped(key)}`
  return {
    code: 'unknown-setting',
    at: place,
    on: 'key',
    within: at,
    problem: `"${key}" is not a setting of a block.`,
    remedy: 'Did you mean "type"? It is required here.',
    fix: { safe: blockSchemas.has(String(block[key])), at: place, key: 'type' },
  }
}

function addition(key: string, schema: Schema): string {
  const { description, const: only } = resolved(schema.properties?.[key] ?? {})
  if (only !== undefined) return `Add "${key}": ${JSON.stringify(only)}.`
  return description ? `Add "${key}": ${description}` : `Add "${key}".`
}

/** What to do with a setting that resembles none. */
function otherwise(key: string, schema: Schema, free: readonly string[]): string {
  const owners = schema['x-type']
    ? [...blockSchemas]
        .filter(([, block]) => Object.hasOwn(block.properties ?? {}, key))
        .map(([type]) => `"${type}"`)
    : []
  if (owners.length > 0)
    return `It belongs to ${owners.length === 1 ? 'the block' : 'the blocks'} ${listed(owners)}; take it out here.`
  return free.length === 0 ? 'Take it out.' : `Take it out, or use one of: ${listed(free)}.`
}

function ownerOf(at: string, schema: Schema, document: unknown): string {
  if (schema['x-type']) return `the block "${schema['x-type']}"`
  if (at === '') return 'this document'
  return nameOf(at, document).replace(/^Block/, 'block')
}

function typeOfBlock({ instancePath: at }: ErrorObject): Body {
  const message: Message = {
    code: 'wrong-kind',
    problem: 'The "type" of a block must be text.',
    remedy: `Write the name of a block in double quotes: ${listed([...blockSchemas.keys()])}.`,
  }
  return { at: `${at}/type`, ...message }
}

function wrongName(
  { instancePath: at, keyword, params }: ErrorObject,
  name: string,
  document: unknown,
): Body {
  const place = `${at}/${escaped(name)}`
  if (keyword === 'enum') {
    const has = valueAt(document, at)
    const allowed = (params['allowedValues'] as unknown[]).map(String)
    const free = allowed.filter((one) => !isRecord(has) || !Object.hasOwn(has, one))
    const guess = nearest(name, free)
    return {
      code: 'wrong-name',
      at: place,
      on: 'key',
      problem: `Nothing here is called "${name}".`,
      remedy: guess
        ? `Did you mean "${guess}"?`
        : free.length > 0
          ? `Use one of: ${listed(free)}.`
          : 'Take it out, since all that can be here are.',
      ...(guess ? { fix: { safe: false, at: place, key: guess } } : {}),
    }
  }
  const pattern = String(params['pattern'])
  const first = pattern.startsWith('^[a-z0-9]')
    ? 'a lowercase letter or a digit'
    : 'a lowercase letter'
  const rest = pattern.includes('-]')
    ? 'lowercase letters, digits and hyphens'
    : 'letters and digits'
  return {
    code: 'wrong-name',
    at: place,
    on: 'key',
    problem: `"${name}" cannot be a name here.`,
    remedy:
      keyword === 'not'
        ? 'Every block already has a setting with that name, or React or JavaScript reserves it. Use another.'
        : `Begin with ${first}, and use only ${rest}.`,
  }
}
