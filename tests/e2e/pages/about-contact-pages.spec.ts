import { expect } from '@playwright/test'

import { answerFeed } from '#tests/e2e/support/feed-service.ts'
import { test } from '#tests/e2e/support/sites.ts'
import { walk } from '#tests/e2e/support/walk.ts'

/** The pages of this topic, each with the site it belongs to. */
const pages = [
  ['multi', 'about-us', 'B2'],
  ['multi', 'contact', 'B3'],
  ['multi', 'not-a-bowl-place', 'B7'],
  ['single', 'not-a-bowl-place', 'B7'],
] as const

for (const [site, path, number] of pages) {
  const of = `/${path} of the ${site} site`

  test(`${of} says nothing on the console and moves nothing as it loads (${number})`, async ({
    page,
    sites,
  }) => {
    await answerFeed(page)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(String(error)))
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(sites[site] + path)
    await walk(page)
    await page.waitForTimeout(300)
    expect(said).toEqual([])
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
  })

  test(`the links and buttons in the main part of ${of} are tall enough for a thumb (${number})`, async ({
    page,
    sites,
  }) => {
    await page.goto(sites[site] + path)
    const own = ['contact-card', 'poster', 'values', 'shelf', 'hero-image']
    for (const link of await page
      .locator(own.map((type) => `[data-block=${type}] a`).join(', '))
      .all()) {
      const box = await link.boundingBox()
      expect(box?.height ?? 0, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44)
    }
  })
}
