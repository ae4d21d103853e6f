/** Which colours of a theme meet as words and what they stand on, and how well the words are read. */
import { isRecord } from '#engine/is-record.ts'
import { LARGE, type Palette, contrast } from '#engine/site/colors.ts'
import { entriesAt } from '#engine/where.ts'
import { contrastSentence, readsWell } from '#studio/inspector/fields/color/contrast.ts'

/** Words of one colour on another, by the names of both. */
export interface ThemePair {
  readonly words: string
  readonly ground: string
  /** The settings of the field that say so: `text`, or `buttonText` and `button`. */
  readonly roles: readonly string[]
  readonly field: string
}

/** What words stand on; the field itself where nothing is said. */
const grounds: Readonly<Record<string, string | undefined>> = {
  text: undefined,
  display: undefined,
  soft: undefined,
  buttonText: 'button',
  altButtonText: 'altButton',
}

/** The pairs of all fields of these themes, the later laid over the earlier. */
export function themePairs(themes: readonly unknown[]): ThemePair[] {
  const fields = new Map<string, Record<string, unknown>>()
  for (const [name, field] of themes.flatMap((theme) => entriesAt(theme, '/fields')))
    if (isRecord(field)) fields.set(name, { ...fields.get(name), ...field })
  return [...fields].flatMap(([field, roles]) =>
    Object.entries(grounds).flatMap(([role, on]) => {
      const words = roles[role]
      const ground = on === undefined ? field : roles[on]
      if (typeof words !== 'string' || typeof ground !== 'string') return []
      return [{ words, ground, field, roles: on === undefined ? [role] : [role, on] }]
    }),
  )
}

/** How the words of the worst of some pairs are read; undefined where none of them can be told. */
export function worstPair(
  pairs: readonly ThemePair[],
  { colors }: Palette,
): { sentence: string; well: boolean } | undefined {
  const known = pairs.flatMap((pair) => {
    const ratio = contrast(colors[pair.words], colors[pair.ground])
    // Headlines are large, and are read at less.
    const enough = pair.roles.includes('display') ? ratio !== undefined && ratio >= LARGE : false
    return ratio === undefined ? [] : [{ ...pair, ratio, well: enough || readsWell(ratio) }]
  })
  const [worst] = known.toSorted((a, b) => Number(a.well) - Number(b.well) || a.ratio - b.ratio)
  if (!worst) return undefined
  const sentence = `${contrastSentence(worst.ratio)}, ${worst.words} on ${worst.ground}`
  return { sentence, well: worst.well }
}
