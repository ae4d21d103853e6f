import { expect } from '@playwright/test'

import { test } from './studio.ts'

test('a shop that is added is open, and its first field is written in at once', async ({
  page,
  studio,
}) => {
  await studio.open('content/locations')
  await studio.settings
    .getByRole('textbox', { name: /^Name of the new/ })
    .first()
    .fill('uptown')
  await page.keyboard.press('Enter')
  const entry = studio.settings.locator('details[data-at="/locations/uptown"]')
  await expect(entry.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.type('Uptown')
  await expect(entry.getByText('Uptown', { exact: true })).toBeVisible()
})
