import { expect, test } from 'vitest'

import type { Theme } from '#schema/types.ts'
import { missingLetters } from '#tools/build/missing-letters.ts'

const theme = { fonts: { display: { family: 'Heebo' } } } as unknown as Theme
const pages = [
  { page: { path: '/' }, html: '<p title="щ">Hi &amp; bye → ☃</p><style>.ж{}</style>' },
  { page: { path: '/menu' }, html: '<p>Борщ</p>' },
]

test('letters that no file of a font has are told with the font and a page that shows one', () =>
  expect(missingLetters(pages, { display: 'щорёж→☃' }, theme)).toEqual([
    'The font “Heebo” has no щ о р, as on the page /menu: they show in another font. Add a file that has them to "files" of fonts › display in theme.json, or take another font.',
  ]))

test('of many letters a few are named', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const [told] = missingLetters([{ page: { path: '/' }, html: letters }], { text: letters }, {})
  expect(told).toContain('The font “text” has no a b c d e f g h i j k l and 14 more, as on')
})

test.each(['&→☃', 'ё', ''])('nothing is said of a font that lacks %j alone', (missing) =>
  expect(missingLetters(pages, { display: missing }, theme)).toEqual([]),
)
