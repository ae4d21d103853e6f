import { expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { model } from '#tests/contract/test-site.ts'
import { check, site } from '#tests/engine/site.ts'

const shop = model.locations['counter']
const found = async (
  special: readonly object[],
  counter: object = { ...shop },
): Promise<string[]> =>
  (
    await check({
      'pages/content/locations.json': JSON.stringify({ locations: { counter }, special }),
      'pages/content/links.json': JSON.stringify({ links: model.links }),
    })
  ).filter((text) => text.includes(' special-day '))

test('special days that are days, each once, are fine', async () => {
  expect(
    await found([
      { date: '2028-02-29', label: 'Leap day' },
      { date: '2026-12-24', label: 'Christmas Eve', to: '15:00' },
    ]),
  ).toEqual([])
})

test.each([
  [[{ date: '2026-02-30', label: 'Never' }], '2026-02-30 is not a real date.'],
  [
    [
      { date: '2026-11-26', label: 'Thanksgiving' },
      { date: '2026-11-26', label: 'Turkey' },
    ],
    'There is a special day on 2026-11-26 already: number 1, "Thanksgiving".',
  ],
  [
    [{ date: '2026-12-24', label: 'Christmas Eve', to: '06:00' }],
    'On 2026-12-24 The counter would close at 06:00, before it opens at 07:00.',
  ],
])('a special day that cannot be is refused', async (special, problem) => {
  const findings = await found(special)
  expect(findings).toHaveLength(1)
  expect(findings[0]).toContain(problem)
})

test('a day on which a bar would close before it opens in the evening is refused', async () => {
  const open = [{ days: ['Thu'], from: '18:00', to: '02:00' }]
  const bar = { ...shop, hours: { ...shop?.hours, open } }
  const eve = { date: '2026-12-24', label: 'Christmas Eve' }
  expect(await found([{ ...eve, to: '22:00' }], bar)).toEqual([])
  expect((await found([{ ...eve, to: '15:00' }], bar))[0]).toContain(
    'On 2026-12-24 The counter would close at 15:00, before it opens at 18:00.',
  )
})

test('two special days share a date where no shop has to keep both', async () => {
  const eve = { date: '2026-12-24', label: 'Christmas Eve' }
  const early = { ...eve, to: '15:00', only: ['counter'] }
  const told =
    'There is a special day on 2026-12-24 already: number 1, "Christmas Eve", which is for The counter too.'
  expect(await found([early, { ...eve, only: ['evening'] }])).toEqual([])
  expect((await found([early, eve])).join()).toContain(told)
  expect((await found([eve, early])).join()).toContain(told)
  expect((await found([early, { ...eve, only: ['evening', 'counter'] }])).join()).toContain(told)
})

test('a day that a shop is told twice leads to the one that told it first', async () => {
  const of = (date: string, ...only: string[]) => ({ date, label: `Closed on ${date}`, only })
  const special = [
    of('2026-12-24', 'evening'),
    of('2026-12-25', 'counter', 'corner'),
    of('2026-12-24', 'counter', 'corner'),
    of('2026-12-24', 'corner', 'counter'),
  ]
  const { findings } = await checkSite(
    site({
      'pages/content/locations.json': JSON.stringify({ locations: { counter: shop }, special }),
    }),
  )
  const [one, ...others] = findings.filter(({ code }) => code === 'special-day')
  expect(others).toEqual([])
  expect(one).toMatchObject({
    pointer: '/special/3/date',
    problem:
      'There is a special day on 2026-12-24 already: number 3, "Closed on 2026-12-24", which is for corner and 1 more of its shops too.',
    related: [{ file: 'pages/content/locations.json', message: 'First used here.' }],
  })
})

test('a shop that a special day is not for is not asked whether its times can be kept', async () => {
  const eve = { date: '2026-12-24', label: 'Christmas Eve', to: '06:00' }
  expect(await found([{ ...eve, only: ['evening'] }])).toEqual([])
  expect(await found([{ ...eve, only: ['counter'] }])).toHaveLength(1)
})

test.each([
  ['it is Christmas Day somewhere', '2026-12-26T11:59Z', []],
  [
    'it is over everywhere',
    '2026-12-26T12:00Z',
    ['/special/0/date No special day is left: the last one was "Christmas Day", 2026-12-25.'],
  ],
])('the special days are over no sooner than the last of them: %s', async (_, now, told) => {
  const special = [
    { date: '2026-12-25', label: 'Christmas Day' },
    { date: '2026-11-26', label: 'Thanksgiving' },
  ]
  const tree = site({ 'pages/content/locations.json': JSON.stringify({ locations: {}, special }) })
  const { findings } = await checkSite({ ...tree, now: Date.parse(now) })
  const over = findings.filter(({ code }) => code === 'special-days-over')
  expect(over.map(({ pointer, problem }) => `${pointer} ${problem}`)).toEqual(told)
})
