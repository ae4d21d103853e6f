import { type Page, expect } from '@playwright/test'

import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'

// A visitor far from the shop, whose own clock must not matter.
test.use({ timezoneId: 'Asia/Tokyo' })

/** What tells the test that a page has written a date for people. */
interface Notes {
  noteWriting(what: string): Promise<void>
}

/** Opens a page at a moment of the shop's time; the clock then runs on. */
async function visit(page: Page, url: string, when: string): Promise<void> {
  await page.clock.install({ time: new Date(when) })
  await page.goto(url)
}

for (const [browsers, hasTemporal] of [
  ['', true],
  [', also where there is no Temporal', false],
] as const) {
  test(
    `on a Saturday in New York both cards of the counter say when it opens again${browsers} (F3, G8)`,
    onDesktops,
    async ({ page, sites }) => {
      const written: string[] = []
      await page.exposeFunction('noteWriting', (what: string) => written.push(what))
      await page.addInitScript((keep) => {
        if (!keep) Reflect.deleteProperty(Date.prototype, 'toTemporalInstant')
        for (const way of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const)
          Date.prototype[way] = new Proxy(Date.prototype[way], {
            apply(write, date, how: []) {
              void (globalThis as unknown as Notes).noteWriting(way)
              return Reflect.apply(write, date, how)
            },
          })
      }, hasTemporal)
      const words = page.getByText('Closed now, opens 7 AM Monday')
      await visit(page, `${sites.single}location+hours`, '2026-11-21T12:00-05:00')
      await expect(words).toBeVisible()
      await page.goto(sites.single)
      await page.getByRole('heading', { name: 'Location + Hours' }).scrollIntoViewIfNeeded()
      await expect(words).toBeVisible()
      // The first date that is written for people costs a phone's main thread 160 ms.
      expect(new Set(written)).toEqual(new Set(hasTemporal ? [] : ['toLocaleString']))
    },
  )
}

test('the four shops tell for themselves, once they are looked at (J5, D10, D11)', async ({
  page,
  sites,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('open-now')) scripts.push(request.url())
  })
  // A Saturday: two are open.
  await visit(page, sites.multi, '2026-11-21T12:00-05:00')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  const shops = page.locator('[data-block=location-card]').getByRole('listitem')
  await shops.last().scrollIntoViewIfNeeded()
  await shops.first().scrollIntoViewIfNeeded()
  for (const [index, words] of [
    'Open now, until 8 PM',
    'Closed now, opens 8 AM Monday',
    'Closed now, opens 8 AM Monday',
    'Open now, until 8 PM',
  ].entries())
    await expect(shops.nth(index)).toContainText(words)
  expect(scripts).toHaveLength(1)
})

test(
  'what it says changes in the minute the shop does, quietly',
  onDesktops,
  async ({ page, sites }) => {
    await visit(page, `${sites.single}location+hours`, '2026-11-23T15:28:30-05:00')
    const badge = page.getByText('Open now, until 4 PM')
    await expect(badge).toBeVisible()
    const announced = '[aria-live], [role=status], [role=alert], [role=log], [role=timer], output'
    expect(await badge.evaluate((element, loud) => element.closest(loud), announced)).toBeNull()
    await page.clock.runFor('01:30')
    await expect(page.getByText('Closes soon, at 4 PM')).toBeVisible()
    await page.clock.runFor('30:00')
    await expect(page.getByText('Closed now, opens 7 AM tomorrow')).toBeVisible()
  },
)

test('today stands out in the week, and past holidays are gone (G8)', async ({ page, sites }) => {
  await visit(page, `${sites.single}location+hours`, '2026-11-28T12:00-05:00')
  const bold = page.locator('[aria-current=date]')
  await expect(bold).toHaveCount(1)
  await expect(bold).toContainText('Saturday')
  await expect(bold).toHaveCSS('font-weight', '700')
  await page.getByText('Holidays', { exact: true }).click()
  await expect(page.getByText('Thu, Nov 26, 2026')).toBeHidden()
  await expect(page.getByText('Fri, Dec 25, 2026')).toBeVisible()
})

test('on a holiday its line stands out, and no line of the week', async ({ page, sites }) => {
  await visit(page, `${sites.single}location+hours`, '2026-11-26T12:00-05:00')
  await expect(page.getByText('Closed for Thanksgiving')).toBeVisible()
  const bold = page.locator('[aria-current=date]')
  await expect(bold).toHaveCount(1)
  await expect(bold).toContainText('Thu, Nov 26, 2026')
})

test(
  'beside a holiday with a long name, Closed stays a word on the smallest phone',
  onPhones,
  async ({ page, sites }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await visit(page, `${sites.single}location+hours`, '2026-11-20T12:00-05:00')
    await page.getByText('Holidays', { exact: true }).click()
    const name = page.locator('dt', { hasText: 'Thanksgiving' }).first()
    await name.evaluate((term) => term.prepend('The morning after a long evening of '))
    const closed = name.locator('+ dd')
    const lines = await closed.evaluate((word) => {
      const range = document.createRange()
      range.selectNodeContents(word)
      return range.getClientRects().length
    })
    expect(lines).toBe(1)
  },
)

for (const [site, path, within] of [
  ['single', 'location+hours', 'main'],
  ['single', '', '[data-block=hours-card]'],
  ['multi', '', '[data-block=location-card]'],
] as const) {
  test(
    `nothing in ${within} of the ${site} site moves when the words arrive, not even the longest`,
    onDesktops,
    async ({ page, sites }) => {
      await page.clock.setFixedTime(new Date('2027-07-05T12:00-04:00'))
      const heights = async (): Promise<Map<number, number>> => {
        await page.evaluate(() => document.fonts.ready)
        const found = new Map<number, number>()
        for (const width of [320, 390, 768, 1000, 1100, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const box = page.locator(within)
          found.set(width, await box.evaluate((element) => element.getBoundingClientRect().height))
        }
        return found
      }
      await page.route('**/*open-now*', (route) => route.abort())
      await page.goto(sites[site] + path)
      const before = await heights()
      await page.unroute('**/*open-now*')
      await page.goto(sites[site] + path)
      const words = page.locator(within).getByText(/Mon–Fri/)
      await words.last().scrollIntoViewIfNeeded()
      await expect(page.getByText(/Closed for Independence Day/).first()).toBeVisible()
      // Less than a pixel is how a browser rounds the heights of lines.
      for (const [width, height] of await heights())
        expect(Math.abs(height - (before.get(width) ?? 0)), `at ${width}`).toBeLessThan(0.5)
    },
  )
}
