import { expect, test } from 'vitest'

import { marksOf } from '#engine/text/marks.ts'
import { raised } from '#engine/text/raised.ts'

test.each([
  ['Made by hand', 'en-US', 'nowhere'],
  ['Élan', 'fr', 'above'],
  ['E\u0301lan', 'fr', 'above'],
  ['På väg', 'sv', 'above'],
  ['Força', 'pt-PT', 'below'],
  ['Și țară', 'ro', 'above and below'],
  ['Żółć i gęś', 'pl', 'above and below'],
  ['Чай', 'ru', 'above'],
  ['Pide bir', 'tr', 'above'],
  ['Pide bir', 'en', 'nowhere'],
  ['Άλφα', 'el', 'nowhere'],
  ['Άλφα', 'en', 'above'],
  ['三明治', 'zh', 'above and below'],
  ['Lunch 🥪', 'en', 'above and below'],
  ['© 2026', 'en', 'nowhere'],
  ['خبز', 'ar', 'above and below, whole letters'],
])('capitals of “%s” (%s) have marks %s', (text, lang, where) => {
  const { above, below, deep } = marksOf(raised(text, lang))
  const told = [above && 'above', below && 'below'].filter(Boolean).join(' and ')
  expect((told || 'nowhere') + (deep ? ', whole letters' : '')).toBe(where)
})
