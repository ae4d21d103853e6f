import { expect, test } from 'vitest'

import { partWords, placeWords } from '#studio/state/place-words.ts'

const id = 'set/home.json'
const faves = {
  type: 'faves',
  id: 'faves',
  heading: 'Faves',
  link: { text: 'Order', href: 'link:order' },
  items: [{ name: 'The Baron', fieldColor: 'mustard' }, {}],
}

test.each([
  ['/heading', 'Heading'],
  ['/link/href', 'Link, leads to'],
  ['/items/0/name', '“The Baron”, name'],
  ['/items/1', 'Item 2'],
])('the part %s is called as the form calls it: %s', (pointer, words) => {
  expect(partWords(id, faves, pointer)).toBe(words)
  expect(placeWords(id, { blocks: [faves] }, `/blocks/0${pointer}`)).toBe(`Faves › ${words}`)
})
