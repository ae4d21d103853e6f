import { expect, test } from 'vitest'

import type { Block } from '#schema/types.ts'
import {
  changedLine,
  lineAt,
  linePointer,
  splitLine,
  withoutLine,
} from '#studio/canvas/writing/lines.ts'

const intro = {
  type: 'intro',
  id: 'intro',
  headline: [{ text: 'One sandwich.', size: 0.2 }, { text: 'Two hands.' }],
  text: ['We roast the meats.'],
} as unknown as Block
const shops = {
  type: 'location-card',
  id: 'shops',
  heading: ['Four doors.', 'Knock on any.'],
  streetLabel: 'The street',
} as unknown as Block

test('a line is one of a headline, or of a list of texts', () => {
  expect(lineAt(intro, '/headline/1/text')).toMatchObject({
    at: '/headline',
    index: 1,
    most: 5,
    least: 1,
    word: 'line',
  })
  expect(lineAt(intro, '/text/0')).toMatchObject({ at: '/text', index: 0, word: 'paragraph' })
  expect(lineAt(shops, '/heading/1')).toMatchObject({ at: '/heading', most: 3 })
  expect(lineAt(shops, '/streetLabel')).toBeUndefined()
  expect(
    lineAt({ ...shops, type: 'faves', items: [{ name: 'x' }] } as never, '/items/0/name'),
  ).toBe(undefined)
})

test('a line in two keeps its size, and the rest is left as it is', () => {
  const line = lineAt(intro, '/headline/0/text')
  if (!line) throw new Error('It is no line.')
  const list = splitLine(intro['headline' as never] as unknown[], line, 'One', 'sandwich.')
  expect(list).toEqual([{ text: 'One', size: 0.2 }, { text: 'sandwich.' }, { text: 'Two hands.' }])
  expect(linePointer(line, 1)).toBe('/headline/1/text')
  expect(withoutLine(list, 1)).toEqual([{ text: 'One', size: 0.2 }, { text: 'Two hands.' }])
})

test('where two lists differ is where writing goes on', () => {
  expect(changedLine(['a', 'b'], ['a', 'c', 'b'])).toBe(1)
  expect(changedLine(['a', 'b', 'c'], ['a', 'b'])).toBe(1)
})
