/**
 * Which colours a colour meets: that of words meets what they stand on, and the other way round. They
 * are settings of the same thing, or of the one around it.
 */
import { type Schema, isRecord, resolved } from '#engine/schema/schema.ts'
import { steps } from '#engine/text/scan.ts'
import { valueAt } from '#engine/where.ts'
import { settingsOf } from '#studio/inspector/form/settings-of.ts'
import { nameOf, schemaAt } from '#studio/inspector/form/shape.ts'
import { labelOf } from '#studio/inspector/form/words.ts'

import { LARGE, contrast } from './contrast.ts'

/** Colours by name, and what the words on a field are coloured. */
export interface Palette {
  readonly colors: Readonly<Record<string, string>>
  readonly text: Readonly<Record<string, string>>
}

interface Met {
  readonly label: string
  readonly color: string
}

/** The colours that the one at `at` meets, in a thing of this schema and value. */
export function metBy(root: Schema, value: unknown, at: string, name: string): Met[] {
  const wanted = name === 'Color' ? 'Field' : 'Color'
  const key = steps(at).at(-1)
  for (let up = at; up !== '';) {
    up = up.slice(0, up.lastIndexOf('/'))
    const holder = valueAt(value, up)
    const schema = schemaAt(root, value, up)
    if (!schema || !isRecord(holder)) continue
    const all = settingsOf(schema, holder)
    const grounds = all.filter((one) => nameOf(one.schema) === 'Field')
    const found = all
      .filter((one) => nameOf(one.schema) === wanted)
      // With several grounds, words stand on the one that follows them.
      .filter((one) => {
        const words = wanted === 'Color' ? one.key : key
        return (wanted === 'Field' ? one.key : key) === groundOf(words, all, grounds)
      })
      .flatMap((one) => {
        const color = holder[one.key] ?? resolved(one.schema).default
        return typeof color === 'string' ? [{ label: labelOf(one.key, one.schema), color }] : []
      })
    if (found.length > 0) return found
  }
  return []
}

function groundOf(
  words: string | undefined,
  all: readonly { key: string }[],
  grounds: readonly { key: string }[],
): string | undefined {
  const from = all.findIndex(({ key }) => key === words)
  const next = all.slice(from + 1).find((one) => grounds.includes(one))
  return (next ?? grounds[0])?.key
}

/** Why a colour cannot be chosen beside those it meets; undefined where it can. */
export function refusedColor(
  color: string,
  name: string,
  met: readonly Met[],
  never: readonly (readonly string[])[],
  { colors }: Palette,
): string | undefined {
  for (const other of met) {
    const [text, field] = name === 'Color' ? [color, other.color] : [other.color, color]
    const ratio = contrast(colors[text], colors[field])
    const banned = never.some(([one, two]) => one === text && two === field)
    if (banned || (ratio !== undefined && ratio < LARGE))
      return name === 'Color'
        ? `${text} cannot be read on ${field}.`
        : `${other.label}, ${text}, cannot be read on ${field}.`
  }
  return undefined
}

/** The contrast that counts for a chosen colour: the worst of those it makes. */
export function contrastOf(
  color: string,
  name: string,
  met: readonly Met[],
  { colors, text }: Palette,
): number | undefined {
  const others = met.map((other) => other.color)
  const pairs = name === 'Field' ? [text[color], ...others] : others
  const ratios = pairs.flatMap((other) => {
    const ratio = other === undefined ? undefined : contrast(colors[other], colors[color])
    return ratio === undefined ? [] : [ratio]
  })
  return ratios.length === 0 ? undefined : Math.min(...ratios)
}
