import { expect, test } from 'vitest'

import { routeTable } from '#engine/site/routes.ts'
import { siteView } from '#render/site-view.ts'
import { metrics, model } from '#tests/contract/test-site.ts'

const live = 'multi-location'
const table = routeTable(model, live)
const page = table.find(({ path }) => path === '/v1/')
if (!page) throw new Error('The archived set has no home.')
const input = { model, table, page, live, media: {}, metrics, year: 2026 }
const { resolve, fit } = siteView(input)

test.each([
  ['/menu', '/v1/menu'],
  ['/menu/', '/v1/menu/'],
  ['/menu/#drinks', '/v1/menu/#drinks'],
  ['/%6Denu', '/v1/%6Denu'],
  ['/menu#drinks', '/v1/menu#drinks'],
  ['/menu?without=egg', '/v1/menu?without=egg'],
  ['/menu?without=egg#drinks', '/v1/menu?without=egg#drinks'],
  ['/menu#a#b', '/v1/menu#a#b'],
  ['/terms?from=menu', '/terms?from=menu'],
])('a page of an archived set leads to %s as %s', (href, address) => {
  expect(resolve(href)).toBe(address)
})

test('the addresses of a site are read once, not for each of its pages', () => {
  let read = 0
  const counted = table.map((one) => ({
    ...one,
    get set() {
      read += 1
      return one.set
    },
  }))
  for (const of of counted) siteView({ ...input, table: counted, page: of }).resolve('/menu')
  expect(read).toBe(counted.length * new Set(table.map(({ dress }) => dress)).size)
})

test('a link that is not there is called by its name alone', () => {
  expect(() => resolve('link:odrer?utm=1')).toThrow(
    'There is no link "odrer" in content/links.json.',
  )
})

test('a line of a headline says where its letters have marks, and plain ones say nothing', () => {
  const lines = fit([{ text: 'Força' }, { text: 'É já' }, { text: 'Força já' }, { text: 'Plain' }])
  expect(lines.map(({ marks }) => marks)).toEqual([
    { above: false, below: true, deep: false },
    { above: true, below: false, deep: false },
    { above: true, below: true, deep: false },
    undefined,
  ])
  expect(lines[3]).not.toHaveProperty('marks')
})

test('a line is measured with the capitals that its language shows', () => {
  const font = { ...metrics, advances: { I: [300, 300], İ: [600, 600] } }
  const sizeIn = (lang: string): number | undefined => {
    const { site } = model
    const view = siteView({ ...input, metrics: font, model: { ...model, site: { ...site, lang } } })
    return view.fit([{ text: 'ii' }])[0]?.size
  }
  expect(sizeIn('en')).toBeCloseTo(1 / 0.6)
  expect(sizeIn('tr-TR')).toBeCloseTo(1 / 1.2)
})

test('a line is drawn at the weight that it was measured at, whatever stands in for it', () => {
  const light = siteView({ ...input, metrics: { ...metrics, wght: 400 } })
  const [line] = light.fit([{ text: 'Plain' }])
  expect(line?.face).toEqual({ fontVariationSettings: '"wght" 400', fontSynthesis: 'none' })
  expect(fit([{ text: 'Plain' }])[0]).toEqual({ ...line, face: undefined })
})
