import { expect } from '@playwright/test'

import { test } from './studio.ts'

test('the Enter that ends a word of Japanese makes no page and runs no action', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const machine = await page.context().newCDPSession(page)
  /** Writes with an input method, and chooses what it offers by Enter, as on a Mac. */
  const compose = async (text: string): Promise<void> => {
    const at = { selectionStart: text.length, selectionEnd: text.length }
    await machine.send('Input.imeSetComposition', { text, ...at })
    await page.keyboard.press('Enter')
    await machine.send('Input.insertText', { text })
  }
  await page.keyboard.press('Control+k')
  await page.keyboard.type('new page')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('New page')
  await page.keyboard.press('End')
  await compose('nihon')
  await expect(dialog).toHaveAccessibleName('New page')
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/nihon')
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await expect(dialog).toHaveAccessibleName('Do or open anything')
  await compose('about')
  await expect(dialog).toHaveAccessibleName('Do or open anything')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await page.getByRole('treeitem', { name: 'Intro' }).click()
  const name = studio.settings.getByRole('textbox', { name: 'Name in the page' })
  await name.fill('')
  await compose('nihon')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await page.keyboard.type('go')
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('nihongo')
})

test('words from right to left are written from the right', async ({ page, studio }) => {
  await studio.open('multi-location/home')
  await page.getByRole('treeitem', { name: 'Intro' }).click()
  const line = studio.settings.getByRole('textbox', { name: /^Text/ }).first()
  await expect(line).toHaveCSS('unicode-bidi', 'plaintext')
})
