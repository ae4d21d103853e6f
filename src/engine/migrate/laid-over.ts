import { equal } from '#engine/edit/equal.ts'
import { patched } from '#engine/edit/patch.ts'
import { isRecord } from '#engine/is-record.ts'
import { escaped } from '#engine/text/pointer.ts'
import { entriesAt, valueAt } from '#engine/where.ts'

import type { Settings } from './migration.ts'

interface LaidOver {
  readonly from: string
  readonly into: string
  /** JSON Pointer of what has both: '' for the block, or an item of one of its lists. */
  readonly holder: string
}

/**
 * A setting that is gone after a step, and the one whose value it took the place of: a form shows a
 * block of before the settings of today, so whoever filled in what was empty there wrote it anew.
 * `make` is the step.
 */
export function laidOver(
  before: Settings,
  after: Settings,
  make: (settings: Settings) => unknown,
): LaidOver | undefined {
  /** What comes of the block without a setting; undefined where the step cannot do without. */
  const lacking = (path: string): unknown => {
    try {
      return make(patched(before, [{ op: 'remove', path }]) as Settings)
    } catch {
      return undefined
    }
  }
  for (const holder of recordsIn(before)) {
    const now = valueAt(after, holder)
    if (!isRecord(now)) continue
    const at = (key: string): string => `${holder}/${escaped(key)}`
    const own = entriesAt(before, holder)
    const replaced = own.flatMap(([key, value]) =>
      key in now && !equal(value, now[key]) && equal(lacking(at(key)), after) ? [key] : [],
    )
    for (const [from] of replaced.length > 0 ? own : []) {
      if (from in now) continue
      const rest = lacking(at(from))
      const into = replaced.find((key) => !equal(valueAt(rest, at(key)), now[key]))
      if (into !== undefined) return { from, into, holder }
    }
  }
  return undefined
}

/**
 * JSON Pointer of a setting that a step puts nothing in the place of, as `{ ...rest, title: heading }`
 * does in a block that has no `heading` and a `title` that somebody wrote. A step that means to take a
 * setting out leaves its key out.
 */
export function emptied(before: Settings, made: unknown): string | undefined {
  for (const holder of recordsIn(before)) {
    const now = valueAt(made, holder)
    if (!isRecord(now)) continue
    for (const [key] of entriesAt(before, holder))
      if (Object.hasOwn(now, key) && now[key] === undefined) return `${holder}/${escaped(key)}`
  }
  return undefined
}

/** The pointers of a record and of all that are in it. */
function* recordsIn(value: unknown, at = ''): Generator<string> {
  if (isRecord(value)) yield at
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* recordsIn(inner, `${at}/${escaped(key)}`)
}
