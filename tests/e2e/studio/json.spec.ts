import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'

import { test } from './studio.ts'

test('the author writes JSON beside the page, and no slip of it is lost or shown', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await studio.canvas.getByRole('heading', { name: 'Faves' }).click()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await settings.getByRole('tab', { name: 'JSON' }).click()
  const text = settings.getByRole('textbox', { name: 'JSON' })
  await expect(text).toContainText('"heading": "Faves"')

  // To the end of the fourth line, the heading.
  await text.press('Control+Home')
  for (let line = 0; line < 3; line += 1) await text.press('ArrowDown')
  await text.press('End')
  await page.keyboard.type('\n"noteColor": "mustrd",')
  await expect(settings.getByText(/"noteColor" cannot be "mustrd"/)).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('aside').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await settings.getByRole('button', { name: 'Use “mustard”' }).click()
  await expect(text).toContainText('"noteColor": "mustard"')

  await text.press('Control+Home')
  await text.press('End')
  await page.keyboard.type(' oops')
  await expect(page.getByText('Showing the last version that worked')).toBeVisible()
  await expect(settings.getByText('The name oops has no quotes.')).toBeVisible()
  await settings.getByRole('tab', { name: 'Content' }).click()
  await settings.getByLabel('Heading').fill('Favorites')
  await settings.getByRole('tab', { name: 'JSON' }).click()
  await expect(text).toContainText('oops')
  await text.press('Control+z')
  await expect(text).not.toContainText('oops')
  await expect(text).toContainText('"heading": "Favorites"')

  await text.press('Control+z')
  await expect(text).toContainText('"heading": "Faves"')
  await expect(studio.canvas.getByRole('heading', { name: 'Faves' })).toBeVisible()
})
