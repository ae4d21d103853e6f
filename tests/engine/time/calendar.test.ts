import { expect, test } from 'vitest'

import {
  calendarOf,
  specialOf,
  timeInWords,
  timesOnSpecial,
  weekdayNames,
} from '#engine/time/calendar.ts'
import type { Hours } from '#schema/types.ts'
import { model } from '#tests/contract/test-site.ts'

const split: Hours = {
  days: 'Mon–Fri',
  times: '7–11, 17–23',
  spoken: '7 to 11 AM and 5 to 11 PM',
  open: [
    { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], from: '17:00', to: '23:00' },
    { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], from: '07:00', to: '11:00' },
  ],
}

test('a special day changes the first opening and the last closing of its weekday', () => {
  const day = { date: '2026-12-24', label: 'Christmas Eve', from: '08:00', to: '20:00' }
  expect(timesOnSpecial(day, split)).toEqual([
    { from: '08:00', to: '11:00' },
    { from: '17:00', to: '20:00' },
  ])
})

test('a shop with two shifts that closes early on a special day keeps the first', () => {
  const day = { date: '2026-12-24', label: 'Christmas Eve', to: '15:00' }
  expect(timesOnSpecial(day, split)).toEqual([{ from: '07:00', to: '11:00' }])
  expect(timesOnSpecial({ ...day, to: '10:00' }, split)).toEqual([{ from: '07:00', to: '10:00' }])
  const late = { date: '2027-01-01', label: 'New Year’s Day', from: '12:00' }
  expect(timesOnSpecial(late, split)).toEqual([{ from: '17:00', to: '23:00' }])
})

test('a shop that closes after midnight closes early on a special day, and not a day later', () => {
  const night: Hours = {
    days: 'Thu',
    times: '18–2',
    spoken: '6 PM to 2 AM',
    open: [{ days: ['Thu'], from: '18:00', to: '02:00' }],
  }
  const until = (to: string) =>
    timesOnSpecial({ date: '2026-12-24', label: 'Christmas Eve', to }, night)
  expect(until('22:00')).toEqual([{ from: '18:00', to: '22:00' }])
  expect(until('00:00')).toEqual([{ from: '18:00', to: '00:00' }])
  expect(until('01:00')).toEqual([{ from: '18:00', to: '01:00' }])
  expect(until('04:00')).toEqual([{ from: '18:00', to: '04:00' }])
  expect(until('15:00')).toEqual([])
})

test('a special day opens no shop that is closed on its weekday', () => {
  const sunday = { date: '2026-12-27', label: 'Inventory', to: '15:00' }
  expect(timesOnSpecial(sunday, split)).toEqual([])
})

test('a special day whose date is still to be written changes no hours', () => {
  const dates = ['', '2026-02-30', '2026', 'soon', '2026-12-24']
  const special = dates.map((date) => ({ date, label: 'Closed' }))
  expect(specialOf(special, 'ues').map(({ date }) => date)).toEqual(['2026-12-24'])
})

test('days with the same hours share a plan', () => {
  const { plans, week, days } = calendarOf(
    split,
    [{ date: '2026-11-26', label: 'Thanksgiving' }],
    'en-US',
  )
  expect(plans).toHaveLength(2)
  expect(new Set(week.slice(1, 6)).size).toBe(1)
  expect(days['2026-11-26']).toEqual(['Thanksgiving', week[0]])
})

test('times and weekdays are written as the language writes them', () => {
  expect(timeInWords('20:00', 'en-US')).toBe('8\u00a0PM')
  expect(timeInWords('16:30', 'en-US')).toBe('4:30\u00a0PM')
  expect(timeInWords('16:30', 'de')).toBe('16:30')
  expect(timeInWords('19:00', 'de')).toBe('19:00')
  expect(timeInWords('09:00', 'pt-PT')).toBe('09:00')
  expect(timeInWords('00:00', 'pt-PT')).toBe('00:00')
  expect(weekdayNames('en-US')[0]).toBe('Sunday')
  expect(weekdayNames('de')[6]).toBe('Samstag')
})

test('the special days are the federal holidays of the years to come, each once', () => {
  const dates = (model.opening?.special ?? []).map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].toSorted())
  for (const holiday of ['2026-11-26', '2026-12-25', '2027-01-01', '2027-07-04', '2027-11-11'])
    expect(dates).toContain(holiday)
  for (const date of dates) expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
})

test('hours shown and hours for machines are the same, in both variants (D10, D11, P2, J5)', () => {
  const machine = (name: string) =>
    model.locations[name]?.hours.open.map(({ days, from, to }) => `${days.length} ${from}–${to}`)
  expect(machine('ues')).toEqual(['7 08:00–20:00'])
  expect(machine('pas')).toEqual(['7 08:00–20:00'])
  expect(machine('noho')).toEqual(['5 08:00–20:00'])
  expect(machine('14th')).toEqual(['5 08:00–20:00'])
  expect(machine('counter')).toEqual(['5 07:00–16:00'])
})
