import { expect, test } from 'vitest'

import { usesOf } from '#studio/media/uses.ts'

test('a file is found wherever it is shown, and called by page and block', () => {
  const src = 'media/hero/hero.svg'
  const values = {
    'one/home.json': {
      blocks: [null, { type: 'faves', id: 'faves', items: [{ image: { src } }] }, { hand: src }],
    },
    'one/chrome.json': { logo: { fallback: src } },
    'one/odd.json': src,
    'notes.json': { src },
  }
  expect(usesOf(values, src)).toEqual([
    { id: 'one/chrome.json', pointer: '/logo/fallback', words: 'Header and footer' },
    { id: 'one/home.json', pointer: '/blocks/1/items/0/image/src', words: 'Home, Faves' },
    { id: 'one/home.json', pointer: '/blocks/2/hand', words: 'Home, block' },
    { id: 'one/odd.json', pointer: '', words: 'Odd' },
  ])
  expect(usesOf(values, 'media/hero/other.svg')).toEqual([])
})
