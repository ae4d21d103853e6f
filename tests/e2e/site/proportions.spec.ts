import { type Locator, expect } from '@playwright/test'

import { onDesktops, test } from '#tests/e2e/support/sites.ts'

const rects = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  )

test(
  'the headline over the street breaks where its author breaks it, on every screen',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(sites.multi)
    await page.evaluate(() => document.fonts.ready)
    const lines = page.getByRole('heading', { name: 'Four doors. Knock on any.' }).locator('span')
    for (const width of [1440, 1024, 820, 768]) {
      await page.setViewportSize({ width, height: 800 })
      const [first, second] = await rects(lines)
      expect(second!.height, `at ${width}`).toBeCloseTo(first!.height, 0)
    }
    // On a phone the second is too long for one line, and the first never is.
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const [first, second] = await rects(lines)
      expect(second!.height, `at ${width}`).toBeCloseTo(2 * first!.height, 0)
    }
  },
)

test('links of the footer stand equally far apart, be they in one line or two', async ({
  page,
  sites,
}) => {
  const viewport = page.viewportSize()!
  if (viewport.width > 1024) await page.setViewportSize({ ...viewport, width: 1024 })
  await page.goto(sites.multi)
  await page.evaluate(() => document.fonts.ready)
  const column = page.getByRole('contentinfo').getByRole('navigation', { name: 'Eat' })
  const [, before, long] = await column.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      return words.getBoundingClientRect().toJSON() as DOMRect
    }),
  )
  const [, one, two] = await rects(column.getByRole('link'))
  expect(long!.height).toBeGreaterThan(1.5 * before!.height)
  expect(Math.abs(long!.top - two!.top - (before!.top - one!.top))).toBeLessThan(1.5)
})

test(
  'photos wider than their column stand out on both its sides, few start under the heading',
  onDesktops,
  async ({ page, sites }) => {
    await page.setViewportSize({ width: 1920, height: 900 })
    await page.goto(sites.multi)
    const block = page.locator('[data-block=social-strip]')
    const photos = block.getByRole('listitem')
    const [heading] = await rects(block.getByRole('heading'))
    const all = await rects(photos)
    const [first, last] = [all[0]!, all.at(-1)!]
    expect(first.left).toBeLessThan(heading!.left)
    expect(first.left).toBeCloseTo(1920 - last.right, 0)
    await photos.evaluateAll((items) => items.slice(3).forEach((item) => item.remove()))
    expect((await rects(photos))[0]!.left).toBeCloseTo(heading!.left, 0)
  },
)

test(
  'the arms of the 404 page run off the screen, however wide',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(`${sites.multi}nothing-here`)
    for (const width of [1440, 2560, 3440]) {
      await page.setViewportSize({ width, height: 1080 })
      const [hands] = await rects(
        page.getByRole('heading', { name: '404' }).locator('..').locator('img'),
      )
      expect(hands!.left, `at ${width}`).toBeLessThanOrEqual(0)
      expect(hands!.right, `at ${width}`).toBeGreaterThanOrEqual(width)
    }
  },
)
