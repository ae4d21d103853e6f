import { expect, test } from 'vitest'

import { usesOf } from '#studio/media/uses.ts'

test('a file is found wherever it is shown, and called by page, set and block', () => {
  const src = 'media/hero/hero.svg'
  const values = {
    'one/home.json': {
      blocks: [null, { type: 'faves', id: 'faves', items: [{ image: { src } }] }, { hand: src }],
    },
    'one/chrome.json': { name: 'For Here', logo: { fallback: src } },
    'two/home.json': { blocks: [{ type: 'faves', id: 'faves', items: [{ image: { src } }] }] },
    'one/odd.json': src,
    'notes.json': { src },
  }
  expect(usesOf(values, src)).toEqual([
    { id: 'one/chrome.json', pointer: '/logo/fallback', words: 'Header and footer, For Here' },
    { id: 'one/home.json', pointer: '/blocks/1/items/0/image/src', words: 'Home, For Here: Faves' },
    { id: 'one/home.json', pointer: '/blocks/2/hand', words: 'Home, For Here: block' },
    { id: 'one/odd.json', pointer: '', words: 'Odd, For Here' },
    { id: 'two/home.json', pointer: '/blocks/0/items/0/image/src', words: 'Home, two: Faves' },
  ])
  expect(usesOf(values, 'media/hero/other.svg')).toEqual([])
})
