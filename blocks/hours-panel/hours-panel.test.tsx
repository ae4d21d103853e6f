import { expect, test } from 'vitest'

import { specialRows, weekRows } from '#engine/time/week.ts'
import type { Hours } from '#schema/types.ts'
import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { HoursPanel } from './HoursPanel.tsx'

const panel = blockDrawer(HoursPanel, example)
const words = (html: string): string => html.replaceAll(/<[^>]+>/g, '|')
const said = { until: '{from} to {to}', allDay: 'All day and night' }
const counter = view.locations['counter']?.hours as Hours

test('says where the counter is, and what every day of the week is like (G8, P2)', () => {
  const text = words(panel())
  for (const fact of ['54 West 14th St.', 'New York, NY 10011', 'Mon–Fri', '7:00AM–4:00PM'])
    expect(text).toContain(fact)
  expect(weekRows(counter, 'en-US', said).map(({ name, weekdays }) => [name, ...weekdays])).toEqual(
    [
      ['Mon–Fri', 1, 2, 3, 4, 5],
      ['Saturday', 6],
      ['Sunday', 0],
    ],
  )
})

test('where days differ each has the times that it keeps', () => {
  const hours: Hours = {
    days: 'Seg–Sex',
    times: '9–19',
    spoken: '9 às 19',
    open: [
      { days: ['Mon', 'Tue', 'Thu', 'Fri'], from: '09:00', to: '19:00' },
      { days: ['Sat'], from: '15:00', to: '18:00' },
      { days: ['Sat'], from: '10:00', to: '13:00' },
    ],
  }
  const rows = (lang: string) =>
    weekRows(hours, lang, said).map(({ weekdays, name, times }) =>
      [weekdays.join(' '), name, times?.spoken].join(' | ').replaceAll('\u00a0', ' '),
    )
  expect(rows('en-US')).toEqual([
    '1 2 | Mon–Tue | 9 AM to 7 PM',
    '4 5 | Thu–Fri | 9 AM to 7 PM',
    '6 | Saturday | 10 AM to 1 PM, 3 PM to 6 PM',
    '3 | Wednesday | ',
    '0 | Sunday | ',
  ])
  const saturday = [{ date: '2026-12-26', label: 'Boxing Day', to: '17:00' }]
  expect(specialRows(saturday, hours, 'de', said)[0]?.times).toBe('10:00 to 13:00, 15:00 to 17:00')
  expect(rows('pt-PT')[2]).toBe('6 | sábado | 10:00 to 13:00, 15:00 to 18:00')
})

test.each([
  ['he', ['0 1 2 3 4', '5', '6']],
  ['ar-MA', ['1 2 3 4', '5', '0', '6']],
  ['fa-IR', ['0 1 2 3 4', '5', '6']],
])('a week begins where it does among readers of %s', (lang, expected) => {
  const [from, to] = ['07:00', '19:00']
  const hours: Hours = {
    days: '',
    times: '',
    spoken: '',
    open: [
      { days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu'], from, to },
      { days: ['Fri'], from, to: '14:00' },
    ],
  }
  expect(weekRows(hours, lang, said).map(({ weekdays }) => weekdays.join(' '))).toEqual(expected)
})

test('a day that is open from midnight to midnight says so in words', () => {
  const hours: Hours = {
    days: 'every day',
    times: '0–24',
    spoken: 'day and night',
    open: [
      { days: ['Fri', 'Sat'], from: '00:00', to: '00:00' },
      { days: ['Sun'], from: '08:00', to: '20:00' },
    ],
  }
  const rows = weekRows(hours, 'de', said)
  expect(rows.slice(0, 2).map(({ name, times }) => [name, times?.spoken])).toEqual([
    ['Fr–Sa', 'All day and night'],
    ['Sonntag', '08:00 to 20:00'],
  ])
  const eve = [{ date: '2026-12-26', label: 'Boxing Day', from: '00:00', to: '00:00' }]
  expect(specialRows(eve, hours, 'de', said)[0]?.times).toBe('All day and night')
  const counterOpen = { ...view.locations['counter']!, hours }
  const site = { ...view, locations: { counter: counterOpen } }
  expect(words(panel({ allDay: 'Rund um die Uhr' }, site))).toContain('Rund um die Uhr')
})

test('the hours are read aloud as words (D11)', () => {
  const spoken = panel().replaceAll(/<span aria-hidden="true">.*?<\/span>/g, '')
  expect(spoken).toContain('7 AM to 4 PM')
  expect(spoken).not.toContain('7:00AM')
})

test('a holiday on a day off is not worth a line', () => {
  const rows = specialRows(
    [
      { date: '2027-07-04', label: 'Independence Day' },
      { date: '2026-12-24', label: 'Christmas Eve', to: '15:00' },
      { date: '2026-11-26', label: 'Thanksgiving' },
    ],
    counter,
    'en-US',
    said,
  )
  expect(rows).toEqual([
    { date: '2026-11-26', label: 'Thanksgiving', when: 'Thu, Nov 26, 2026' },
    {
      date: '2026-12-24',
      label: 'Christmas Eve',
      when: 'Thu, Dec 24, 2026',
      times: '7\u00a0AM to 3\u00a0PM',
    },
  ])
})

test('the week is told on which dates it does not hold, which a holiday on a day off is not', () => {
  const day = (date: string) => ({ date, label: 'Holiday' })
  const special = [day('2027-07-04'), day('2026-11-26'), { ...day('2026-12-25'), only: ['ues'] }]
  const site = { ...view, opening: { ...view.opening!, special } }
  expect(panel({}, site)).toContain('data-special="2026-11-26"')
  expect(panel({ holidays: '' }, site)).toContain('data-special="2026-11-26"')
  expect(panel({}, { ...site, opening: { ...site.opening, special: [] } })).not.toContain(
    'data-special',
  )
})

test('a holiday of another shop is none of this one, in its list and in whether it is open', () => {
  const named = (label: string, only: string[]) => ({ date: '2026-11-26', label, only })
  const special = [named('Thanksgiving', ['ues']), named('Turkey', ['counter'])]
  const html = panel({}, { ...view, opening: { ...view.opening!, special } })
  expect(words(html)).toContain('Turkey')
  expect(html).toContain('2026-11-26')
  expect(html).not.toContain('Thanksgiving')
})

test('the way leads to the map of this place', () => {
  expect(panel()).toContain(`href="${view.links['maps']?.href}/54-West-14th-St-New-York"`)
})

test('a shop that is not in the list leaves heading and note standing', () => {
  const html = panel({ location: 'nowhere' })
  expect(html).toContain('Location')
  expect(html).toContain('Weekends we sleep')
  expect(html).not.toMatch(/<address|<details/)
})

test('without a title the holidays are not shown', () => {
  expect(panel({ holidays: '' })).not.toContain('<details')
})
