import type { FontMetrics } from '#engine/fit.ts'

import { openFont } from './open-font.ts'
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
 * The first face gives the heights; characters of several faces do not kern with each other.
 */
export function measureFont(faces: readonly DrawnFace[], wght: number): FontMetrics {
  const [main] = faces.map(({ bytes }) => openFont(bytes))
  const [min, max] = main?.axes['wdth'] ?? [100, 100]
  const samples: number[] = []
  for (let wdth = min; wdth < max; wdth = Math.floor(wdth / 5) * 5 + 5) samples.push(wdth)
  samples.push(max)

  const advances: Record<string, number[]> = {}
  const kerning: Record<string, number[]> = {}
  for (const face of faces) measureFace(face, { wght, samples, advances, kerning })
  const kept = keptSamples(samples, [...Object.values(advances), ...Object.values(kerning)])
  const thin = (rows: Record<string, number[]>): Record<string, number[]> =>
    Object.fromEntries(
      Object.entries(rows).map(([key, row]) => [key, kept.map((at) => row[at] ?? 0)]),
    )
  return {
    unitsPerEm: UNITS,
    samples: kept.map((at) => samples[at] ?? 0),
    advances: thin(advances),
    kerning: thin(kerning),
    capHeight: round((main?.capHeight ?? 0) * UNITS),
    ascent: round((main?.ascent ?? 0) * UNITS),
    descent: round((main?.descent ?? 0) * UNITS),
  }
}

interface Rows {
  readonly wght: number
  readonly samples: readonly number[]
  readonly advances: Record<string, number[]>
  readonly kerning: Record<string, number[]>
}

function measureFace(
  { bytes, characters, scale }: DrawnFace,
  { wght, samples, advances, kerning }: Rows,
): void {
  const font = openFont(bytes)
  const letters = [...characters]
  for (const letter of letters) advances[letter] = []
  const pairs = new Map<string, number[]>()
  for (const [at, wdth] of samples.entries()) {
    font.setAxes({ wght, wdth })
    for (const letter of letters) {
      const alone = (font.advances(letter)[0] ?? 0) * scale
      advances[letter]?.push(round(alone * UNITS))
      const text = letters.map((other) => letter + other)
      const inPairs = font.advances(text.join(''))
      for (const [index, pair] of text.entries()) {
        const added = round(((inPairs[index * 2] ?? 0) * scale - alone) * UNITS)
        if (added === 0 && !pairs.has(pair)) continue
        const row = pairs.get(pair) ?? Array.from({ length: at }, () => 0)
        pairs.set(pair, row)
        row[at] = added
      }
    }
  }
  for (const [pair, row] of pairs) kerning[pair] = row
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
