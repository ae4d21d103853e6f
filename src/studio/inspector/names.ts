/** What a thing that others name may be called. */
import { freshId } from '#engine/edit/fresh-id.ts'
import { type Schema, resolved } from '#engine/schema/schema.ts'
import { plainName } from '#engine/text/plain-name.ts'

export interface RefusedName {
  /** Two sentences. */
  readonly why: string
  /** A name like it that the thing can have; undefined where its words come to none. */
  readonly instead: string | undefined
}

/**
 * The form of a name in a record whose schema states none. It may come to stand in CSS and in files, so
 * it is what the others are, and may have capitals, as colours and sizes of the theme do.
 */
const anyName: Schema = { pattern: '^[A-Za-z][A-Za-z0-9-]*$' }

/** What the names in a record have to be. */
export function namesIn({ propertyNames = anyName }: Schema): Schema {
  return resolved(propertyNames)
}

/** Why a thing cannot have a name; undefined where it can. */
export function refusedName(
  name: string,
  others: readonly string[],
  schema: Schema = {},
): RefusedName | undefined {
  const problem = problemOf(name, others, schema)
  if (!problem) return undefined
  const instead = nameLike(name, others, schema)
  const remedy = instead === undefined ? problem.remedy : `“${instead}” would do.`
  return { why: `${problem.problem} ${remedy}`, instead }
}

/**
 * Words as a name that is free: "East Village" is `east-village`, and `east-village-2` where that is
 * taken. What is a name already stays; undefined where the words have no letter a name can be made of.
 */
export function nameLike(
  words: string,
  others: readonly string[],
  schema: Schema = {},
): string | undefined {
  const plain = plainName(words.slice(0, schema.maxLength))
  const isName = (name: string): boolean => problemOf(name, [], schema) === undefined
  const own = /^[\w-]+$/.test(words) ? [words] : []
  const base = [...own, plain, plain.replace(/^[^a-z]+/, '')].find(isName)
  const free = base && freshId(base, new Set(others))
  return free && isName(free) ? free : undefined
}

function problemOf(
  name: string,
  others: readonly string[],
  { enum: list, pattern = '', maxLength = Infinity }: Schema,
): { problem: string; remedy: string } | undefined {
  const free = (list ?? []).map(String).filter((one) => !others.includes(one))
  if (list && !free.includes(name))
    return free.length === 0
      ? { problem: 'All of them are here already.', remedy: 'Change one of these.' }
      : {
          problem: 'That’s none of the names that are left.',
          remedy: `Use one of these: ${free.join(', ')}.`,
        }
  if (name === '') return { problem: 'There has to be a name.', remedy: 'Write one.' }
  if (others.includes(name))
    return { problem: `There’s a “${name}” already.`, remedy: 'Choose another name.' }
  if ([...name].length > maxLength)
    return {
      problem: `A name here can have up to ${maxLength} characters.`,
      remedy: 'Choose a shorter one.',
    }
  return new RegExp(pattern, 'u').test(name)
    ? undefined
    : {
        problem: 'A name is made of lowercase letters, digits and hyphens.',
        remedy: 'Write one like “union-square”.',
      }
}
