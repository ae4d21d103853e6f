import { expect, test, vi } from 'vitest'

import { momentFlag } from '#tools/lib/command/moment-flag.ts'

/** The moment in UTC that a word names on a site whose clock is that of New York. */
const utc = (at: string): string => new Date(momentFlag(at, 'America/New_York')).toISOString()

test.each([
  ['a day', '2026-07-04', '2026-07-04T04:00:00.000Z'],
  ['a minute', '2026-07-04T04:00', '2026-07-04T08:00:00.000Z'],
  ['a minute with a blank', '2026-07-04 04:00', '2026-07-04T08:00:00.000Z'],
  ['a second', '2026-07-04T04:00:05', '2026-07-04T08:00:05.000Z'],
  ['date, as people write it', '2026-07-04 04:00:05', '2026-07-04T08:00:05.000Z'],
  ['date -u +%FT%TZ', '2026-07-04T00:00:05Z', '2026-07-04T00:00:05.000Z'],
  ['date +%FT%T%z', '2026-07-04T00:00:05+0000', '2026-07-04T00:00:05.000Z'],
  ['date -Iseconds', '2026-07-04T00:00:05-04:00', '2026-07-04T04:00:05.000Z'],
  ['date --rfc-3339=seconds', '2026-07-04 00:00:05-04:00', '2026-07-04T04:00:05.000Z'],
  ['git log --date=iso', '2026-07-04 00:00:05 -0430', '2026-07-04T04:30:05.000Z'],
  ['what schedule says itself', '2026-07-04T00:00:05.678Z', '2026-07-04T00:00:05.678Z'],
  ['date +@%s', '@1783137605', '2026-07-04T04:00:05.000Z'],
  ['never built', '1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
  ['never built, in seconds', '@0', '1970-01-01T00:00:00.000Z'],
])('%s: %s', (_, at, moment) => expect(utc(at)).toBe(moment))

test.each([
  'Christmas',
  '1783137605',
  '@1783137605000',
  '@',
  '@-5',
  '2026-02-30 04:00:05',
  '2026-07-04 24:00:05',
  '2026-07-04T04:00:75',
  '2026-07-04T25:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-07-04T04:00:05+00',
  '2026-07-04 +0000',
  'x 2026-07-04T04:00Z',
])('%s is none, and the ways to write one are told', (at) =>
  expect(() => utc(at)).toThrow(
    `“${at}” is not a day or a time. Write a day, a day and a time, or seconds since 1970: --at 2026-12-24, --at 2026-12-24T10:00, --at 2026-12-24T15:00:00Z, --at @1798124400.`,
  ),
)

test('without one it is now', () => {
  vi.useFakeTimers({ now: 5 })
  expect(momentFlag(undefined, 'UTC')).toBe(5)
  vi.useRealTimers()
})
