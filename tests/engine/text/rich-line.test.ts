import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type Run, hrefsIn, lettersOf, lineOf, runsOf, wordsOf } from '#engine/text/rich-line.ts'
import { withHrefs } from '#engine/text/with-hrefs.ts'

/** `shows('a **b**')`: its runs in one line, strong words as <b>, links as <a href>. */
const shows = (line: string): string =>
  runsOf(line)
    .map(({ text, strong, href }) =>
      href !== '' ? `<a ${href}>${text}</a>` : strong ? `<b>${text}</b>` : text,
    )
    .join('')

test.each([
  ['We bake **hot** buns', 'We bake <b>hot</b> buns'],
  ['Read [our terms](/terms).', 'Read <a /terms>our terms</a>.'],
  ['2 ** 3', '2 ** 3'],
  ['** 3', '** 3'],
  ['2 ** 3 is **hot**', '2 ** 3 is <b>hot</b>'],
  ['** so ** and **hot**', '<b> so </b> and <b>hot</b>'],
  [String.raw`2\**3 and **hot**`, '2**3 and <b>hot</b>'],
  [String.raw`**2 \* 3**`, '<b>2 * 3</b>'],
  [String.raw`\[no link](/a), [\[one\]](/b)`, '[no link](/a), <a /b>[one]</a>'],
  [String.raw`C:\new \\ ¯\_(ツ)_/¯`, String.raw`C:\new \\ ¯\_(ツ)_/¯`],
  [String.raw`\\**hot**`, String.raw`\<b>hot</b>`],
])('%s shows %s', (line, shown) => {
  expect(shows(line)).toBe(shown)
})

test.each([
  [String.raw`[more \] here](javascript:a)`, 'javascript:a'],
  ['[one](https://a.example [two](javascript:a)', 'javascript:a'],
  ['**one [two** x](https://a.example[three](javascript:a))', 'javascript:a'],
])('the address behind the link of %s is found', (line, href) => {
  expect(runsOf(line).map((shown) => shown.href)).toContain(href)
  expect(hrefsIn(line)).toContain(href)
})

test('a line that is too long to be one is shown as it is, at once', () => {
  for (const line of ['['.repeat(400_000), '[a]('.repeat(100_000)]) {
    expect(runsOf(`${line}](/b)`)).toHaveLength(1)
    expect(hrefsIn(`${line}](/b)`)).toEqual([])
    expect(withHrefs(line, (href) => href)).toBe(line)
  }
})

const words = fc.string({
  unit: fc.constantFrom('*', '**', '[', ']', '(', ')', '\\', ' ', 'a', 'b'),
})
const run: fc.Arbitrary<Run> = fc.oneof(
  words.map((text) => ({ text, strong: false, href: '' })),
  words.map((text) => ({ text, strong: true, href: '' })),
  fc.record({
    text: words,
    strong: fc.constant(false),
    href: fc.constantFrom('/a', 'https://b.example'),
  }),
)

/** Letter by letter; nobody sees whether a space is strong, or leads anywhere. */
function look(runs: readonly Run[]): string[] {
  return runs.flatMap(({ text, strong, href }) =>
    [...text].map((one) => (one === ' ' ? one : `${one} ${strong ? 'strong' : ''} ${href}`)),
  )
}

describe('whatever stands in it', () => {
  test('a line that is written shows what was meant, and is written the same again', () => {
    fc.assert(
      fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
        const line = lineOf(runs)
        expect(look(runsOf(line))).toEqual(look(runs))
        expect(lineOf(runsOf(line))).toBe(line)
      }),
      { numRuns: 2000 },
    )
  })

  test('a line is the letters that it shows, each where the line has it', () => {
    fc.assert(
      fc.property(words, (line) => {
        const letters = lettersOf(line)
        expect(look(letters)).toEqual(look(runsOf(line)))
        for (const [index, { text, start, end }] of letters.entries()) {
          expect(['', '\\']).toContain(line.slice(start, end - 1))
          expect(line[end - 1]).toBe(text)
          expect(start).toBeGreaterThanOrEqual(letters[index - 1]?.end ?? 0)
        }
      }),
      { numRuns: 2000 },
    )
  })

  /** As lines were read before a backslash kept anything: from left to right. */
  const leftToRight = (line: string): string =>
    line
      .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/)
      .map((part, index) => {
        const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part)
        if (index % 2 === 0) return part
        return link ? `<a ${link[2]}>${link[1]}</a>` : `<b>${part.slice(2, -2)}</b>`
      })
      .join('')

  test('a line whose strong words touch their stars, or of which none do, shows what it always did', () => {
    const old = fc.string({ unit: fc.constantFrom('*', '**', '[', '](/a)', ' ', 'a', 'b', '\\n') })
    fc.assert(
      fc.property(old, (line) => {
        const strong = leftToRight(line).match(/<b>[^<]*<\/b>/g) ?? []
        fc.pre(!/\\[*[\]]/.test(line) && strong.every((one) => !/> | </.test(one)))
        expect(shows(line)).toBe(leftToRight(line))
      }),
      { numRuns: 2000 },
    )
  })

  test('the words of a line are those it shows', () => {
    expect(wordsOf(String.raw`2\**3 is [**hot**](/a)`)).toBe('2**3 is **hot**')
  })
})

test('no link that a line shows is hidden from those who judge its address', () => {
  fc.assert(
    fc.property(words, (line) => {
      const led = runsOf(line).flatMap(({ href }) => (href === '' ? [] : [href]))
      expect(hrefsIn(line)).toEqual(expect.arrayContaining(led))
    }),
    { numRuns: 2000 },
  )
})

test('no sign that is repeated a hundred thousand times is read again from each', () => {
  const slashes = '\\'.repeat(200_000)
  expect(wordsOf(slashes)).toBe(slashes)
  const spaced: Run = { text: `a${' '.repeat(100_000)}b`, strong: false, href: '' }
  expect(lineOf([spaced])).toBe(spaced.text)
})
