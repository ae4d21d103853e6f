import { expect } from '@playwright/test'

import { frames } from '#tests/e2e/support/frames.ts'
import { shifts } from '#tests/e2e/support/shifts.ts'
import { test } from '#tests/e2e/support/sites.ts'

/*
 * On a slow network words are there before their fonts. What stands in is as wide as they are on
 * average, in the case that each style is set in; letters differ, so a line may be a few pixels off,
 * and a long text may be broken elsewhere once.
 */
const pages = [
  ['multi', '', 0.0006],
  ['multi', 'terms', 0.005],
  ['single', '', 0.0006],
  ['single', 'terms', 0.005],
] as const

for (const [site, path, bound] of pages)
  test(`fonts that come late move next to nothing of /${path} of the ${site} site`, async ({
    page,
    sites,
  }) => {
    let send = (): void => {}
    const sent = new Promise<void>((resolve) => (send = resolve))
    await page.route('**/*.woff2', async (route) => {
      await sent
      await route.continue()
    })
    await page.goto(sites[site] + path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(frames)
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    send()
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(frames)
    expect(await shifts(page)).toBeLessThan(bound)
  })
