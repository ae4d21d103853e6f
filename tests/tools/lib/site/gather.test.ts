import { expect, test } from 'vitest'

import { usedCharacters } from '#tools/lib/site/gather.ts'

const added = (text: string, lang = 'en'): string =>
  [...usedCharacters({ any: [text] }, lang)]
    .filter((letter) => !usedCharacters({}, 'en').includes(letter))
    .join('')

test('fonts hold both cases of every letter, because CSS may change it', () => {
  expect(added('Déjà vu')).toBe('ÀÉàé')
  expect(added('ŷ')).toBe('Ŷŷ')
})

test('a letter that is two in capitals, and one that ends words in another form', () => {
  expect(added('ﬁ ß')).toBe('ßﬁ')
  expect(added('ΟΔΟΣ')).toBe('ΔΟΣδοςσ')
})

test('letters are raised as the language of the site does', () => {
  expect(added('Pide', 'tr-TR')).toBe('İ')
  expect(added('Pide', 'trv')).toBe('')
  expect(added('μάιος', 'el')).toContain('Ϊ')
})
