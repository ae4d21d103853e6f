import { expect, test } from 'vitest'

import { type SiteModel, siteModel } from '#engine/site/model.ts'
import { rebuilds, siteAt } from '#engine/time/schedule.ts'
import { marquee, page, site } from '#tests/engine/site.ts'

/** The small site with blocks that have these times; a name is a block's id. */
function model(
  blocks: Readonly<Record<string, object>>,
  rest: Record<string, unknown> = {},
): SiteModel {
  const all = Object.entries(blocks).map(([id, when]) => ({ ...marquee, id, when }))
  const { files } = site({ 'pages/one/home.json': page(all, rest) })
  return siteModel(
    new Map([...files].map(([name, text]) => [name.replace('pages/', ''), JSON.parse(text)])),
  )
}
const at = (time: string): number => Date.parse(time)
const shown = (site: SiteModel, time: string): string[] =>
  siteAt(site, at(time)).pages.flatMap(({ page: { blocks } }) =>
    blocks.filter(({ hidden }) => !hidden).map(({ id }) => id),
  )

const advent = model({
  always: {},
  phone: { on: 'phones' },
  day: { from: '2026-12-24', until: '2026-12-24' },
  evening: { from: '2026-12-24T18:00' },
  before: { until: '2026-12-24T18:00' },
})

test.each([
  ['2026-12-24T04:59Z', 'always phone before'],
  ['2026-12-24T05:00Z', 'always phone day before'],
  ['2026-12-24T22:59Z', 'always phone day before'],
  ['2026-12-24T23:00Z', 'always phone day evening'],
  ['2026-12-25T04:59Z', 'always phone day evening'],
  ['2026-12-25T05:00Z', 'always phone evening'],
])('at %s the page has %s', (time, ids) => expect(shown(advent, time)).toEqual(ids.split(' ')))

test('the site itself stays as it was', () => {
  siteAt(advent, at('2027-01-01T00:00Z'))
  expect(advent.pages[0]?.page.blocks.some(({ hidden }) => hidden)).toBe(false)
})

const due = (site: SiteModel, time: string): string[] =>
  rebuilds(site, at(time)).map(
    ({ at: moment, turns }) =>
      `${new Date(moment).toISOString().slice(0, 16)} ${turns
        .map(({ block, shows }) => `${block.id}${shows ? '+' : '-'}`)
        .join(' ')}`,
  )

test('rebuilds come in order, with everything that turns together', () =>
  expect(due(advent, '2026-12-24T05:00Z')).toEqual([
    '2026-12-24T23:00 evening+ before-',
    '2026-12-25T05:00 day-',
  ]))

test('clocks that go back add no rebuild, and midnight is the shop’s', () =>
  expect(
    due(model({ a: { from: '2026-11-01', until: '2026-11-01' } }), '2026-10-01T00:00Z'),
  ).toEqual(['2026-11-01T04:00 a+', '2026-11-02T05:00 a-']))

test('drafts, hidden blocks and blocks that never show are no reason to build', () => {
  const times = { a: { from: '2026-12-01' } }
  expect(due(model(times, { status: 'draft' }), '2026-11-01T00:00Z')).toEqual([])
  expect(
    due(model({ a: { from: '2026-12-02', until: '2026-12-01' } }), '2026-11-01T00:00Z'),
  ).toEqual([])
  expect(due(siteAt(model(times), at('2026-11-01T00:00Z')), '2026-11-01T00:00Z')).toEqual([])
})
