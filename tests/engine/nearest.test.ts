import { describe, expect, test } from 'vitest'

import { edits, nearest, nearestOf, onlyOne } from '#engine/nearest.ts'

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
    ['des', 'description'],
    ['HREF', 'href'],
  ])('%s → %s', (word, meant) => expect(nearest(word, settings, aliases)).toBe(meant))
})

describe('a word that resembles nothing gets no suggestion', () => {
  test.each(['sandwich', 'x', 'go', 'price', 'colour', 'toast', '', 'de'])('%j', (word) =>
    expect(nearest(word, settings, aliases)).toBeUndefined(),
  )
})

test('the beginning of two words is no suggestion', () =>
  expect(nearest('hea', ['headline', 'heartbeat'])).toBeUndefined())

test('of two that are as near, the first is suggested, and it is not the only one', () => {
  expect(nearest('cat', ['bat', 'hat'])).toBe('bat')
  expect(onlyOne('cat', 'bat', ['bat', 'hat'])).toBe(false)
  expect(onlyOne('headng', 'heading', settings)).toBe(true)
})

test.each([
  ['', '', 0],
  ['', 'ham', 3],
  ['ham', '', 3],
  ['ham', 'hat', 1],
  ['ham', 'am', 1],
  ['hams', 'ham', 1],
  ['am', 'ham', 1],
  ['ham', 'hma', 1],
  ['kitten', 'sitting', 3],
])('from “%s” to “%s” a hand has to change %i letters', (a, b, count) =>
  expect(edits(a, b)).toBe(count),
)

test('words of any length are compared in a moment', () => {
  const long = 'ab'.repeat(60_000)
  expect(nearest(`${long}c`, [`${long}d`, 'heading'])).toBeUndefined()
  expect(nearest(`${long}C`, [`${long}c`, 'heading'])).toBe(`${long}c`)
})

test('hundreds of words are compared with ten thousand in a moment', () => {
  const meant = nearestOf(Array.from({ length: 10_000 }, (_, n) => `/pages/of-summer/${n}`))
  for (let n = 0; n < 400; n += 1) expect(meant(`/archived/hot-dogs/${n}`)).toBeUndefined()
  expect(meant('/pages/of-sumer/7')).toBe('/pages/of-summer/7')
})
