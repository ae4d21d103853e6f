import { expect, test } from 'vitest'

import { dayWords } from '#studio/pages/day-words.ts'

const now = new Date(2026, 10, 21, 9).getTime()

test.each<[string, Date]>([
  ['Today', new Date(2026, 10, 21, 0, 1)],
  ['Yesterday', new Date(2026, 10, 20, 23, 59)],
  ['Monday', new Date(2026, 10, 16, 12)],
  ['Sunday', new Date(2026, 10, 15, 12)],
  ['Nov 14', new Date(2026, 10, 14, 12)],
  ['Jan 2', new Date(2026, 0, 2)],
  ['Dec 31, 2025', new Date(2025, 11, 31)],
  // A clock that is ahead.
  ['Today', new Date(2026, 10, 22, 12)],
])('%s', (words, at) => {
  expect(dayWords(at.getTime(), now)).toBe(words)
})
