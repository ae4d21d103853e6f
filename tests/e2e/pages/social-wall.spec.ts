import { type Page, expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'
import { answerFeed, failFeed, feed, post } from '#tests/e2e/support/feed-service.ts'
import { shifts } from '#tests/e2e/support/shifts.ts'
import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'

const tiles = (page: Page) => page.locator('main [data-block=social-feed] li')

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const boxes = (page: Page): Promise<Box[]> =>
  tiles(page).evaluateAll((items) =>
    items.map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect()
      return { left, top: top + scrollY, width, height }
    }),
  )

test(
  '/social is of the For Here site alone, with its title, its heading and all posts (B4, H3)',
  onDesktops,
  async ({ page, request, sites }) => {
    await failFeed(page)
    await page.goto(`${sites.multi}social`)
    await expect(page).toHaveTitle('Mitts | Social Media')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/@mitts\.nyc/)
    await expect(tiles(page)).toHaveCount(16)
    expect((await request.get(`${sites.single}social`)).status()).toBe(404)
  },
)

test(
  'the feed is on the home, About, Contact and Social pages (H3)',
  onDesktops,
  async ({ page, sites }) => {
    await failFeed(page)
    for (const path of ['', 'about-us', 'contact', 'social']) {
      await page.goto(sites.multi + path)
      expect(
        await page.locator('[data-block^=social-]').locator('li').count(),
        `posts on /${path}`,
      ).toBeGreaterThan(8)
    }
  },
)

for (const [width, columns, gap] of [
  [1440, 4, 16],
  [999, 3, 16],
  [900, 3, 16],
  [767, 2, 10],
  [320, 2, 10],
] as const) {
  test(
    `posts fill ${columns} columns at ${width} px, ${gap} px apart, the shortest first (H7)`,
    width < 768 ? onPhones : onDesktops,
    async ({ page, sites }) => {
      await failFeed(page)
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${sites.multi}social`)
      const walls = await boxes(page)
      const lefts = [...new Set(walls.map(({ left }) => Math.round(left)))].toSorted(
        (a, b) => a - b,
      )
      expect(lefts).toHaveLength(columns)
      const ends = new Map(lefts.map((left) => [left, Number.NaN]))
      let newest = 0
      for (const { left, top, width: wide, height } of walls) {
        expect(wide / height).toBeGreaterThanOrEqual(3 / 4 - 0.01)
        expect(wide / height).toBeLessThanOrEqual(16 / 11 + 0.01)
        const end = ends.get(Math.round(left)) ?? Number.NaN
        if (!Number.isNaN(end)) {
          expect(Math.abs(top - end - gap), 'the gap above').toBeLessThan(1)
          const lowest = Math.min(...ends.values())
          expect(end, 'the shortest column').toBeLessThanOrEqual(lowest + 6)
        }
        expect(top, 'nothing newer below something older').toBeGreaterThanOrEqual(newest - 6)
        newest = Math.max(newest, top)
        ends.set(Math.round(left), top + height)
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    },
  )
}

test('nothing moves while photos arrive (H7)', async ({ page, sites }) => {
  await failFeed(page)
  await page.goto(`${sites.multi}social`)
  const before = await boxes(page)
  await page.mouse.wheel(0, 1200)
  await page.waitForTimeout(600)
  expect(await boxes(page)).toEqual(before)
  expect(await shifts(page)).toBeLessThan(0.01)
})

test(
  'the age and the caption rise when a post is pointed at or focused (H7, H10)',
  onDesktops,
  async ({ page, sites }) => {
    await failFeed(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${sites.multi}social`)
    const tile = tiles(page).nth(3)
    const caption = tile.getByText('Cookies leave the oven')
    await expect(caption).not.toBeInViewport({ ratio: 0.5 })
    await tile.hover()
    await expect(caption).toBeInViewport({ ratio: 1 })
    await expect(tile.locator('time')).toHaveText(/ ago$/)
    expect(await caption.evaluate((words) => words.clientHeight)).toBeLessThanOrEqual(52)
    await page.mouse.move(5, 5)
    await expect(caption).not.toBeInViewport({ ratio: 0.5 })
    await tiles(page).nth(2).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(tile.getByRole('link')).toBeFocused()
    await expect(caption).toBeInViewport({ ratio: 1 })
  },
)

test('a touch opens the post without a strip first (H7)', onPhones, async ({ page, sites }) => {
  await failFeed(page)
  await page.route('https://photos.example/**', (route) => route.fulfill({ body: 'The post' }))
  await page.goto(`${sites.multi}social`)
  await tiles(page).first().tap()
  await expect(page).toHaveURL(/^https:\/\/photos\.example\//)
})

test('the page has no accessibility faults, with the snapshot and with fresh posts (H7)', async ({
  page,
  sites,
}) => {
  await answerFeed(page, [post('one', 1), post('two', 2, { caption: '' })])
  await page.goto(`${sites.multi}social`)
  await expect(tiles(page)).toHaveCount(2)
  expect(await axe(page)).toEqual([])
  await page.unroute(feed)
  await failFeed(page)
  await page.goto(`${sites.multi}social`)
  await expect(tiles(page)).toHaveCount(16)
  expect(await axe(page)).toEqual([])
})

test('two blocks with the feed on one page ask for it once (H2)', async ({ page, sites }) => {
  const asked = await answerFeed(page, [post('one', 1), post('two', 2)])
  // The strip of the home page moves in under the wall, as if the page listed both.
  const home = await (await page.request.get(sites.multi)).text()
  const [strip = ''] = /<section class="social-strip-root".*?<\/section>/s.exec(home) ?? []
  await page.route(`${sites.multi}social`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</main>', `${strip}</main>`)
    await route.fulfill({ response, body })
  })
  await page.goto(`${sites.multi}social`)
  await expect(tiles(page)).toHaveCount(2)
  const row = page.locator('main > section:last-child li')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(row).toHaveCount(2)
  expect(asked()).toBe(1)
})

test('whoever is on a photo that goes when new ones come stays at its place', async ({
  page,
  sites,
}) => {
  await answerFeed(page, [post('one', 1), post('two', 2), post('three', 3)])
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(feed, async (route) => {
    await asked
    await route.fallback()
  })
  await page.goto(`${sites.multi}social`)
  await tiles(page).nth(1).getByRole('link').focus()
  answer()
  await expect(tiles(page)).toHaveCount(3)
  await expect(tiles(page).nth(1).getByRole('link')).toBeFocused()
})
