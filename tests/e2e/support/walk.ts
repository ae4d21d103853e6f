import type { Page } from '@playwright/test'

/** Goes down the page and back to its top, so that all is there that appears only when it is near. */
export async function walk(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForTimeout(50)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
