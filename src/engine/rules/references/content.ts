import type { CheckedSite } from '#engine/checked-site.ts'
import { isRecord } from '#engine/is-record.ts'
import { nearest } from '#engine/nearest.ts'
import { type Verdict, suggested } from '#engine/rules/rule.ts'
import { listed } from '#engine/schema/messages.ts'
import { valueAt } from '#engine/where.ts'

/**
 * The names that a content document gives its entries; none for one that is not there. Undefined
 * for one that cannot be read, or whose list is empty or has an entry without its name: that is a
 * finding of its own, and what would be named is unknown.
 */
export function namesIn(
  site: CheckedSite,
  path: string,
  list: string,
): ReadonlySet<string> | undefined {
  if (!site.kinds.has(path)) return new Set()
  const entries = valueAt(site.document(path), `/${list}`)
  if (isRecord(entries)) return new Set(Object.keys(entries))
  if (!Array.isArray(entries) || entries.length === 0) return undefined
  const ids = entries.map((entry: unknown) => valueAt(entry, '/id'))
  return ids.every((id) => typeof id === 'string' && id !== '')
    ? new Set(ids as string[])
    : undefined
}

/** Judges a name by those that a content document has; `noun` is what it should name. */
export function among(
  known: ReadonlySet<string>,
  noun: string,
  file: string,
): (name: string) => Verdict | undefined {
  return (name) => (known.has(name) ? undefined : unknownName(name, noun, known, file))
}

/**
 * What to say of a name that is not among the known ones; `noun` is what it should name. Without any,
 * nothing was chosen yet.
 */
export function unknownName(
  name: string,
  noun: string,
  known: ReadonlySet<string>,
  file: string,
): Verdict {
  if (name.trim() === '') {
    const one = `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
    return {
      problem: `No ${noun} is chosen.`,
      remedy:
        known.size === 0 ? `Add ${one} to ${file}, and choose it.` : `Choose ${one} from ${file}.`,
    }
  }
  return {
    problem: `There is no ${noun} called "${name}" in ${file}.`,
    ...suggested(
      nearest(name, known),
      known.size === 0 ? 'Add it there.' : `Use one of: ${listed([...known])}; or add it there.`,
    ),
  }
}
