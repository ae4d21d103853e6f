import { expect, test } from 'vitest'

import type { Theme } from '#schema/types.ts'
import { missingLetters } from '#tools/build/missing-letters.ts'

const theme = { fonts: { display: { family: 'Heebo' } } } as unknown as Theme
const site = { theme, lang: 'en' }
const pages = [
  { page: { path: '/' }, html: '<p title="щ">Hi &amp; bye → ☃</p><style>.ж{}</style>' },
  { page: { path: '/menu' }, html: '<p>Борщ</p>' },
]

test('letters that no file of a font has are told with the font and a page that shows one', () =>
  expect(missingLetters(pages, { display: 'щорёж→☃' }, site)).toEqual([
    'The font “Heebo” has no щ о р, as on the page /menu: they show in another font. Add a file that has them to "files" of fonts › display in theme.json, or take another font.',
  ]))

test('of many letters a few are named', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const [told] = missingLetters(
    [{ page: { path: '/' }, html: letters }],
    { text: letters },
    { theme: {}, lang: 'en' },
  )
  expect(told).toContain('The font “text” has no a b c d e f g h i j k l and 14 more, as on')
})

test.each(['&→☃', 'ё', ''])('nothing is said of a font that lacks %j alone', (missing) =>
  expect(missingLetters(pages, { display: missing }, site)).toEqual([]),
)

test('a font that sets capitals needs those of the language, which no HTML holds', () => {
  const raising = {
    fonts: { display: { family: 'Anybody', fit: {} }, label: {}, text: {} },
    type: { label: { font: 'label', case: 'upper' }, text: { font: 'text' } },
  } as unknown as Theme
  const shop = [
    { page: { path: '/' }, html: '<h1>Simit</h1>' },
    { page: { path: '/menu' }, html: '<h1>Pide</h1>' },
  ]
  const told = (lang: string): string[] =>
    missingLetters(shop, { display: 'İ', label: 'İ', text: 'İ' }, { theme: raising, lang })
  expect(told('tr-TR')).toEqual([
    expect.stringContaining('The font “Anybody” has no İ, as on the page /: '),
    expect.stringContaining('The font “label” has no İ, as on the page /: '),
  ])
  expect(told('en')).toEqual([])
})
