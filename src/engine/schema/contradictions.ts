import { isRecord } from '#engine/is-record.ts'
import { nearest } from '#engine/nearest.ts'
import { choicesOf } from '#engine/schema/applies.ts'
import { listed } from '#engine/schema/messages.ts'
import { nested, settingsOf } from '#engine/schema/nested.ts'
import { escaped, steps } from '#engine/text/pointer.ts'
import { itemsAt } from '#engine/where.ts'

/** What a block's schema says, or leaves out, in the words of the dialect, and no value or no program can follow. */
export interface Contradiction {
  /** JSON Pointer into the schema. */
  readonly at: string
  readonly problem: string
  readonly remedy: string
  readonly fix?: { readonly at: string; readonly value: string; readonly safe: false }
}

/** All of them, level by level; none for a schema that is sound or no schema at all. */
export function* contradictions(schema: unknown): Generator<Contradiction> {
  for (const [at, own] of nested(schema)) {
    // Of the schema itself the dialect asks for it.
    if (at !== '' && !kinds.some((key) => own[key] !== undefined))
      yield {
        at,
        problem: `"${steps(at).at(-1)}" does not say what it may be.`,
        remedy:
          'Add a "type", as "string" or "number"; or "enum" with the values; or "$ref" to a part in schema/defs.',
      }
    yield* requiredNothings(at, own)
    yield* crossedLimits(at, own)
    yield* unevenSentences(at, own)
    yield* idleConditions(at, own)
    const { pattern } = own
    const why = typeof pattern === 'string' ? faultOf(pattern) : undefined
    if (why !== undefined)
      yield {
        at: `${at}/pattern`,
        problem: `This pattern is not a regular expression: ${why}.`,
        remedy: 'Fix it; in JSON a backslash is written twice.',
      }
  }
}

const kinds = ['type', 'enum', 'const', '$ref'] as const

type Words = Readonly<Record<string, unknown>>

function* requiredNothings(at: string, own: Words): Generator<Contradiction> {
  const among = Object.keys(settingsOf(own))
  const required = itemsAt(own, '/required')
  for (const [index, name] of required.entries()) {
    if (typeof name !== 'string' || among.includes(name)) continue
    const guess = nearest(name, among)
    const place = `${at}/required/${index}`
    yield {
      at: place,
      problem: `"${name}" is required, but there is no setting with that name.`,
      remedy: guess
        ? `Did you mean "${guess}"?`
        : `Take it out, or write the setting${among.length > 0 ? `; there are ${listed(among)}` : ''}.`,
      ...(guess ? { fix: { at: place, value: guess, safe: false } } : {}),
    }
  }
}

const limits = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minimum', 'maximum'],
] as const

function* crossedLimits(at: string, own: Words): Generator<Contradiction> {
  for (const [lower, upper] of limits) {
    const { [lower]: least, [upper]: most } = own
    if (typeof least !== 'number' || typeof most !== 'number' || least <= most) continue
    yield {
      at: `${at}/${lower}`,
      problem: `"${lower}" is ${least} and "${upper}" is ${most}, so nothing can be right here.`,
      remedy: `Make "${lower}" ${most} or less, or "${upper}" ${least} or more.`,
    }
  }
}

/** Editors and the Studio tell the sentence of a value by its place in the list. */
function* unevenSentences(at: string, own: Words): Generator<Contradiction> {
  const values = itemsAt(own, '/enum').length
  const sentences = itemsAt(own, '/enumDescriptions').length
  if (own['enumDescriptions'] === undefined || values === sentences) return
  yield {
    at: `${at}/enumDescriptions`,
    problem: `"enum" has ${values} values and "enumDescriptions" ${sentences} sentences, so one may be told of another's value.`,
    remedy: 'Write a sentence for each value, in the same order.',
  }
}

/** What a condition asks of settings that cannot decide it, and `x-if` of what has to be there always. */
function* idleConditions(at: string, own: Words): Generator<Contradiction> {
  const settings = settingsOf(own)
  const required = itemsAt(own, '/required')
  const deciding = Object.keys(settings).filter((name) => choicesOf(settings[name]).length > 0)
  for (const [name, setting] of Object.entries(settings))
    for (const word of ['x-if', 'x-redirect']) {
      const condition = isRecord(setting) ? setting[word] : undefined
      if (!isRecord(condition)) continue
      const place = `${at}/properties/${escaped(name)}/${word}`
      if (word === 'x-if' && required.includes(name))
        yield {
          at: place,
          problem: `"${name}" is required, so it cannot count only sometimes.`,
          remedy: 'Take "x-if" out, or take the setting out of "required".',
        }
      const others = deciding.filter((one) => one !== name)
      for (const [decider, values] of Object.entries(condition))
        yield* undecided(`${place}/${escaped(decider)}`, decider, values, others, settings)
    }
}

function* undecided(
  at: string,
  decider: string,
  values: unknown,
  others: readonly string[],
  settings: Words,
): Generator<Contradiction> {
  if (!others.includes(decider)) {
    const guess = nearest(decider, others)
    yield {
      at,
      problem: `"${steps(at).at(-2)}" needs a setting next to this one that has a list of values or is true or false; "${decider}" is not one.`,
      remedy: guess
        ? `Did you mean "${guess}"?`
        : `Take it out${others.length > 0 ? `, or use one of: ${listed(others)}` : ''}.`,
    }
    return
  }
  const choices = choicesOf(settings[decider])
  for (const [index, value] of (Array.isArray(values) ? values : []).entries())
    if (!choices.includes(value))
      yield {
        at: `${at}/${index}`,
        problem: `"${decider}" is never ${JSON.stringify(value)}.`,
        remedy: `Use one of: ${listed(choices.map((one) => JSON.stringify(one)))}.`,
      }
}

/** What is wrong with a pattern, in the words of JavaScript; undefined for a sound one. */
function faultOf(pattern: string): string | undefined {
  try {
    RegExp(pattern, 'u')
    return undefined
  } catch (error) {
    return (error as Error).message.replace(/^Invalid regular expression: \/.*\/u: /s, '')
  }
}
