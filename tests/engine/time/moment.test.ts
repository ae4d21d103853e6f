import { expect, onTestFinished, test, vi } from 'vitest'

import { endOf, isTimeZone, momentOf, wallClock } from '#engine/time/moment.ts'

const newYork = 'America/New_York'
const iso = (moment: number | undefined): string | undefined =>
  moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 16)

test.each([
  ['a day in winter begins at its midnight', '2026-12-24', '2026-12-24T05:00'],
  ['a day in summer does too', '2026-07-04', '2026-07-04T04:00'],
  ['a time in winter', '2026-12-24T18:00', '2026-12-24T23:00'],
  ['the midnight before clocks go forward', '2026-03-08', '2026-03-08T05:00'],
  ['the last minute before they do', '2026-03-08T01:59', '2026-03-08T06:59'],
  ['a time they skip is as long after', '2026-03-08T02:30', '2026-03-08T07:30'],
  ['the first minute after', '2026-03-08T03:00', '2026-03-08T07:00'],
  ['the midnight before clocks go back', '2026-11-01', '2026-11-01T04:00'],
  ['a time they show twice is the first', '2026-11-01T01:30', '2026-11-01T05:30'],
  ['the first minute they show once', '2026-11-01T02:00', '2026-11-01T07:00'],
  ['the turn of the year', '2027-01-01', '2027-01-01T05:00'],
])('%s: %s', (_, written, utc) => expect(iso(momentOf(written, newYork))).toBe(utc))

test.each([
  ['the whole of a day', '2026-12-24', '2026-12-25T05:00'],
  ['the short day of March', '2026-03-08', '2026-03-09T04:00'],
  ['the long day of November', '2026-11-01', '2026-11-02T05:00'],
  ['the last day of February', '2028-02-29', '2028-03-01T05:00'],
  ['up to a time, not the minute it names', '2026-12-24T18:00', '2026-12-24T23:00'],
])('until %s: %s', (_, written, utc) => expect(iso(endOf(written, newYork))).toBe(utc))

test.each(['2026-02-30', '2026-13-01', '2026-12-24T24:00', '2026-12-24T18:60', 'tomorrow', ''])(
  'no calendar has “%s”',
  (written) => expect(momentOf(written, newYork)).toBeUndefined(),
)

test('a midnight that clocks skip is the first minute after', () =>
  expect(iso(momentOf('2026-03-08', 'America/Havana'))).toBe('2026-03-08T05:00'))

test('every quarter of an hour around both changes is itself, or the same time shown before', () => {
  for (const day of [Date.UTC(2026, 2, 7), Date.UTC(2026, 9, 31)]) {
    for (let quarter = 0; quarter < 3 * 96; quarter += 1) {
      const moment = day + quarter * 9e5
      const { date, time } = wallClock(moment, newYork)
      expect([moment, moment - 36e5]).toContain(momentOf(`${date}T${time}`, newYork))
    }
  }
})

test('a moment that names its zone is no time zone, though Temporal takes it for one', () => {
  const prototype = Date.prototype as { toTemporalInstant?: () => object }
  const before = prototype.toTemporalInstant
  prototype.toTemporalInstant = () => ({ toZonedDateTimeISO: () => '1970-01-01T09:00' })
  try {
    expect(isTimeZone('2020-01-01T00:00[Asia/Tokyo]')).toBe(false)
  } finally {
    if (before) prototype.toTemporalInstant = before
    else delete prototype.toTemporalInstant
  }
})

test('an offset is no time zone, though newer platforms take it for one', () => {
  const written = vi.spyOn(Date.prototype, 'toLocaleString').mockReturnValue('1970-01-01 05:30:00')
  onTestFinished(() => written.mockRestore())
  expect(isTimeZone('+05:30')).toBe(false)
})

test('a time zone is one that clocks know', () => {
  expect(['America/New_York', 'UTC', 'America/New_Yorck'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
  ])
})
