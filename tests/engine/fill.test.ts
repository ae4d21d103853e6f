import { expect, test } from 'vitest'

import { fill } from '#engine/fill.ts'

const facts = { product: 'Mitts', phone: '212-555-0142' }

test('words in braces become facts, at every depth', () =>
  expect(
    fill(
      { title: '{product} | Hello', lines: ['Text {phone}', { deep: '{product}{product}' }] },
      facts,
    ),
  ).toEqual({
    title: 'Mitts | Hello',
    lines: ['Text 212-555-0142', { deep: 'MittsMitts' }],
  }))

test('words that are no fact stay as they are, the names of objects too', () =>
  expect(fill('{toString} {unknown} { product }', facts)).toBe('{toString} {unknown} { product }'))

test('what is no text is left alone, and the input is not changed', () => {
  const input = { count: 3, on: true, none: null, text: '{phone}' }
  expect(fill(input, facts)).toEqual({ count: 3, on: true, none: null, text: '212-555-0142' })
  expect(input.text).toBe('{phone}')
})
