import { expect, test } from 'vitest'

import type { Block } from '#schema/types.ts'
import { plainWords, shownWords, storedWords } from '#studio/canvas/writing/plain-words.ts'

const faves = {
  type: 'faves',
  id: 'faves',
  heading: 'Faves',
  note: 'ask {product}',
  hand: 'media/hands/point.svg',
  field: 'mayo',
  link: { label: 'Order Online', href: 'link:order' },
  items: [{ name: 'the Baron', price: '$19' }],
} as unknown as Block

const intro = {
  type: 'intro',
  id: 'intro',
  headline: [{ text: 'One sandwich.', size: 0.2 }],
  text: ['We roast the **meats**.', '2 \\* 3 is [six].'],
} as unknown as Block

const isWritten = (block: Block, pointer: string): boolean =>
  plainWords(block, pointer) !== undefined

test('words are written on the page, with how many there may be', () => {
  expect(plainWords(faves, '/heading')).toEqual({ text: 'Faves', maxLength: 24, rich: false })
  expect(isWritten(faves, '/link/label')).toBe(true)
  expect(isWritten(intro, '/headline/0/text')).toBe(true)
  expect(isWritten(faves, '/items/0/price')).toBe(true)
})

test('what is more than words has its field', () => {
  expect(isWritten(faves, '/link/href'), 'an address').toBe(false)
  expect(isWritten(faves, '/hand'), 'a picture').toBe(false)
  expect(isWritten(faves, '/field'), 'a choice').toBe(false)
  expect(isWritten(intro, '/text/0'), 'words with marks').toBe(false)
  expect(isWritten(faves, '/note'), 'a fact of the site').toBe(false)
})

test('a paragraph without marks is written, and what is typed there makes none', () => {
  const words = plainWords(intro, '/text/1')
  expect(words).toMatchObject({ text: '2 * 3 is [six].', rich: true })
  if (!words) return
  expect(storedWords('a **b** [c](/d)', words)).toBe('a \\*\\*b\\*\\* \\[c\\](/d)')
  expect(shownWords(storedWords('a **b** [c](/d)', words), words)).toBe('a **b** [c](/d)')
})

test('what no schema knows, and what is no string, is not written', () => {
  expect(isWritten(faves, '/heading/0')).toBe(false)
  expect(isWritten(faves, '/nothing')).toBe(false)
  expect(isWritten(faves, '')).toBe(false)
  expect(isWritten({ ...intro, headline: 'words' } as unknown as Block, '/headline')).toBe(false)
  expect(isWritten({ type: 'gone', id: 'a', text: 'words' } as unknown as Block, '/text')).toBe(
    false,
  )
})
