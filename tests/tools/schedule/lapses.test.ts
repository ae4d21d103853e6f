import { expect, test } from 'vitest'

import type { SiteModel } from '#engine/site/model.ts'
import type { SpecialDay } from '#schema/types.ts'
import { comingDays } from '#tools/outputs/coming-days.ts'
import { securityTxt } from '#tools/outputs/security-txt.ts'
import { lapses } from '#tools/schedule/lapses.ts'

const built = Date.parse('2026-12-24T23:00Z')
const day = 864e5

/** As much of a site as holds for a while only. */
function site({ base = '/shop/', special = [] as SpecialDay[], title = 'Hello' } = {}): SiteModel {
  const some: object = {
    site: { base, timeZone: 'America/New_York' },
    sets: {},
    pages: [{ page: { title } }],
    opening: { special },
  }
  return some as SiteModel
}

const told = (model: SiteModel, at = built): string[] =>
  lapses(model, at).map((lapse) => `${new Date(lapse.at).toISOString()} ${lapse.words}`)

test('a site that says nothing of the kind has nothing that ends', () =>
  expect(told(site())).toEqual([]))

test('a year in the texts is another one when the year of the site begins', () => {
  const model = site({ title: '© {year}' })
  expect(told(model)).toEqual(['2027-01-01T05:00:00.000Z The year in the texts becomes 2027'])
  // Four in the morning in London is still the old year in New York.
  expect(told(model, Date.parse('2027-01-01T04:00Z'))[0]).toMatch(/2027$/)
})

test('security.txt is due a month before it ends', () => {
  expect(told(site({ base: '/' }))).toEqual([
    '2027-11-01T00:00:00.000Z security.txt is renewed: it ends on 2027-12-01',
  ])
  const text = securityTxt({ contact: 'mailto:a@b.example', lang: 'en', canonical: '', now: built })
  expect(text).toContain('Expires: 2027-12-01T00:00:00Z')
})

test('the first special day that search engines do not know yet is due three months before', () => {
  const special = [
    { date: '2027-12-24', label: 'Quiet day' },
    { date: '2026-12-26', label: 'Boxing Day' },
    { date: '2027-11-01', label: 'All Saints' },
  ]
  expect(told(site({ special }))).toEqual([
    '2027-08-03T04:00:00.000Z Search engines are told about All Saints, 2027-11-01',
  ])
})

test('whoever builds whenever something is due tells of every special day in time', () => {
  const special = Array.from({ length: 40 }, (_, index) => ({
    date: new Date(built + index * 37 * day).toISOString().slice(0, 10),
    label: `Day ${index}`,
  }))
  const missing = new Set(special.map(({ date }) => date))
  let now = built
  for (let next: number | undefined = built; next !== undefined;) {
    now = next
    for (const { date } of comingDays(special, now)) {
      expect(Date.parse(date)).toBeGreaterThan(now - 2 * day)
      missing.delete(date)
    }
    next = lapses(site({ special }), now).find(({ kind }) => kind === 'special-day')?.at
    if (next !== undefined) expect(next).toBeGreaterThan(now)
  }
  expect([...missing]).toEqual([])
})
