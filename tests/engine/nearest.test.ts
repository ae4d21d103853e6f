import { describe, expect, test } from 'vitest'

import { nearest } from '#engine/nearest.ts'

const settings = [
  'heading',
  'description',
  'secondsPerLoop',
  'field',
  'href',
  'alt',
  'items',
  'image',
]
const aliases = (name: string): string[] => (name === 'href' ? ['url', 'to'] : [])

describe('a word that was meant is found', () => {
  test.each([
    ['headng', 'heading'],
    ['haeding', 'heading'],
    ['Heading', 'heading'],
    ['headings', 'heading'],
    ['seconds-per-loop', 'secondsPerLoop'],
    ['seconds_per_lop', 'secondsPerLoop'],
    ['item', 'items'],
    ['atl', 'alt'],
    ['url', 'href'],
    ['desc', 'description'],
  ])('%s → %s', (word, meant) => expect(nearest(word, settings, aliases)).toBe(meant))
})

describe('a word that resembles nothing gets no suggestion', () => {
  test.each(['sandwich', 'x', 'go', 'price', 'colour', 'toast', '', 'de'])('%j', (word) =>
    expect(nearest(word, settings, aliases)).toBeUndefined(),
  )
})

test('the beginning of two words is no suggestion', () =>
  expect(nearest('hea', ['headline', 'heartbeat'])).toBeUndefined())
