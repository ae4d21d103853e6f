import { nearest } from '#engine/nearest.ts'
import { listed } from '#engine/schema/messages.ts'
import { nested, settingsOf } from '#engine/schema/nested.ts'

/** What a block's schema says in the words of the dialect, and no value or no program can follow. */
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
    yield* requiredNothings(at, own)
    yield* crossedLimits(at, own)
    const { pattern } = own
    const why = typeof pattern === 'string' ? faultOf(pattern) : undefined
    if (why !== undefined)
      yield {
        at: `${at}/pattern`,
        problem: `This pattern is no regular expression: ${why}.`,
        remedy: 'Mend it; in JSON a backslash is written twice.',
      }
  }
}

type Words = Readonly<Record<string, unknown>>

function* requiredNothings(at: string, own: Words): Generator<Contradiction> {
  const among = Object.keys(settingsOf(own))
  const required: readonly unknown[] = Array.isArray(own['required']) ? own['required'] : []
  for (const [index, name] of required.entries()) {
    if (typeof name !== 'string' || among.includes(name)) continue
    const guess = nearest(name, among)
    const place = `${at}/required/${index}`
    yield {
      at: place,
      problem: `"${name}" is required, and there is no setting of that name.`,
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

/** What is wrong with a pattern, in the words of JavaScript; undefined for a sound one. */
function faultOf(pattern: string): string | undefined {
  try {
    RegExp(pattern, 'u')
    return undefined
  } catch (error) {
    return (error as Error).message.replace(/^Invalid regular expression: \/.*\/u: /s, '')
  }
}
