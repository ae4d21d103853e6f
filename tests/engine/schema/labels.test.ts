import { expect, test } from 'vitest'

import { labelOf, oneOf, words } from '#engine/schema/labels.ts'
import { definition } from '#engine/schema/schema.ts'

test('labels are words, from the key or from what a person wrote', () => {
  expect(labelOf('phoneHeadline')).toBe('Phone headline')
  expect(labelOf('href', definition('Href'))).toBe('Leads to')
  expect(labelOf('Lower Bound')).toBe('Lower Bound')
  expect(labelOf('when', { title: 'Shows when' })).toBe('Shows when')
  expect(words('location-card')).toBe('Location card')
})

test('one of a list is named after the list, or by its schema', () => {
  const lists = ['buttons', 'entries', 'swatches', 'phrases', 'boxes', 'staff']
  expect(lists.map((key) => oneOf(key)).join(', ')).toBe(
    'button, entry, swatch, phrase, box, entry',
  )
  expect(oneOf('head', { 'x-one': 'column title' })).toBe('column title')
})
