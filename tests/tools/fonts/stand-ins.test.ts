import { describe, expect, test } from 'vitest'

import { FIRST } from '#engine/stand-in.ts'
import type { FallbackFace } from '#tools/fonts/theme-fonts.ts'

import { display, fontBuilder, marker, rules } from './fonts.ts'

const { build } = fontBuilder()
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

describe('what stands in for a font', () => {
  test('grows with the width it stands in for, and leaves no gap on the axis', async () => {
    const { css, families } = await build(letters)
    const standIns = rules(css, 'Loud Fallback').filter((rule) => rule['font-weight'] === '800 900')
    expect(standIns.map((rule) => rule['font-stretch'])).toEqual([
      '52% 80%',
      '80% 120%',
      '120% 150%',
    ])
    const sizes = standIns.map((rule) => Number.parseFloat(rule['size-adjust'] ?? ''))
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(sizes[1]).toBeGreaterThan(90)
    expect(sizes[1]).toBeLessThan(120)
    expect(families['display']).toBe('"Loud","Loud Fallback","Loud Fallback 2",sans-serif')
  })

  test('is sized by the case that its widths are set in, of which each has a part of the axis', async () => {
    const face = { local: ['Arial Bold'], weight: [800, 900] } as const
    const standIns = async (...faces: readonly FallbackFace[]): Promise<Map<string, number>> => {
      const loud = { ...display, fallback: { generic: 'sans-serif', faces } }
      const { css } = await build(`${letters} ${letters.toLowerCase()}`, { display: loud })
      const all = rules(css, 'Loud Fallback').filter((rule) => rule['font-weight'] === '800 900')
      const size = (rule: Record<string, string>): number =>
        Number.parseFloat(rule['size-adjust'] ?? '')
      return new Map(all.map((rule) => [rule['font-stretch'] ?? '', size(rule)]))
    }
    const upper = { ...face, widths: [60, 140], letterCase: 'upper' } as const
    const mixed = await standIns({ ...face, widths: [60, 100, 140] })
    const both = await standIns(upper, { ...face, widths: [100] })
    expect([...both.keys()].toSorted()).toEqual([...mixed.keys()].toSorted())
    expect(both.get('80% 120%')).toBe(mixed.get('80% 120%'))
    expect(both.get('120% 150%')).not.toBe(mixed.get('120% 150%'))
    expect(both).toEqual(await standIns({ ...face, widths: [100] }, upper))
  })

  test.each([
    ['beside one that names no widths', [[60, 140], undefined]],
    ['where a width is named twice', [[60, 60, 140]]],
    ['in whatever order, and beyond the axis', [[300, 100, 30]]],
  ])('has a part of the axis to itself %s', async (_, named) => {
    const faces = named.map((widths): FallbackFace => {
      const face = { local: ['Arial Bold'], weight: [800, 900] } as const
      return widths ? { ...face, widths } : face
    })
    const loud = { ...display, fallback: { generic: 'sans-serif', faces } }
    const { css } = await build(letters, { display: loud })
    const parts = rules(css, 'Loud Fallback')
      .filter((rule) => rule['font-weight'] === '800 900')
      .map((rule) => (rule['font-stretch'] ?? '').split(' ').map((end) => Number.parseFloat(end)))
      .toSorted(([a = 0], [b = 0]) => a - b)
    expect(parts.map(([from]) => from)).toEqual([52, ...parts.slice(0, -1).map(([, to]) => to)])
    expect(parts.at(-1)?.[1]).toBe(150)
    expect(parts.flat()).toEqual(parts.flat().toSorted((a, b) => a - b))
  })

  test('comes in many sizes for headlines, each a little larger, of which a line names one', async () => {
    const { css, metrics } = await build(letters)
    const sizes = metrics.standIns?.scales ?? []
    expect(sizes.length).toBeGreaterThan(10)
    const ladder = rules(css, 'Loud Fallback').filter((rule) => Number(rule['font-weight']) > 900)
    expect(ladder.map((rule) => rule['font-weight'])).toEqual(
      sizes.map((_, at) => String(FIRST + at)),
    )
    for (const [at, rule] of ladder.entries()) {
      expect(rule['font-stretch']).toBe('52% 150%')
      expect(Number.parseFloat(rule['size-adjust'] ?? '') / 100).toBeCloseTo(sizes[at] ?? 0, 5)
      expect(rule['src']).toContain('local("Arial Bold")')
      expect(rule['src']).toContain('local("Roboto Bold")')
    }
    expect(metrics.standIns?.advances['A']).toBe(0.722)
    // Headlines are in capitals, whatever else is set in their weight.
    const [{ local, weight, widths }] = display.fallback.faces as [FallbackFace]
    const faces = [{ local, weight, ...(widths ? { widths } : {}) }]
    const mixed = { ...display, fallback: { ...display.fallback, faces } }
    expect((await build(letters, { display: mixed })).metrics.standIns?.scales).toEqual(sizes)
  })

  test('keeps its size where the words are in a script that the font has not', async () => {
    const { css, metrics } = await build('Привет, мир! 24 d', { display, marker })
    const sizes = [...rules(css, 'Loud Fallback'), ...rules(css, 'Hand Fallback')]
    expect(new Set(sizes.map((rule) => rule['size-adjust']))).toEqual(new Set(['100%']))
    expect(metrics.standIns).toBeUndefined()
  })

  test('is sized by the letters that the site has, be they few', async () => {
    const size = async (characters: string): Promise<number> => {
      const { css } = await build(characters, { display, marker })
      return Number.parseFloat(rules(css, 'Hand Fallback')[0]?.['size-adjust'] ?? '')
    }
    const whole = await size('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ .,')
    expect(Math.abs((await size('it fill')) / whole - 1)).toBeLessThan(1 / 3)
  })

  test('keeps the height of the real lines, whatever its own size', async () => {
    const { css } = await build(letters)
    // As the file of the font says.
    const [ascent, descent] = [0.795, 0.24]
    for (const rule of [...rules(css, 'Loud Fallback'), ...rules(css, 'Loud Fallback 2')]) {
      const part = (name: string): number => Number.parseFloat(rule[name] ?? '') / 100
      expect(part('ascent-override') * part('size-adjust')).toBeCloseTo(ascent, 2)
      expect(part('descent-override') * part('size-adjust')).toBeCloseTo(descent, 2)
    }
  })
})
