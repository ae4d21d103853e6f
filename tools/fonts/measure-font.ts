import { type FontMetrics, JOINER } from '#engine/fit.ts'

import { type OpenFont, openFont } from './open-font.ts'
import type { SubsetFace } from './subset-faces.ts'

/** A face as the browser sees it: a file, and how much larger than its font size it is drawn. */
export interface DrawnFace extends SubsetFace {
  /** 1.12 where the style sheet says `size-adjust: 112%`. */
  readonly scale: number
}

const UNITS = 1000

/**
 * How far a measured value may lie from a straight line that replaces it. Font files count in whole
 * units of their own, so measured values step around the line by up to half of one.
 */
const TOLERANCE = 0.3

/**
 * Advances and kerning of a font at one weight, over its whole width axis: measured every 5 % and
 * then thinned to the samples that a straight line between their neighbours does not already give.
 * The first face gives the height of capitals; characters of several faces do not kern with each other.
 */
export function measureFont(faces: readonly DrawnFace[], wght: number): FontMetrics {
  const [main] = faces.map(({ bytes }) => openFont(bytes))
  const [min, max] = main?.axes['wdth'] ?? [100, 100]
  const samples: number[] = []
  for (let wdth = min; wdth < max; wdth = Math.floor(wdth / 5) * 5 + 5) samples.push(wdth)
  samples.push(max)

  const rows: Rows = { wght, samples, advances: {}, joined: {}, kerning: {} }
  for (const face of faces) measureFace(face, rows)
  const { advances, joined, kerning } = rows
  const kept = keptSamples(samples, [advances, joined, kerning].flatMap(Object.values))
  const thin = (all: Record<string, number[]>): Record<string, number[]> =>
    Object.fromEntries(
      Object.entries(all).map(([key, row]) => [key, kept.map((at) => row[at] ?? 0)]),
    )
  return {
    unitsPerEm: UNITS,
    samples: kept.map((at) => samples[at] ?? 0),
    advances: thin(advances),
    ...(Object.keys(joined).length > 0 ? { joined: thin(joined) } : {}),
    kerning: thin(kerning),
    capHeight: round((main?.capHeight ?? 0) * UNITS),
    ...(isHeaviest(wght, main?.axes['wght']) ? {} : { wght }),
  }
}

/**
 * Whether a line that is asked to be heavier than its font can be is drawn at this weight. Of a font
 * without weights, or with light ones alone, a browser makes a bold of its own.
 */
function isHeaviest(wght: number, axis: readonly [number, number] | undefined): boolean {
  return axis !== undefined && axis[1] >= BOLD && wght >= axis[1]
}

/** A face that reaches this is bold to a browser, which thickens it no more. */
const BOLD = 600

interface Rows {
  readonly wght: number
  readonly samples: readonly number[]
  readonly advances: Record<string, number[]>
  readonly joined: Record<string, number[]>
  readonly kerning: Record<string, number[]>
}

function measureFace(
  { bytes, characters, scale }: DrawnFace,
  { wght, samples, advances, joined, kerning }: Rows,
): void {
  const font = openFont(bytes)
  const letters = [...characters]
  const forms = letters.flatMap((letter) => joinedForms(font, letter))
  const measurePairs = leftwards.test(characters)
    ? pairsOneByOne(font, [...letters, ...forms])
    : pairsInOneLine(font, letters)
  const pairs = new Map<string, number[]>()
  for (const [at, wdth] of samples.entries()) {
    font.setAxes({ wght, wdth })
    const note = (rows: Record<string, number[]>, text: string): void => {
      ;(rows[text] ??= []).push(round(widthOf(font, text) * scale * UNITS))
    }
    for (const letter of letters) note(advances, letter)
    for (const form of forms) note(joined, form)
    for (const [pair, more] of measurePairs()) {
      const units = round(more * scale * UNITS)
      if (units === 0 && !pairs.has(pair)) continue
      const row = pairs.get(pair) ?? Array.from({ length: at }, () => 0)
      pairs.set(pair, row)
      row[at] = units
    }
  }
  for (const [pair, row] of pairs) kerning[pair] = row
}

/** Letters that are written from right to left. Many of them join, and some pairs are one glyph. */
const leftwards =
  /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u

/** A letter with the joiner at either side and at both, where that draws it in another way. */
function joinedForms(font: OpenFont, letter: string): string[] {
  if (!leftwards.test(letter)) return []
  const alone = font.outline(letter)
  return [letter + JOINER, JOINER + letter, JOINER + letter + JOINER].filter(
    (form) => font.outline(form) !== alone,
  )
}

/** How much wider than its letters each pair is. */
type MeasurePairs = () => Iterable<readonly [pair: string, more: number]>

/** All pairs of a letter at once, which is fast; the glyphs stand in the order of the letters. */
function pairsInOneLine(font: OpenFont, letters: readonly string[]): MeasurePairs {
  return function* () {
    for (const letter of letters) {
      const alone = widthOf(font, letter)
      const pairs = letters.map((other) => letter + other)
      const advances = font.advances(pairs.join(''))
      for (const [index, pair] of pairs.entries())
        yield [pair, (advances[index * 2] ?? 0) - alone] as const
    }
  }
}

/** Of letters and of their forms, those pairs that there are: both join, or neither does. */
function pairsOneByOne(font: OpenFont, forms: readonly string[]): MeasurePairs {
  return function* () {
    const widths = new Map(forms.map((form) => [form, widthOf(font, form)]))
    for (const [left, before] of widths)
      for (const [right, after] of widths) {
        const joins = left.endsWith(JOINER)
        if (joins !== right.startsWith(JOINER)) continue
        if (!joins && widths.has(left + JOINER) && widths.has(JOINER + right)) continue
        const text = joins ? left.slice(0, -1) + right.slice(1) : left + right
        yield [left + right, widthOf(font, text) - before - after] as const
      }
  }
}

function widthOf(font: OpenFont, text: string): number {
  return font.advances(text).reduce((sum, advance) => sum + advance, 0)
}

/** Indexes of the samples that every row needs, ends included. */
function keptSamples(samples: readonly number[], rows: readonly number[][]): number[] {
  const last = samples.length - 1
  const kept = [0]
  for (let from = 0; from < last;) {
    let to = last
    while (to > from + 1 && !rows.every((row) => isStraight(samples, row, from, to))) to -= 1
    kept.push(to)
    from = to
  }
  return kept
}

function isStraight(
  samples: readonly number[],
  row: readonly number[],
  from: number,
  to: number,
): boolean {
  const [x0 = 0, x1 = 0, y0 = 0, y1 = 0] = [samples[from], samples[to], row[from], row[to]]
  for (let at = from + 1; at < to; at += 1) {
    const straight = y0 + ((y1 - y0) * ((samples[at] ?? 0) - x0)) / (x1 - x0)
    if (Math.abs(straight - (row[at] ?? 0)) > TOLERANCE) return false
  }
  return true
}

function round(units: number): number {
  return Math.round(units * 100) / 100
}
