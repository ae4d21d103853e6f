import { expect, test } from 'vitest'

import { relativeTime } from '#site/social-feed/relative-time.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is said of something that happened so many milliseconds ago. */
const ago = (ms: number, lang = 'en-US'): string => {
  const now = new Date('2026-11-21T12:00:00Z')
  return relativeTime(new Date(now.getTime() - ms), now, lang)
}

test.each([
  [0, 'just now'],
  [59 * SECOND, 'just now'],
  [60 * SECOND, '1 minute ago'],
  [2 * MINUTE, '2 minutes ago'],
  [59 * MINUTE + 59 * SECOND, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [24 * HOUR - SECOND, '23 hours ago'],
  [24 * HOUR, '1 day ago'],
  [6 * DAY + 23 * HOUR, '6 days ago'],
  [7 * DAY, '1 week ago'],
  [29 * DAY, '4 weeks ago'],
  [30 * DAY, '1 month ago'],
  [364 * DAY, '12 months ago'],
  [365 * DAY, '1 year ago'],
  [730 * DAY, '2 years ago'],
  [-HOUR, 'just now'],
])('%d ms ago reads "%s" (H10, D21)', (ms, words) => {
  expect(ago(ms)).toBe(words)
})

test('a site in another language says it in that language', () => {
  expect(ago(3 * DAY, 'de')).toBe('vor 3 Tagen')
  expect(ago(HOUR, 'fr-CA')).toBe('il y a 1 heure')
  expect(ago(0, 'de')).toBe('jetzt')
})
