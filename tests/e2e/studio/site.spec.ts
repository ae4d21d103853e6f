import { expect } from '@playwright/test'

import { test } from './studio.ts'

test('a shop that is added is open, has its name, and is written in at once', async ({
  page,
  studio,
}) => {
  await studio.open('content/locations')
  await studio.settings
    .getByRole('textbox', { name: /^Name of the new/ })
    .first()
    .fill('Uptown Corner')
  await page.keyboard.press('Enter')
  const entry = studio.settings.locator('details[data-at="/locations/uptown-corner"]')
  await expect(entry.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Uptown Corner',
  )
  await expect(entry.getByRole('textbox', { name: 'Street' })).toBeFocused()
  await page.keyboard.type('9 Example Street')
  await expect(entry.getByRole('textbox', { name: 'Street' })).toHaveValue('9 Example Street')
})
