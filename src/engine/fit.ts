/**
 * How a stacked headline fills its column.
 *
 * A line has one degree of freedom, the font's width axis (`wdth`), so at a given letter size there
 * is one width at which the line is exactly as wide as the column. Sizes are shares of the column,
 * so the answer holds on every screen and can be solved once, at build, from a table of the font's
 * advances. Between two measured widths advances change in a straight line, which is how a variable
 * font itself is interpolated; the answer is therefore solved, not searched for.
 */
import type { StandIns } from './stand-in.ts'
import { squareWidth } from './text/wide.ts'

/** How wide the letters of one face are along its width axis. Plain data: it may be kept as JSON. */
export interface FontMetrics {
  readonly unitsPerEm: number
  /** The widths (`wdth`, in percent) the rows below were measured at, ascending. */
  readonly samples: readonly number[]
  /** Advance of a character at each sample, in units. */
  readonly advances: Readonly<Record<string, readonly number[]>>
  /**
   * The same of letters that join, as in Arabic, with the joiner (U+200D) at the sides where they
   * do: the last of a word has it before. Left out in a font without such letters.
   */
  readonly joined?: Readonly<Record<string, readonly number[]>>
  /**
   * What the pair adds to the advance of its first character, in units; zero pairs are left out. Of
   * letters that join, a pair of their forms.
   */
  readonly kerning: Readonly<Record<string, readonly number[]>>
  readonly capHeight: number
  /** What stands in for the face until it is there; none in a theme without. */
  readonly standIns?: StandIns
  /** The weight of the rows, where a browser that is asked for the heaviest draws another. */
  readonly wght?: number
}

export interface Fit {
  /** Value of the width axis, in percent. */
  readonly wdth: number
  /** Letter size as a share of the column: 0.17 is 17cqi. */
  readonly size: number
}

/** The width at which letters look as their designer drew them. */
const NATURAL = 100

/**
 * Browsers cut `font-stretch` down to quarters of a percent (Blink's and WebKit's
 * `FontSelectionValue` has two binary places), which on a wide screen is a few pixels of a line.
 */
const STEP = 1 / 4

/**
 * The width and size at which the line is exactly as wide as its column. `text` is spelt as it shows:
 * in capitals where CSS raises it. `wanted` is a letter size as a share of the column; left out, the
 * line keeps its natural width.
 *
 * The wanted size is kept to within half a percent where the axis reaches far enough, the rest
 * being what a browser's steps of the axis leave over; where it does not reach, the axis stays at
 * its end and the size gives way. A character that the table does not know comes from a font of the
 * visitor's, which has no width axis: see `strangeWidth`. A line without letters keeps the wanted
 * size, or 0.
 */
export function fitLine(metrics: FontMetrics, text: string, wanted = 0): Fit {
  const { samples } = metrics
  const size = Math.max(wanted, 0)
  const natural = naturalOf(samples)
  const widths = lineWidths(metrics, text)
  if (!widths.some((width) => width > 0)) return { wdth: natural, size }
  const solved = size === 0 ? natural : widthFor(samples, widths, 1 / size)
  const wdth = Math.min(
    Math.max(Math.round(solved / STEP) * STEP, samples[0] ?? solved),
    samples.at(-1) ?? solved,
  )
  return { wdth, size: 1 / along(samples, widths, wdth) }
}

/** The natural width, or the end of the axis that is nearest to it. */
function naturalOf(samples: readonly number[]): number {
  return Math.min(Math.max(NATURAL, samples[0] ?? NATURAL), samples.at(-1) ?? NATURAL)
}

/** The width of the axis at which the line is this many em wide; an end of the axis if it never is. */
function widthFor(samples: readonly number[], widths: readonly number[], wanted: number): number {
  const [low = wanted, high = wanted] = [widths[0], widths.at(-1)]
  return along(widths, samples, Math.min(Math.max(wanted, low), high))
}

/**
 * How wide the line is at each sample, in em. White space is collapsed as CSS does, and signs for the
 * direction take no room.
 */
function lineWidths(metrics: FontMetrics, text: string): number[] {
  const { unitsPerEm, samples, advances, joined = {}, kerning } = metrics
  const letters = [
    ...text
      .normalize('NFC')
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/[ \t\n\r\f]+/g, ' ')
      .replace(/^ | $/g, ''),
  ]
  const usual = letters.some((letter) => !advances[letter])
    ? along(samples, average(advances, samples.length), naturalOf(samples)) / unitsPerEm
    : 0
  const forms = formsOf(joined, letters)
  const spare = forms.some((form) => form in joined) ? SPARE : 1
  return samples.map((_, at) => {
    let units = 0
    forms.forEach((form, index) => {
      const known = joined[form] ?? advances[form]
      units += known ? (known[at] ?? 0) : strangeWidth(form, usual) * unitsPerEm
      units += kerning[form + (forms[index + 1] ?? '')]?.[at] ?? 0
    })
    return (units * spare) / unitsPerEm
  })
}

/**
 * How wide a character is in a font that we do not know, in em: as wide as in every font, or not at
 * all where it changes another, or as our letters are on average, which is `usual`.
 */
function strangeWidth(character: string, usual: number): number {
  return /[\p{Mn}\p{Emoji_Modifier}\u200d]/u.test(character) ? 0 : squareWidth(character) || usual
}

/** Three letters that join may be a little wider than their pairs tell, and a line must not break. */
const SPARE = 1.02

/** A sign of its own, of no width, that makes the letter beside it join. */
export const JOINER = '\u200D'

/** Letters with the joiner at the sides where they join their neighbours. */
function formsOf(joined: NonNullable<FontMetrics['joined']>, letters: readonly string[]): string[] {
  const meets = (left: string, right: string): boolean =>
    left + JOINER in joined && JOINER + right in joined
  const before = precedingOf(letters)
  const after = precedingOf(letters.toReversed()).toReversed()
  return letters.map((letter, index) => {
    const start = meets(before[index] ?? '', letter) ? JOINER : ''
    const end = meets(letter, after[index] ?? '') ? JOINER : ''
    return start + letter + end
  })
}

/** What stands before each letter; a vowel sign parts nothing. */
function precedingOf(letters: readonly string[]): string[] {
  let last = ''
  return letters.map((letter) => {
    const preceding = last
    if (isLetter(letter)) last = letter
    return preceding
  })
}

function isLetter(character: string): boolean {
  return !/\p{Mn}/u.test(character)
}

function average(advances: FontMetrics['advances'], count: number): number[] {
  const rows = Object.values(advances)
  return Array.from({ length: count }, (_, at) =>
    rows.length > 0 ? rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length : 0,
  )
}

/** The y that belongs to x on the line through these points, of which x is within the ends. */
function along(xs: readonly number[], ys: readonly number[], x: number): number {
  const right = Math.max(
    xs.findIndex((value) => value >= x),
    1,
  )
  const [x0 = x, y0 = 0] = [xs[right - 1], ys[right - 1]]
  const [x1 = x0, y1 = y0] = [xs[right], ys[right]]
  return x1 === x0 ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}
