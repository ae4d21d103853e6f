import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type FontMetrics, fitLine, lineWidth } from '#engine/fit.ts'

/** A font whose letters are half as wide at 50 as at 150, with one kerned pair. */
const font: FontMetrics = {
  unitsPerEm: 1000,
  samples: [50, 100, 150],
  advances: { A: [300, 500, 700], V: [250, 450, 650], ' ': [100, 200, 300] },
  kerning: { AV: [-20, -40, -60] },
}

/** How much of the column a fitted line takes; 1 is all of it. */
const filled = (text: string, size?: number): number => {
  const fit = fitLine(font, text, { letterCase: 'upper', ...(size ? { size } : {}) })
  return (lineWidth(font, text.toUpperCase(), fit.wdth) / 1000) * fit.size
}

test('a line is exactly as wide as its column, whatever size is wanted', () =>
  fc.assert(
    fc.property(fc.stringMatching(/^[AV ]{0,16}[AV]$/), fc.double({ min: 0.02, max: 0.9, noNaN: true }), (text, size) => {
      expect(filled(text, size)).toBeCloseTo(1, 3)
    }),
  ))

test('the wanted size is kept where the axis reaches', () =>
  expect(fitLine(font, 'AAA', { letterCase: 'upper', size: 0.6 })).toEqual({ wdth: expect.closeTo(113.9, 1), size: 0.6 }))

test('where it does not, the end of the axis is kept and the size gives way', () => {
  expect(fitLine(font, 'A', { letterCase: 'upper', size: 0.2 })).toEqual({ wdth: 150, size: 1 / 0.7 })
  expect(fitLine(font, 'AAAAAAAAAA', { letterCase: 'upper', size: 0.9 })).toEqual({ wdth: 50, size: 1 / 3 })
})

test('without a wanted size the line takes the natural width', () =>
  expect(fitLine(font, 'AA', { letterCase: 'upper' })).toEqual({ wdth: 100, size: 1 }))

test('small letters count as the capitals they are drawn as', () =>
  expect(fitLine(font, 'av', { letterCase: 'upper' })).toEqual(fitLine(font, 'AV', { letterCase: 'upper' })))

test('unknown letters count as average ones, and an empty line is no division by zero', () => {
  expect(fitLine(font, '漢字', { letterCase: 'none' }).size).toBeGreaterThan(0)
  expect(fitLine(font, '', { letterCase: 'none', size: 0.1 })).toEqual({ wdth: 100, size: 0.1 })
})

test('kerning counts', () => expect(lineWidth(font, 'AV', 100)).toBe(910))
