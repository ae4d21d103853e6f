import { expect } from '@playwright/test'

import { blockTypes } from '#tests/e2e/support/extremes.ts'
import { onPhones, test } from '#tests/e2e/support/sites.ts'
import { wordsOffScreen } from '#tests/e2e/support/words-off-screen.ts'

// As on every phone of this width; at one pixel a pixel, Linux rounds each letter to whole ones.
test.use({ deviceScaleFactor: 2 })

for (const type of blockTypes) {
  test(
    `${type} with the least, the most and right-to-left words fits a screen of 320 px`,
    onPhones,
    async ({ page, sites }) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(`${sites.extremes}extreme-${type}`)
      await expect(page.locator(`[data-block=${type}]`)).toHaveCount(3)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await page.evaluate(wordsOffScreen)).toEqual([])
      expect(errors).toEqual([])
    },
  )
}
