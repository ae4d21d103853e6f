import { expect } from '@playwright/test'

import { test } from '#tests/e2e/support/sites.ts'

for (const site of ['multi', 'single'] as const) {
  test(`the home of the ${site} site answers and says what it is`, async ({ page, sites }) => {
    const response = await page.goto(sites[site])
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}
