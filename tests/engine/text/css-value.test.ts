import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type CssUse, cssFault } from '#engine/text/css-value.ts'

/** What is said of a value, and the value that was meant where one is told. */
function said(value: string, use: CssUse): string | undefined {
  const fault = cssFault(value, use)
  return fault && [fault.problem, fault.meant].filter(Boolean).join(' → ')
}

test.each<[CssUse, string]>([
  ['color', '#24f'],
  ['color', '#2255FF80'],
  ['color', 'Tomato'],
  ['color', 'CurrentColor'],
  ['color', 'rgb(36 85 255 / 50%)'],
  ['color', 'oklch(0.7 -0.1 20deg)'],
  ['color', 'color-mix(in srgb, var(--blue) 13%, transparent)'],
  ['color', 'light-dark(#fff, #000)'],
  ['color', 'var(--blue, red)'],
  ['length', '0'],
  ['length', '-.01em'],
  ['length', '1e1px'],
  ['length', 'min(clamp(2.75rem, 1.8rem + 4vw, 5.5rem), 15.5vw)'],
  ['length', 'calc(1rem * 2 - (3px + 1vw))'],
  ['length', 'max-content'],
  ['length', 'inherit'],
  ['angle', '-2deg'],
  ['angle', 'z 0.1turn'],
  ['any', 'cubic-bezier(.2,1.6,.4,1)'],
  ['any', '0 -4px 8px rgb(0 0 0/.2), inset 0 1px #fff'],
  ['any', 'url(media/paper.svg) repeat-x'],
  ['any', 'url("a;b{c")'],
  ['any', '"Anybody", system-ui'],
  ['any', '20'],
  ['any', 'newest-function(2px)'],
  ['any', 'underline wavy 2px'],
])('as %s, %s is let be', (use, value) => expect(said(value, use)).toBeUndefined())

test.each<[CssUse, string, string]>([
  ['any', ' ', 'is empty'],
  ['color', '#24g', 'is not a colour'],
  ['color', '#12345', 'is not a colour'],
  ['color', '#', 'is not a colour'],
  ['color', 'blu', 'is not a colour → blue'],
  ['color', 'rbg(1, 2, 3)', 'is not a colour → rgb(1, 2, 3)'],
  ['color', 'calc(1px)', 'is not a colour'],
  ['color', '24', 'is not a colour'],
  ['color', '24px', 'is not a colour'],
  ['color', 'red blue', 'is more than a colour'],
  ['length', '2', 'has no unit'],
  ['length', '2erm', 'is not a length → 2rem'],
  ['length', '20deg', 'is not a length'],
  ['length', '2em rem', 'is not a length'],
  ['length', '1px 2px', 'is more than a length'],
  ['length', 'clmap(1rem, 2vw, 3rem)', 'is not a length → clamp(1rem, 2vw, 3rem)'],
  ['length', 'calc(1rem+4vw)', 'has "+" without a space on both sides → calc(1rem + 4vw)'],
  ['length', 'calc(1rem -4vw)', 'has "-" without a space on both sides → calc(1rem - 4vw)'],
  ['angle', '2', 'has no unit'],
  ['angle', '2rem', 'is not an angle'],
  ['any', 'rgb(1, 2', 'has a parenthesis that is not closed'],
  ['any', '2px)', 'has a ")" that nothing opens'],
  ['any', '1px}', 'has "}" in it, which no value has'],
  ['any', '1px; color: red', 'has ";" in it, which no value has'],
  ['any', '"Anybody', 'has a quotation mark that is not closed'],
  ['any', 'clmap(1px, 2px, 3px)', 'calls "clmap", which is not a function → clamp(1px, 2px, 3px)'],
  ['any', '2xp', 'counts in "xp", which is not a unit'],
])('as %s, %s: %s', (use, value, problem) => expect(said(value, use)).toBe(problem))

test('what is meant is a value that is let be', () => {
  for (const [use, value] of [
    ['color', 'BLU'],
    ['length', 'calc(1rem+4vw)'],
    ['any', 'clmap(1px, 2px, 3px)'],
  ] as const)
    expect(cssFault(cssFault(value, use)?.meant ?? '', use)).toBeUndefined()
})

test('whatever stands there is judged, and what would end the rule never let be', () => {
  const pieces = '{ } ; ( ) " # 1 px a - + < é url('.split(' ')
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...pieces, ' ', "'", '\n') }),
      fc.constantFrom<CssUse>('color', 'length', 'angle', 'any'),
      (value, use) => {
        const fault = cssFault(value, use)
        const outside = value.replaceAll(/"[^"\n]*"|'[^'\n]*'/g, '').replaceAll(/url\([^)]*\)/g, '')
        expect(fault !== undefined || !/[{};<]/.test(outside)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a long value is judged in a moment', () => {
  for (const value of [
    '('.repeat(200_000),
    '-'.repeat(200_000),
    '"'.repeat(200_001),
    'a'.repeat(200_000),
  ])
    expect(cssFault(value, 'color')).toBeDefined()
})
