import { expect } from '@playwright/test'

import { answerFeed } from '#tests/e2e/support/feed-service.ts'
import { shifts } from '#tests/e2e/support/shifts.ts'
import { test } from '#tests/e2e/support/sites.ts'
import { walk } from '#tests/e2e/support/walk.ts'

/** The pages of this topic, each with the site it belongs to and the blocks whose links are its own. */
const pages = [
  ['multi', 'about-us', 'B2', ['values', 'contact-card']],
  ['multi', 'contact', 'B3', ['contact-card']],
  ['multi', 'not-a-bowl-place', 'B7', ['poster']],
  ['single', 'not-a-bowl-place', 'B7', ['poster']],
] as const

for (const [site, path, number, own] of pages) {
  const of = `/${path} of the ${site} site`

  test(`${of} says nothing on the console, moves nothing as it loads, and its links are tall enough for a thumb (${number})`, async ({
    page,
    sites,
  }) => {
    await answerFeed(page)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(String(error)))
    await page.goto(sites[site] + path)
    await walk(page)
    await page.waitForTimeout(300)
    expect(said).toEqual([])
    expect(await shifts(page)).toBeLessThan(0.01)
    for (const type of own) {
      const links = page.locator(`[data-block=${type}] a`)
      expect(await links.count(), type).toBeGreaterThan(0)
      for (const link of await links.all()) {
        const box = await link.boundingBox()
        expect(box?.height ?? 0, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44)
      }
    }
  })
}
