import { expect } from '@playwright/test'

import { test } from './studio.ts'

test('Ctrl+K makes a link of the words that are selected, and opens the list of everything without any', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await page.getByRole('treeitem', { name: 'Intro' }).click()
  const text = studio.settings.getByRole('textbox', { name: 'Text', exact: true })
  const panel = page.getByRole('dialog', { name: 'Where the link goes' })
  const all = page.getByRole('combobox', { name: 'Do or open' })
  await text.click()
  await page.keyboard.press('Control+Home')
  for (let letters = 0; letters < 2; letters++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+k')
  await expect(panel).toBeVisible()
  await expect(all).toHaveCount(0)
  await panel.getByRole('combobox').first().selectOption('A web address')
  await panel.getByRole('textbox').fill('https://beef.example/')
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue(/^\[We\]\(https:\/\/beef\.example\/\) roast/)
  await expect(text).toBeFocused()
  await expect(studio.canvas.getByRole('link', { name: 'We', exact: true })).toBeVisible()

  // The words are selected still, so that it can be changed at once.
  await page.keyboard.press('Control+k')
  await expect(panel.getByRole('textbox')).toHaveValue('beef.example/')
  await expect(panel.getByRole('button', { name: 'Remove the link' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+k')
  await expect(all).toBeFocused()
})

test('Ctrl+K makes a link of words that are selected on the page, and opens what everything is found by while words are written and none are selected', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const { canvas } = studio
  const { x, y } = await studio.spot(canvas.getByText(/^We roast the meats/))
  await page.mouse.dblclick(x, y)
  await studio.hears(/^Writing Text 1\./)
  await page.keyboard.press('Control+Home')
  for (let letters = 0; letters < 2; letters++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Control+k')
  const panel = page.getByRole('dialog', { name: 'Where the link goes' })
  await panel.getByRole('combobox').first().selectOption('A web address')
  await panel.getByRole('textbox').fill('https://beef.example/')
  await page.keyboard.press('Enter')
  await expect(canvas.getByRole('link', { name: 'We', exact: true })).toBeVisible()
  await expect(studio.settings.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    /^\[We\]\(https:\/\/beef\.example\/\) roast/,
  )
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('application')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(canvas.getByRole('link', { name: 'We', exact: true })).toHaveCount(0)
  await page.mouse.dblclick(x, y)
  await studio.hears(/^Writing Text 1\./)
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Yes: ')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Do or open' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Shift+f')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(canvas.getByText(/^Yes: We roast the meats/)).toBeVisible()
})
