import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fitLine, type FontMetrics } from '#engine/fit.ts'

/** A font whose letters are nearly half as wide at 50 as at 150, with one kerned pair. */
const font: FontMetrics = {
  unitsPerEm: 1000,
  samples: [50, 100, 150],
  advances: { A: [300, 500, 700], V: [250, 450, 650], É: [320, 520, 720], ' ': [100, 200, 300] },
  kerning: { AV: [-20, -40, -60], VA: [-20, -40, -60] },
  capHeight: 700,
}

/** How much of the column the line takes when set in capitals at this fit; 1 is all of it. */
function filled(text: string, { wdth, size }: { wdth: number; size: number }): number {
  const right = wdth <= 100 ? 1 : 2
  const share = (wdth - (font.samples[right - 1] ?? 0)) / 50
  const at = (row: readonly number[] = []): number =>
    (row[right - 1] ?? 0) * (1 - share) + (row[right] ?? 0) * share
  const letters = [...text.toUpperCase()]
  const units = letters.map(
    (letter, i) => at(font.advances[letter]) + at(font.kerning[letter + (letters[i + 1] ?? '')]),
  )
  return (units.reduce((sum, width) => sum + width, 0) / 1000) * size
}

const fit = (text: string, size?: number): { wdth: number; size: number } =>
  fitLine(font, text.toUpperCase(), size)

test('signs for the direction take no room', () =>
  expect(fit('\u2066AVA\u2069', 0.4)).toEqual(fit('AVA', 0.4)))

describe('a line of letters that join', () => {
  const J = '\u200D'
  /** ب joins at both sides, ر only the letter before it. */
  const arabic: FontMetrics = {
    ...font,
    samples: [100],
    advances: { ب: [1000], ر: [500], '\u064E': [0] },
    joined: {
      [`ب${J}`]: [400],
      [`${J}ب`]: [900],
      [`${J}ب${J}`]: [300],
      [`${J}ر`]: [450],
      [`${J}ر${J}`]: [450],
    },
    kerning: { [`ب${J}${J}ر`]: [-50] },
  }
  const width = (text: string): number => 1000 / fitLine(arabic, text).size / 1.02

  test.each([
    ['ببب', 400 + 300 + 900],
    ['بر', 400 + 450 - 50],
    ['بَر', 400 + 450],
    ['برب', 400 + 450 - 50 + 1000],
  ])('takes each as its neighbours leave it: %s', (text, units) => {
    expect(width(text)).toBeCloseTo(units, 6)
  })

  test('counts letters that stand alone as they are', () => {
    expect(1000 / fitLine(arabic, 'رب').size).toBeCloseTo(1500, 6)
  })
})

describe('a headline line', () => {
  test('is exactly as wide as its column, whatever its words and wanted size', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[avAV]{1,9}( [avAVé]{1,9})?$/),
        fc.option(fc.double({ min: 0.02, max: 0.9, noNaN: true }), { nil: undefined }),
        (text, size) => {
          expect(Math.abs(filled(text, fit(text, size)) - 1)).toBeLessThan(0.001)
        },
      ),
    ))

  test('keeps the wanted size where the font can be made wide or narrow enough', () => {
    expect(fit('AAA', 0.6)).toEqual({ wdth: 114, size: expect.closeTo(0.6, 3) })
    expect(fit('AAAA', 0.6)).toEqual({ wdth: 79.25, size: expect.closeTo(0.6, 3) })
  })

  test('has a width that browsers do not round', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[AV]{1,9}$/),
        fc.double({ min: 0.02, max: 0.9, noNaN: true }),
        (text, size) => {
          expect(fit(text, size).wdth % 0.25).toBe(0)
        },
      ),
    ))

  test('keeps the end of the width axis where it cannot, and changes size', () => {
    expect(fit('A', 0.2)).toEqual({ wdth: 150, size: 1 / 0.7 })
    expect(fit('AAAAAAAAAA', 0.9)).toEqual({ wdth: 50, size: 1 / 3 })
  })

  test('has the natural width of the font where no size is wanted', () => {
    expect(fit('AA')).toEqual({ wdth: 100, size: 1 })
    expect(fitLine({ ...font, samples: [110, 130, 150] }, 'AA').wdth).toBe(110)
  })

  test('is measured in the capitals it is drawn in', () => {
    expect(fit('avé', 0.5)).toEqual(fit('AVÉ', 0.5))
    expect(fit('AVE\u0301', 0.5)).toEqual(fit('AVÉ', 0.5))
  })

  test('is measured with the white space a browser leaves', () =>
    expect(fit('  A \n V ', 0.4)).toEqual(fit('A V', 0.4)))

  test('counts kerning', () => expect(fit('AV').size).toBeCloseTo(1 / 0.91, 6))

  test('counts letters the font does not have as average ones', () => {
    expect(fitLine(font, 'ש').size).toBeCloseTo(1 / ((0.5 + 0.45 + 0.52 + 0.2) / 4), 6)
    expect(fit('A🥪', 0.5).wdth).toBeGreaterThan(50)
  })

  test('counts as wide what is as wide in all fonts, and what has no width as nothing', () => {
    for (const wide of ['三明治', 'サンド', '샌드위', '！、ー'])
      expect(fitLine(font, wide).size, wide).toBeCloseTo(1 / 3, 6)
    expect(fitLine(font, '🥪').size).toBeCloseTo(3 / 4, 6)
    expect(fitLine(font, '👍🏽')).toEqual(fitLine(font, '👍'))
    expect(fitLine(font, 'שָ')).toEqual(fitLine(font, 'ש'))
  })

  test('without letters keeps the wanted size', () => {
    expect(fit('', 0.1)).toEqual({ wdth: 100, size: 0.1 })
    expect(fit('   ')).toEqual({ wdth: 100, size: 0 })
  })

  test('is solved for any text and any font', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.double({ noNaN: true }),
        fc.boolean(),
        (text, size, known) => {
          const bare = { ...font, samples: [], advances: {}, kerning: {} }
          const solved = fitLine(known ? font : bare, text, size)
          expect(Number.isFinite(solved.wdth) && solved.size >= 0).toBe(true)
        },
      ),
    ))
})
