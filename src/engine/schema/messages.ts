import { isRecord } from '#engine/is-record.ts'
import { nearest, onlyOne } from '#engine/nearest.ts'
import { type Schema } from '#engine/schema/schema.ts'

import { formOf, formRemedy } from './forms.ts'

/**
 * What people read when a value breaks its schema: one entry for each keyword that judges a value.
 * The order is that of importance: of several faults of one value only the first is told, because
 * mending it changes the others.
 */
export interface ValueFault {
  /** The setting in words: `"price"`, `sandwiches #2`. */
  readonly name: string
  readonly value: unknown
  readonly params: Readonly<Record<string, unknown>>
  readonly schema: Schema
}

export interface Message {
  readonly code: string
  readonly problem: string
  readonly remedy: string
  /** The value that was meant, and whether it can have been no other. */
  readonly meant?: { readonly value: unknown; readonly safe: boolean }
}

type Entry = (fault: ValueFault) => Message

export const valueMessages: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ['type', wrongKind],
  [
    'const',
    ({ name, value, params }) => ({
      code: 'not-in-list',
      problem: `${name} is ${shown(value)}, which it cannot be.`,
      remedy: `Write ${shown(params['allowedValue'])}.`,
    }),
  ],
  ['enum', notInList],
  ['minLength', tooShort],
  [
    'maxLength',
    ({ name, value, params }) => {
      const length = [...String(value)].length
      const limit = Number(params['limit'])
      return {
        code: 'too-long',
        problem: `${name} is ${length} characters long, ${length - limit} too many.`,
        remedy: `Shorten it to ${limit} or fewer.`,
      }
    },
  ],
  ['pattern', wrongForm],
  ['minimum', outOfRange],
  ['maximum', outOfRange],
  ['exclusiveMinimum', outOfRange],
  [
    'multipleOf',
    ({ name, value, params }) => ({
      code: 'out-of-range',
      problem: `${name} is ${shown(value)}, which is not a multiple of ${String(params['multipleOf'])}.`,
      remedy: `Use a multiple of ${String(params['multipleOf'])}.`,
    }),
  ],
  [
    'minItems',
    ({ name, value, params }) => {
      const count = (value as unknown[]).length
      const limit = Number(params['limit'])
      return {
        code: 'wrong-count',
        problem:
          count === 0
            ? `${name} is empty.`
            : `${name} has ${entries(count)}, ${limit - count} too few.`,
        remedy: `Add ${limit - count === 1 ? 'at least one' : `at least ${limit - count} more`}.`,
      }
    },
  ],
  [
    'maxItems',
    ({ name, value, params }) => {
      const count = (value as unknown[]).length
      const limit = Number(params['limit'])
      return {
        code: 'wrong-count',
        problem: `${name} has ${entries(count)}, ${count - limit} too many.`,
        remedy: `Keep at most ${limit}.`,
      }
    },
  ],
  [
    'uniqueItems',
    ({ name, params }) => ({
      code: 'repeated-item',
      problem: `Entries ${Number(params['j']) + 1} and ${Number(params['i']) + 1} of ${name} are the same.`,
      remedy: 'Take one of them out, or change it.',
    }),
  ],
  [
    'not',
    ({ name }) => ({
      code: 'wrong-form',
      problem: `${name} has a value that is reserved.`,
      remedy: 'Use another.',
    }),
  ],
])

/** A value as it stands in JSON, cut to what fits in a sentence. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 56)}…${text.startsWith('"') ? '"' : ''}` : text
}

/** Words as a list a person reads, at most 12 of them. */
export function listed(words: readonly string[]): string {
  return words.length > 12
    ? `${words.slice(0, 12).join(', ')} and ${words.length - 12} more`
    : words.join(', ')
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function wrongKind({ name, value, params, schema }: ValueFault): Message {
  const expected = [params['type']].flat().map(String)
  const found = kindOf(value)
  const fraction = found === 'number' && expected.includes('integer')
  const wanted = expected.map((kind) => kinds[kind] ?? kind).join(' or ')
  const right = rightKind(expected, value, schema)
  const isListed = !schema.enum || schema.enum.includes(right.meant?.value)
  return {
    code: 'wrong-kind',
    problem: `${name} must be ${wanted}, not ${fraction ? String(value) : (kinds[found] ?? found)}.`,
    ...(isListed ? right : { remedy: oneOfThese(schema.enum) }),
  }
}

function rightKind(
  expected: readonly string[],
  value: unknown,
  schema: Schema,
): Pick<Message, 'remedy' | 'meant'> {
  const numeric = expected.includes('number') || expected.includes('integer')
  if (numeric && typeof value === 'number') {
    const meant = { value: Math.round(value), safe: false }
    return { remedy: `Round it: ${meant.value}.`, meant }
  }
  if (
    numeric &&
    typeof value === 'string' &&
    value.trim() !== '' &&
    Number.isFinite(Number(value))
  ) {
    const meant = { value: Number(value), safe: String(Number(value)) === value }
    return { remedy: `Write it without quotes: ${meant.value}.`, meant }
  }
  if (expected.includes('boolean') && (value === 'true' || value === 'false')) {
    const meant = { value: value === 'true', safe: true }
    return { remedy: `Write it without quotes: ${value}.`, meant }
  }
  if (expected.includes('string') && (typeof value === 'number' || typeof value === 'boolean')) {
    const meant = { value: String(value), safe: true }
    return { remedy: `Put it in double quotes: "${value}".`, meant }
  }
  const [only] = Array.isArray(value) && value.length === 1 ? (value as unknown[]) : []
  if (only !== undefined && expected.includes(kindOf(only)))
    return {
      remedy: 'Take it out of its square brackets, since only one is asked for.',
      meant: { value: only, safe: false },
    }
  if (expected.includes('array') && (typeof value === 'string' || isRecord(value))) {
    const remedy = 'Put it in square brackets, even a single entry: [ … ].'
    return { remedy, meant: { value: [value], safe: false } }
  }
  return { remedy: inWords(expected, value, schema) }
}

function inWords(expected: readonly string[], value: unknown, schema: Schema): string {
  if (value === null) return 'Write a value, or take it out.'
  if (expected.includes('string')) return 'Write text in double quotes.'
  if (expected.includes('array')) return 'Put it in square brackets, even a single entry: [ … ].'
  if (expected.includes('object')) {
    const keys = schema.required ?? Object.keys(schema.properties ?? {})
    return `Write it in braces: { ${keys.map((key) => `"${key}": …`).join(', ')} }.`
  }
  return expected.includes('boolean')
    ? 'Write true or false, without quotes.'
    : 'Write a number, without quotes.'
}

function notInList({ name, value, params }: ValueFault): Message {
  const allowed = params['allowedValues'] as readonly unknown[]
  const message = { code: 'not-in-list', problem: `${name} cannot be ${shown(value)}.` }
  const unlike = allowed.find((one) => typeof one !== typeof value && sameWord(one, value))
  if (unlike !== undefined) {
    const does = typeof unlike === 'string' ? 'Put it in double' : 'Write it without'
    const remedy = `${does} quotes: ${JSON.stringify(unlike)}.`
    return { ...message, remedy, meant: { value: unlike, safe: true } }
  }
  const words = allowed.filter((one) => typeof one === 'string')
  const guess = typeof value === 'string' ? nearest(value, words) : undefined
  if (guess === undefined) return { ...message, remedy: oneOfThese(allowed) }
  const meant = { value: guess, safe: onlyOne(String(value), guess, words) }
  return { ...message, remedy: `Did you mean "${guess}"?`, meant }
}

/** Whether two values are the same but for quotes. Of what has parts no word can be made. */
function sameWord(...both: readonly [unknown, unknown]): boolean {
  const [a, b] = both.map((one) => (isRecord(one) || Array.isArray(one) ? undefined : String(one)))
  return a !== undefined && a === b
}

/** Words as they are; with anything else among them, each as JSON has it, so that 1 is not "1". */
function oneOfThese(values: readonly unknown[]): string {
  const arePlain = values.every((one) => typeof one === 'string' && one !== '')
  return `Use one of: ${listed(values.map((one) => (arePlain ? String(one) : JSON.stringify(one))))}.`
}

function tooShort({ name, value, params }: ValueFault): Message {
  const length = [...String(value)].length
  const limit = Number(params['limit'])
  if (length === 0)
    return { code: 'too-short', problem: `${name} is empty.`, remedy: 'Write something there.' }
  return {
    code: 'too-short',
    problem: `${name} is ${length} ${length === 1 ? 'character' : 'characters'} long, ${limit - length} too few.`,
    remedy: `Write at least ${limit} characters.`,
  }
}

function outOfRange({ name, value, params, schema }: ValueFault): Message {
  const { minimum, maximum } = schema
  const limit = Number(params['limit'])
  const range =
    minimum !== undefined && maximum !== undefined
      ? `a number from ${minimum} to ${maximum}`
      : `${limit} or ${minimum === undefined ? 'less' : 'more'}`
  return {
    code: 'out-of-range',
    problem: `${name} is ${String(value)}, ${Number(value) < limit ? 'less' : 'more'} than ${limit}.`,
    remedy: `Use ${range}.`,
  }
}

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count} entries`
}

function wrongForm({ name, value, schema }: ValueFault): Message {
  const text = String(value)
  const empty = text === '' ? `${name} is empty.` : undefined
  const form = formOf(schema)
  if (!form) {
    return {
      code: 'wrong-form',
      problem: empty ?? `${name} does not have the form it needs: ${shown(text)}.`,
      remedy: formRemedy(schema),
    }
  }
  const meant = form.meant?.(text)
  const fits =
    meant !== undefined && meant !== text && new RegExp(schema.pattern ?? '', 'u').test(meant)
  return {
    code: 'wrong-form',
    problem: empty ?? `${shown(text)} ${form.problem}.`,
    remedy: fits ? `Did you mean "${meant}"?` : form.remedy,
    ...(fits ? { meant: { value: meant, safe: false } } : {}),
  }
}
