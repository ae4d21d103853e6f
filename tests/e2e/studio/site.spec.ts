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

test('an entry of a long list that is moved by keys stays in sight', async ({ page, studio }) => {
  await studio.open('multi-location/contact')
  await page.getByRole('tab', { name: 'Site' }).click()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const section = studio.settings.getByRole('group', { name: 'Drinks' })
  await section.getByRole('button', { name: 'Drinks', exact: true }).click()
  const handles = section.getByRole('list').getByRole('button', { name: /^Move .+, \d+ of \d+$/ })
  const count = await handles.count()
  await handles.first().focus()
  for (let step = 1; step < count; step += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(handles.nth(step)).toBeFocused()
    await expect(handles.nth(step)).toBeInViewport({ ratio: 1 })
  }
})
