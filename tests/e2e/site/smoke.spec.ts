import { expect } from '@playwright/test'

import { test } from '#tests/e2e/support/sites.ts'

for (const site of ['multi', 'single'] as const) {
  test(`the home of the ${site} site answers and says what it is`, async ({ page, sites }) => {
    const response = await page.goto(sites[site])
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    // Rules in rules are unknown to Safari 16.4, which knows all else that the styles cannot do without.
    const styles = (await page.locator('style').allTextContents()).join('')
    expect(styles).toContain('.kit-button-root:active')
    expect(styles).not.toContain('&')
  })
}
