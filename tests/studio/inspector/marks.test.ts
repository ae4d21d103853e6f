import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type Run, lettersOf, lineOf, wordsOf } from '#engine/text/rich-line.ts'
import {
  type Marked,
  bold,
  linkIn,
  linked,
  paragraphsOf,
} from '#studio/inspector/fields/rich-text/marks.ts'

/** `at('so <good>')`: a text with what stands between the angles selected. */
const at = (text: string): Marked => ({
  text: text.replaceAll(/[<>]/g, ''),
  start: text.indexOf('<'),
  end: text.indexOf('>') - 1,
})
const shown = ({ text, start, end }: Marked): string =>
  `${text.slice(0, start)}<${text.slice(start, end)}>${text.slice(end)}`
const made = (text: string): string => shown(bold(at(text)))
const toLink = (text: string): string => shown(linked(at(text), '/a'))

test.each([
  ['a part of strong words is plain again', '**hot <buns> now**', '**hot** <buns> **now**'],
  ['strong words and their stars are plain again', 'so <**hot**>', 'so <hot>'],
  ['half strong words are strong as a whole', 'so <**hot** buns>', 'so **<hot buns>**'],
  ['and so are those that begin in a mark', '**so <hot** buns>', '**so <hot buns>**'],
  ['a link in between stays a link', '<go [there](/t) now>', '**<go** [there](/t) **now>**'],
  ['a link by itself stays as it is', 'go <[there](/t)>', 'go <[there](/t)>'],
  ['each paragraph gets its own mark', 'so <hot\n\nand> good', 'so **<hot**\n\n**and>** good'],
  [
    'paragraphs of which one is strong are strong',
    '<**hot**\n\nand> good',
    '**<hot**\n\n**and>** good',
  ],
  ['and plain again, where all are', '**<hot**\n\n**and>** good', '<hot\n\nand> good'],
])('%s', (_, before, after) => expect(made(before)).toBe(after))

test('an address may have brackets and spaces, which would end the link', () => {
  const { text } = linked(at('a <sandwich> here'), ' https://food.example/Sandwich_(food) two ')
  expect(text).toBe('a [sandwich](https://food.example/Sandwich_%28food%29%20two) here')
  expect(linkIn({ text, start: 3, end: 4 })?.href).toBe(
    'https://food.example/Sandwich_%28food%29%20two',
  )
})

test.each([
  ['strong words that lead somewhere are a link', 'so <**hot**>', 'so [<hot>](/a)'],
  ['a link gets another address', 'go [<there>](/t)', 'go [<there>](/a)'],
  ['a link over two paragraphs is two', '<hot\n\nand>', '[<hot](/a)\n\n[and>](/a)'],
  ['words are put into strong ones', '**so<> hot**', '**so**[<words>](/a) **hot**'],
])('%s', (_, before, after) => expect(toLink(before)).toBe(after))

test.each([
  ['in plain words', 'so<>', 'so**<>**'],
  ['taken back, where nothing was written', 'so**<>**', 'so<>'],
  ['within strong words, what is typed is plain', '**so<>me**', '**so**<>**me**'],
  ['at their end, it goes beyond their stars', '**so<>**', '**so**<>'],
  ['at their beginning, before them', '**<>so**', '<>**so**'],
  ['within a link, nothing', '[so<>me](/a)', '[so<>me](/a)'],
])('a place to write: %s', (_, before, after) => expect(made(before)).toBe(after))

describe('whatever stands in a text, and whatever of it is selected', () => {
  const word = fc.string({
    unit: fc.constantFrom('*', '**', '[', '](/b)', '\\', ' ', 'a', 'b'),
    maxLength: 6,
  })
  const run: fc.Arbitrary<Run> = fc.oneof(
    fc.record({ text: word, strong: fc.boolean(), href: fc.constant('') }),
    fc.record({ text: word, strong: fc.constant(false), href: fc.constant('/c') }),
  )
  const paragraph = fc.array(run, { minLength: 1, maxLength: 4 }).map((runs) => `x${lineOf(runs)}y`)
  const marked = fc
    .tuple(fc.array(paragraph, { minLength: 1, maxLength: 3 }), fc.nat(), fc.nat())
    .map(([paragraphs, one, other]): Marked => {
      const text = paragraphs.join('\n\n')
      const places = [one % (text.length + 1), other % (text.length + 1)]
      return { text, start: Math.min(...places), end: Math.max(...places) }
    })
  /** Every letter with its look, a paragraph a list. */
  const looks = (text: string): Run[][] =>
    text
      .split('\n\n')
      .map((one) =>
        lettersOf(one).map(({ text: letter, strong, href }) => ({ text: letter, strong, href })),
      )
  const chosen = ({ text, start, end }: Marked): Run[] => {
    let from = 0
    return text.split('\n\n').flatMap((one) => {
      const begin = from
      from += one.length + 2
      return lettersOf(one).filter(
        (letter) =>
          letter.text.trim() !== '' &&
          letter.href === '' &&
          begin + letter.end > start &&
          begin + letter.start < end,
      )
    })
  }

  test('no word changes, all that is selected is strong, and then nothing of it', () => {
    fc.assert(
      fc.property(marked, (before) => {
        fc.pre(chosen(before).length > 0)
        const wasStrong = chosen(before).every(({ strong }) => strong)
        const once = bold(before)
        expect(paragraphsOf(once.text).map(wordsOf)).toEqual(paragraphsOf(before.text).map(wordsOf))
        expect(chosen(once).map(({ text }) => text)).toEqual(chosen(before).map(({ text }) => text))
        expect(chosen(once).every(({ strong }) => strong !== wasStrong)).toBe(true)
        expect(chosen(bold(once)).every(({ strong }) => strong === wasStrong)).toBe(true)
        const changes = looks(before.text)
          .flat()
          .filter((letter, index) => {
            const now = looks(once.text).flat()[index]
            return letter.text.trim() !== '' && now?.strong !== letter.strong
          })
        expect(changes.length).toBeLessThanOrEqual(chosen(before).length)
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  ['so <h>ot', undefined],
  ['so [h<o>t](/a) now', 'so [<hot>](/a) now'],
  ['<so [ho>t](/a) now', '<so [hot>](/a) now'],
  ['[a](/a)[<b>](/b)', '[a](/a)[<b>](/b)'],
])('the link among the words of %s is %s', (before, after) => {
  const link = linkIn(at(before))
  expect(link && shown(link)).toBe(after)
})

test('a link is changed, or taken away, as a whole', () => {
  const to = (href: string): string => {
    const marked = at('so [h<o>t](/a) now')
    return linked(linkIn(marked) ?? marked, href).text
  }
  expect(to('/b')).toBe('so [hot](/b) now')
  expect(to('')).toBe('so hot now')
})
