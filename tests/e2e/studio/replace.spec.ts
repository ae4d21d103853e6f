import { expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'

import { test } from './studio.ts'

test('the author replaces words on all pages in one step, sees each before, and leaves one out', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await page.keyboard.press('Control+Shift+f')
  const dialog = page.getByRole('dialog', { name: 'Search all pages' })
  await page.keyboard.type('sandwich')
  await expect(dialog.getByText(/^In \d+ places\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click()
  const instead = dialog.getByRole('textbox', { name: 'Replace with' })
  await expect(instead).toBeFocused()
  await instead.fill('hoagie')
  const all = dialog.getByRole('button', { name: /^Replace all \d+$/ })
  await expect(dialog.getByText(/^In \d+ places, \d+ of which stay as they are\.$/)).toBeVisible()
  await expect(dialog.getByRole('deletion').first()).toHaveText(/^sandwich$/i)
  await expect(dialog.getByRole('insertion').first()).toHaveText('hoagie')
  // Only now: with nothing typed yet, other places can be replaced.
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(3)
  expect(await axe(page, 'dialog')).toEqual([])

  await page.keyboard.press('Tab')
  const first = dialog.getByRole('checkbox').first()
  await expect(first).toBeFocused()
  await page.keyboard.press('Space')
  await expect(first).not.toBeChecked()
  await dialog.getByRole('button', { name: `Replace ${count - 1}` }).click()
  await studio.hears(
    `Replaced “sandwich” with “hoagie” in ${count - 1} places. Undo takes it back.`,
  )
  await expect(dialog.getByRole('checkbox')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('All saved')).toBeVisible()
  expect(studio.read('shared/quiz.json')).toMatch(/hoagie/)
  await page.keyboard.press('Control+z')
  await studio.hears(`Undone: Replace “sandwich” with “hoagie” in ${count - 1} places.`)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('All saved')).toBeVisible()
  expect(studio.read('shared/quiz.json')).not.toMatch(/hoagie/)
})
