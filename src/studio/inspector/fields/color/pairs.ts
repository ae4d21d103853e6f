/** Which colours a colour meets: that of words meets what they stand on, and the other way round. */
import { isRecord } from '#engine/is-record.ts'
import { labelOf } from '#engine/schema/labels.ts'
import { type Schema, resolved } from '#engine/schema/schema.ts'
import {
  type Palette,
  alike,
  colorsWords,
  contrast,
  groundOf,
  isBanned,
  isColor,
} from '#engine/site/colors.ts'
import { holderOf, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import { schemaAt } from '#studio/inspector/form/shape.ts'

interface Met {
  readonly label: string
  readonly color: string
}

/** The colours that the one at `at` meets, in a thing of this schema and value. */
export function metBy(root: Schema, value: unknown, at: string, name: string): Met[] {
  const up = holderOf(at)
  const holder = valueAt(value, up)
  const { properties = {} } = schemaAt(root, value, up) ?? {}
  if (!isRecord(holder)) return []
  const key = steps(at).at(-1) ?? ''
  const others =
    name === 'Color'
      ? [groundOf(key, properties)]
      : Object.keys(properties).filter(
          (one) =>
            isColor(properties[one]) &&
            groundOf(one, properties) === key &&
            colorsWords(one, holder),
        )
  return others.flatMap((other) => {
    const schema = other === undefined ? undefined : properties[other]
    if (other === undefined || !schema) return []
    const color = holder[other] ?? resolved(schema).default
    return typeof color === 'string' ? [{ label: labelOf(other, schema), color }] : []
  })
}

/** Why a colour cannot be chosen beside those it meets; undefined where it can. */
export function refusedColor(
  color: string,
  name: string,
  met: readonly Met[],
  never: readonly (readonly string[])[],
  palette: Palette,
): string | undefined {
  for (const other of met) {
    const [text, field] = name === 'Color' ? [color, other.color] : [other.color, color]
    if (isBanned({ 'x-never': never }, text, field) || alike(text, field, palette))
      return name === 'Color'
        ? `${text} can’t be read on ${field}.`
        : `${other.label}, ${text}, can’t be read on ${field}.`
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
