import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { edited } from '#engine/fix/edits.ts'
import { mendText } from '#engine/fix/mend-text.ts'
import { syntaxFix } from '#engine/fix/syntax.ts'
import { scan } from '#engine/text/scan.ts'

/** What it must come to: the whole text is read anew after each fix. */
function plainly(text: string, suggested: boolean): string {
  const unread = (of: string): number => {
    const { fault } = scan(of, new Set())
    return fault ? of.length - fault.start : -1
  }
  for (;;) {
    const { fault } = scan(text, new Set())
    const fix = fault && syntaxFix(fault, text)
    if (!fix || !(fix.safe || suggested)) return text
    const next = edited(text, fix.edits)
    if (unread(next) >= unread(text)) return text
    text = next
  }
}

test('a figure after the end is not one with what stands before it', () => {
  for (const text of ['[]01', '[[]01]', '{"a": {}01}'])
    for (const window of [1, 2, 4096])
      expect(mendText(text, true, window)).toBe(plainly(text, true))
})

test.each([
  ['[1, 2,]', '[1, 2]'],
  ['[1, // one\n]', '[1\n]'],
  ['[1, /* one */ /* more */ , 2]', '[1   , 2]'],
  ['{ a: 1, b: [True, {c: False,},], }', '{ "a": 1, "b": [true, {"c": false}] }'],
  ['// first\n{ "a": 1 } // last', '{ "a": 1 }'],
  ['{ "a": "} ] , //", }', '{ "a": "} ] , //" }'],
])('%j becomes %j, however little is read at a time', (text, mended) => {
  for (const window of [1, 2, 3, 5, 8, 4096]) expect(mendText(text, false, window)).toBe(mended)
})

test.each([
  ['{ a": 1 }', '{ "a": 1 }'],
  ['{ "a": 1; "b": 2 }', '{ "a": 1, "b": 2 }'],
  ['{ "a" = 1 }', '{ "a": 1 }'],
  ['{ "a" "b" }', '{ "a": "b" }'],
  ['{ "a": "b,\n"c": "d }"\n}', '{ "a": "b",\n"c": "d }"\n}'],
])('%j is suggested to become %j', (text, mended) => {
  for (const window of [1, 2, 3, 5, 8, 4096]) expect(mendText(text, true, window)).toBe(mended)
})

/** Slips of people and of other languages. */
const slips =
  `,|, |// a note\n|/* a\nnote */| True|name: |'so'|“so”|01|name": |; | = |"|"name" `.split('|')
const broken = fc
  .tuple(
    fc.jsonValue({ maxDepth: 4 }),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(...slips))),
    fc.constantFrom(0, 2),
  )
  .map(([value, faults, indent]) =>
    faults.reduce(
      (text, [place, slip]) => {
        const at = Math.floor(place * (text.length + 1))
        return text.slice(0, at) + slip + text.slice(at)
      },
      JSON.stringify(value, null, indent),
    ),
  )

describe.each([
  ['safe fixes', false],
  ['all fixes', true],
])('%s', (_, suggested) => {
  test('lead where reading anew after each would lead', () => {
    fc.assert(
      fc.property(broken, fc.constantFrom(1, 16, 64, 4096), (text, window) => {
        expect(mendText(text, suggested, window)).toBe(plainly(text, suggested))
      }),
      { numRuns: 500 },
    )
  })
})

// Reading anew after each takes minutes; the limit is that, on a machine that is busy with others.
test.each([
  ['notes', `{ "a": 1, ${'// note\n'.repeat(20_000)} "b": 2 }`],
  [
    'names without quotes',
    `{ ${Array.from({ length: 20_000 }, (_, n) => `k${n}: 1`).join(', ')} }`,
  ],
  ['commas too many', `[${'[1,],'.repeat(20_000)} 1]`],
  ['commas too many, each on a line', `[\n${'  [\n    1,\n  ],\n'.repeat(20_000)} 1]`],
])(
  '20,000 %s take the time of a file, not of 20,000',
  (_, text) => {
    expect(() => void JSON.parse(mendText(text, false))).not.toThrow()
  },
  60_000,
)

test('in one long line, each fault is looked at without the rest of the line', () => {
  const line = `[${`"${'x'.repeat(2000)}", 'a', /* b */ `.repeat(4000)}1]`
  expect(JSON.parse(mendText(line, true))).toHaveLength(8001)
})

test('a text that was not closed may be of many spaces', () => {
  const words = `a${' '.repeat(10_000)}b`
  expect(JSON.parse(mendText(`["${words} ,\n]`, true))).toEqual([words])
})
