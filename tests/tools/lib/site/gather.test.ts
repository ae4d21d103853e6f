import { expect, test } from 'vitest'

import { usedCharacters } from '#tools/lib/site/gather.ts'

const added = (text: string): string =>
  [...usedCharacters({ any: [text] })]
    .filter((letter) => !usedCharacters({}).includes(letter))
    .join('')

test('fonts hold both cases of every letter, because CSS may change it', () => {
  expect(added('Déjà vu')).toBe('ÀÉàé')
  expect(added('ŷ')).toBe('Ŷŷ')
})

test('a letter that is two in capitals, and one that ends words in another form', () => {
  expect(added('ﬁ ß')).toBe('ßﬁ')
  expect(added('ΟΔΟΣ')).toBe('ΔΟΣδοςσ')
})
