import { type Page, expect } from '@playwright/test'

import { answerFeed, failFeed, feed, post } from '#tests/e2e/support/feed-service.ts'
import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'

async function strip(page: Page) {
  const section = page.getByRole('region', { name: /@mitts/i })
  await section.scrollIntoViewIfNeeded()
  return section
}

test('posts that arrive take the place of the snapshot, once, with the time since', async ({
  page,
  sites,
}) => {
  const asked = await answerFeed(page, [post('one'), post('two')])
  await page.goto(sites.multi)
  const section = await strip(page)
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await expect(section.getByText('3 hours ago').first()).toBeVisible()
  await expect(section.getByRole('link').first()).toHaveAttribute('href', /./)
  expect(asked()).toBe(1)
})

for (const [width, begins] of [
  [1440, 'cut at the edge, to show that there are more'],
  [1920, 'as far from the edge as they end, since all are in view'],
] as const) {
  test(`at ${width} px photos begin ${begins}`, onDesktops, async ({ page, sites }) => {
    await failFeed(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(sites.multi)
    const section = await strip(page)
    const photos = section.getByRole('listitem')
    const first = () => photos.first().boundingBox()
    if (width === 1440) await expect.poll(async () => (await first())?.x).toBeLessThan(0)
    else {
      const last = await photos.last().boundingBox()
      const begin = (await first())?.x
      expect(begin).toBeGreaterThan(0)
      expect(begin).toBeCloseTo(width - (last!.x + last!.width), 0)
    }
  })
}

test('the keyboard brings each photo into view whole', onPhones, async ({ page, sites }) => {
  await failFeed(page)
  await page.goto(sites.multi)
  const section = await strip(page)
  for (const photo of (await section.getByRole('listitem').all()).slice(0, 6)) {
    const link = photo.getByRole('link')
    await link.focus()
    await expect(link).toBeInViewport({ ratio: 0.99 })
  }
})

test('whoever is on a photo when new ones come stays at its place', async ({ page, sites }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await answerFeed(
    page,
    ['one', 'two', 'three'].map((id) => post(id)),
  )
  await page.route(feed, async (route) => {
    await asked
    await route.fallback()
  })
  await page.goto(sites.multi)
  const section = await strip(page)
  await section.getByRole('listitem').nth(1).getByRole('link').focus()
  answer()
  await expect(section.getByRole('listitem')).toHaveCount(3)
  await expect(section.getByRole('listitem').nth(1).getByRole('link')).toBeFocused()
})

test('photos are 130 wide and turned by at most six degrees, the same on every visit', async ({
  page,
  sites,
}) => {
  await page.route(feed, (route) => route.abort())
  const turns = async () => {
    await page.goto(sites.multi)
    const section = await strip(page)
    return section.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        const photo = [item, ...item.querySelectorAll<HTMLElement>('*')].find(
          (element) => getComputedStyle(element).rotate !== 'none',
        )
        const image = item.querySelector('img')
        return {
          turn: photo ? Number.parseFloat(getComputedStyle(photo).rotate) : 0,
          width: image?.offsetWidth,
        }
      }),
    )
  }
  const first = await turns()
  expect(first.every(({ turn, width }) => Math.abs(turn) <= 6 && width === 130)).toBe(true)
  expect(new Set(first.map(({ turn }) => turn)).size).toBeGreaterThan(4)
  expect(await turns()).toEqual(first)
})
