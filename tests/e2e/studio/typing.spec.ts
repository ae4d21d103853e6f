/** What is typed in a field key by key. */
import { expect } from '@playwright/test'

import { test } from './studio.ts'

test('a date that is typed key by key is one step to take back', async ({ page, studio }) => {
  await studio.openFaves()
  await studio.settings.getByRole('tab', { name: 'Show when' }).click()
  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ })
  const from = studio.settings.getByLabel('From', { exact: true })
  // It is another date at each digit of the year; they come slower than any burst.
  await from.pressSequentially('1201')
  await page.keyboard.type('2026', { delay: 900 })
  await expect(from).toHaveValue('2026-12-01')
  await expect(undo).toHaveAccessibleName('Undo: Change From')
  await from.press('Control+z')
  await expect(from).toHaveValue('')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
})

test('stars beside strong words stay stars, also when the page is opened again', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await page.getByRole('treeitem', { name: 'Intro' }).click()
  const field = studio.settings.getByRole('textbox', { name: 'Text' })
  await field.fill('2 ** 3 buns, hot')
  await field.press('End')
  for (let letters = 0; letters < 3; letters += 1) await field.press('Shift+ArrowLeft')
  await field.press('Control+b')
  const looks = async (): Promise<void> => {
    await expect(studio.canvas.locator('#intro strong')).toHaveText(['hot'])
    await expect(studio.canvas.getByText('2 ** 3 buns, hot')).toBeVisible()
  }
  await looks()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('All saved')).toBeVisible()
  await studio.open('multi-location/home')
  await looks()
})
