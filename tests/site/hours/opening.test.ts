import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type OpenHours, calendarOf, weekdayNames, weekdays } from '#engine/time/calendar.ts'
import { wallClock } from '#engine/time/moment.ts'
import type { Hours, SpecialDay } from '#schema/types.ts'
import { sayOpen, stateAt } from '#site/hours/opening.ts'
import { model } from '#tests/contract/test-site.ts'

const zone = 'America/New_York'
const { special, says } = model.opening ?? { special: [], says: undefined }
if (!says) throw new Error('The site has no words for open and closed.')

const badge = (hours: Hours, days: readonly SpecialDay[] = special): OpenHours => ({
  ...calendarOf(hours, days, 'en-US'),
  zone,
  names: weekdayNames('en-US'),
  says,
})
const hoursOf = (name: string): Hours => {
  const hours = model.locations[name]?.hours
  if (!hours) throw new Error(`There is no shop ${name}.`)
  return hours
}
const said = (hours: Hours, when: string): string =>
  sayOpen(Date.parse(when), badge(hours)).replaceAll('\u00a0', ' ')

describe('the counter, Mon–Fri 7 to 4 in New York (G8)', () => {
  test.each([
    ['2026-11-23T14:00-05:00', 'Open now, until 4 PM'],
    ['2026-11-23T07:00-05:00', 'Open now, until 4 PM'],
    ['2026-11-23T15:29-05:00', 'Open now, until 4 PM'],
    ['2026-11-23T15:30-05:00', 'Closes soon, at 4 PM'],
    ['2026-11-23T15:59:59-05:00', 'Closes soon, at 4 PM'],
    ['2026-11-23T16:00-05:00', 'Closed now, opens 7 AM tomorrow'],
    ['2026-11-24T06:59-05:00', 'Closed now, opens 7 AM'],
    ['2026-11-20T17:00-05:00', 'Closed now, opens 7 AM Monday'],
    ['2026-11-21T12:00-05:00', 'Closed now, opens 7 AM Monday'],
    ['2026-11-22T23:59-05:00', 'Closed now, opens 7 AM tomorrow'],
    // The clocks went forward the day before.
    ['2026-03-09T07:00-04:00', 'Open now, until 4 PM'],
    // Another visitor, the same moment.
    ['2026-11-24T04:00+09:00', 'Open now, until 4 PM'],
  ])('at %s it says “%s”', (when, words) => {
    expect(said(hoursOf('counter'), when)).toBe(words)
  })

  test('holidays are closed by name, and the evening before they are skipped', () => {
    const counter = hoursOf('counter')
    expect(said(counter, '2026-11-26T10:00-05:00')).toBe(
      'Closed for Thanksgiving, opens 7 AM tomorrow',
    )
    expect(said(counter, '2026-11-25T18:00-05:00')).toBe('Closed now, opens 7 AM Friday')
  })

  test('a short day closes earlier and says so', () => {
    expect(said(hoursOf('counter'), '2026-12-24T10:00-05:00')).toBe('Open now, until 3 PM')
    expect(said(hoursOf('ues'), '2026-12-24T14:40-05:00')).toBe('Closes soon, at 3 PM')
  })

  test('a day with hours of its own is none that it is closed for', () => {
    const counter = hoursOf('counter')
    expect(said(counter, '2026-12-24T06:00-05:00')).toBe('Closed now, opens 7 AM')
    // Christmas 2026 is a Friday; the counter sleeps on the weekend.
    expect(said(counter, '2026-12-24T15:10-05:00')).toBe('Closed now, opens 7 AM Monday')
  })
})

describe('on the days the clocks change', () => {
  const early: Hours = {
    days: 'every day',
    times: '1:30-4',
    spoken: '1:30 AM to 4 AM',
    open: [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], from: '01:30', to: '04:00' }],
  }
  test.each([
    // 8 March 2026: after 1:59 comes 3:00.
    ['2026-03-08T06:29Z', 'Closed now, opens 1:30 AM'],
    ['2026-03-08T06:30Z', 'Open now, until 4 AM'],
    ['2026-03-08T07:00Z', 'Open now, until 4 AM'],
    ['2026-03-08T08:00Z', 'Closed now, opens 1:30 AM tomorrow'],
    // 1 November 2026: after 1:59 comes 1:00 once more, and the wall is what counts.
    ['2026-11-01T05:30Z', 'Open now, until 4 AM'],
    ['2026-11-01T06:00Z', 'Closed now, opens 1:30 AM'],
    ['2026-11-01T06:30Z', 'Open now, until 4 AM'],
    ['2026-11-01T09:00Z', 'Closed now, opens 1:30 AM tomorrow'],
  ])('at %s it says “%s”', (when, words) => {
    expect(said(early, when)).toBe(words)
  })
})

test('what is open past midnight still is, on the next day', () => {
  const late: Hours = {
    days: 'Fri',
    times: '18-2',
    spoken: '6 PM to 2 AM',
    open: [{ days: ['Fri'], from: '18:00', to: '02:00' }],
  }
  expect(said(late, '2026-11-20T23:00-05:00')).toBe('Open now, until 2 AM')
  expect(said(late, '2026-11-21T01:00-05:00')).toBe('Open now, until 2 AM')
  expect(said(late, '2026-11-21T01:45-05:00')).toBe('Closes soon, at 2 AM')
  expect(said(late, '2026-11-21T02:00-05:00')).toBe('Closed now, opens 6 PM Friday')
})

describe('a shop that never closes', () => {
  const day = { days: 'every day', times: '0–24', spoken: 'day and night' }
  const always: Hours = { ...day, open: [{ days: [...weekdays], from: '00:00', to: '00:00' }] }
  test.each([
    ['2026-11-17T00:00-05:00', 'Open day and night'],
    ['2026-11-17T12:00-05:00', 'Open day and night'],
    ['2026-11-17T23:45-05:00', 'Open day and night'],
    // Thanksgiving is the 26th, and it is closed for once.
    ['2026-11-24T23:45-05:00', 'Open day and night'],
    ['2026-11-25T12:00-05:00', 'Open now, until 12 AM'],
    ['2026-11-25T23:45-05:00', 'Closes soon, at 12 AM'],
    ['2026-11-26T12:00-05:00', 'Closed for Thanksgiving, opens 12 AM tomorrow'],
    ['2026-11-27T00:00-05:00', 'Open day and night'],
  ])('at %s it says “%s”', (when, words) => {
    expect(said(always, when)).toBe(words)
  })

  test('but on weekends says when it closes for them, in time', () => {
    const open = [
      { days: ['Mon', 'Tue', 'Wed', 'Thu'], from: '00:00', to: '00:00' },
      { days: ['Fri'], from: '00:00', to: '20:00' },
    ] as Hours['open']
    const week: Hours = { ...day, open }
    expect(said(week, '2026-11-17T23:45-05:00')).toBe('Open day and night')
    expect(said(week, '2026-11-19T19:59-05:00')).toBe('Open day and night')
    expect(said(week, '2026-11-19T20:00-05:00')).toBe('Open now, until 8 PM')
    expect(said(week, '2026-11-20T19:45-05:00')).toBe('Closes soon, at 8 PM')
    expect(said(week, '2026-11-20T20:00-05:00')).toBe('Closed now, opens 12 AM Monday')
  })

  test('nor does one whose night is written as the morning after', () => {
    const open = [
      { days: ['Fri'], from: '18:00', to: '00:00' },
      { days: ['Sat'], from: '00:00', to: '02:00' },
    ] as Hours['open']
    const night: Hours = { ...day, open }
    expect(said(night, '2026-11-20T23:45-05:00')).toBe('Open now, until 2 AM')
    expect(said(night, '2026-11-21T01:45-05:00')).toBe('Closes soon, at 2 AM')
  })
})

test('a shop that opens on no day of the coming week is closed, and that is all', () => {
  const week = Array.from({ length: 10 }, (_, day) => ({
    date: `2026-11-${21 + day}`,
    label: 'Holidays',
  }))
  const words = sayOpen(Date.parse('2026-11-21T12:00-05:00'), badge(hoursOf('ues'), week))
  expect(words).toBe('Closed for Holidays')
})

test('for any hours and any moment it agrees with a slow look at the data', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
  const interval = fc.record({
    days: fc.subarray([...weekdays], { minLength: 1 }),
    from: time,
    to: time,
  })
  fc.assert(
    fc.property(
      fc.array(interval, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2036, 11, 31) }),
      (open, now) => {
        const hours = { days: '', times: '', spoken: '', open } as Hours
        const state = stateAt(wallClock(now, zone), calendarOf(hours, [], 'en-US'))
        expect(Boolean(state.open)).toBe(slowlyOpen(open, now))
        if (!state.open && state.next) expect(state.away).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 500 },
  )
})

/** Open by the letter of the data: the parts of the date as the platform gives them, in minutes. */
function slowlyOpen(
  open: readonly { days: readonly string[]; from: string; to: string }[],
  now: number,
): boolean {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  const today = weekdays.indexOf(parts['weekday'] as (typeof weekdays)[number])
  const yesterday = weekdays[(today + 6) % 7]
  const minute = Number(parts['hour']) * 60 + Number(parts['minute'])
  const minutes = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  return open.some(({ days, from, to }) => {
    const past = to <= from
    const end = minutes(to) + (past ? 1440 : 0)
    return (
      (days.includes(weekdays[today] ?? '') && minute >= minutes(from) && minute < end) ||
      (days.includes(yesterday ?? '') && minute + 1440 < end)
    )
  })
}
