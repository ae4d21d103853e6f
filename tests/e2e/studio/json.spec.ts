import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'

import { test } from './studio.ts'

test('the author writes JSON beside the page, and no slip of it is lost or shown', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  const { settings } = studio
  const text = await studio.openJson()
  await expect(text).toContainText('"heading": "Faves"')

  // To the end of the fourth line, the heading.
  await text.press('Control+Home')
  for (let line = 0; line < 3; line += 1) await text.press('ArrowDown')
  await text.press('End')
  await page.keyboard.type('\n"noteColor": "mustrd",')
  await expect(settings.getByText(/"noteColor" cannot be "mustrd"/)).toBeVisible()
  expect(await axe(page, 'aside')).toEqual([])
  await settings.getByRole('button', { name: 'Use “mustard”' }).click()
  await expect(text).toContainText('"noteColor": "mustard"')

  await text.press('Control+Home')
  await text.press('End')
  await page.keyboard.type(' oops')
  await expect(page.getByText('Showing the last version that worked')).toBeVisible()
  await expect(settings.getByText('The name oops has no quotes.')).toBeVisible()
  await settings.getByRole('tab', { name: 'Content' }).click()
  await settings.getByLabel('Heading').fill('Favorites')
  await studio.openJson()
  await expect(text).toContainText('oops')
  await text.press('Control+z')
  await expect(text).not.toContainText('oops')
  await expect(text).toContainText('"heading": "Favorites"')

  await text.press('Control+z')
  await expect(text).toContainText('"heading": "Faves"')
  await expect(studio.canvas.getByRole('heading', { name: 'Faves' })).toBeVisible()
})

test('what is typed into a broken text is taken back word by word, and comes again', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  const { settings } = studio
  const text = await studio.openJson()
  await text.press('Control+Home')
  await text.press('End')
  await page.keyboard.insertText('uno')
  // A pause in typing ends what one press takes back.
  await page.waitForTimeout(700)
  await page.keyboard.insertText(' dos')
  await expect(text).toContainText('{uno dos')
  await expect(page.getByText('Not saved: fix the JSON first')).toBeVisible()
  await text.press('Control+z')
  await expect(text).toContainText('{uno')
  await expect(text).not.toContainText('dos')
  await text.press('Control+z')
  await expect(text).not.toContainText('uno')
  await expect(page.getByText('Showing the last version that worked')).toBeHidden()
  await expect(page.getByText('All saved')).toBeVisible()
  await text.press('Control+Shift+Z')
  await text.press('Control+Shift+Z')
  await expect(text).toContainText('{uno dos')
  // So does what was left when the tab was closed.
  await settings.getByRole('tab', { name: 'Content' }).click()
  await studio.openJson()
  await expect(text).toContainText('{uno dos')
  await text.press('Control+z')
  await expect(text).not.toContainText('uno')
  await text.press('Control+y')
  await expect(text).toContainText('{uno dos')
})

test('the key that shows what is wrong does so from the JSON as well', async ({ page, studio }) => {
  await studio.openFaves()
  const text = await studio.openJson()
  await text.press('Control+Shift+M')
  await expect(page.getByText('Nothing is wrong.')).toBeVisible()
})

test('a block is named anew in its JSON, letter by letter, and stays what is written in', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  const blocks = page.getByRole('treeitem')
  await expect(page.getByRole('treeitem', { level: 2 }).first()).toBeVisible()
  const count = await blocks.count()
  const text = await studio.openJson()
  await text.press('Control+Home')
  for (let line = 0; line < 2; line += 1) await text.press('ArrowDown')
  await text.press('End')
  for (let letter = 0; letter < 2; letter += 1) await text.press('ArrowLeft')
  await page.keyboard.type('-new', { delay: 30 })
  await expect(text).toBeFocused()
  await expect(text).toContainText('"id": "faves-new"')
  await page.keyboard.press('Backspace')
  await expect(text).toContainText('"id": "faves-ne"')
  await expect(blocks).toHaveCount(count)
  // Letters that come slowly are steps of their own.
  await expect(async () => {
    await text.press('Control+z')
    await expect(text).toContainText('"id": "faves"', { timeout: 500 })
  }).toPass()
  await expect(text).toBeFocused()
})

test('the cursor in the JSON and what is selected on the page go together', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const { settings } = studio
  const faves = page.getByRole('treeitem', { name: /^Faves/ })
  const text = await studio.openJson()
  await expect(text).toContainText('"route"')
  await text.press('Control+f')
  await page.keyboard.type('"heading": "Faves"')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(faves).toHaveAttribute('aria-selected', 'true')
  await expect(text).toBeFocused()
  await expect(text).toContainText('"type": "intro"')

  // In a text that is no JSON, nobody can tell where the cursor is.
  await page.keyboard.type('"')
  await text.press('Control+Home')
  await expect(faves).toHaveAttribute('aria-selected', 'true')
  await text.press('Control+z')
  await text.press('Control+Home')
  await expect(faves).toHaveAttribute('aria-selected', 'false')

  // The other way round, a part that is clicked is where the cursor goes.
  await studio.click(studio.canvas.getByRole('heading', { name: 'Faves' }))
  await expect(settings.locator('.cm-activeLine')).toContainText('"heading": "Faves"')
  await studio.canvas
    .getByRole('heading', { name: 'the Baron' })
    .click({ position: { x: 8, y: 40 } })
  await expect(text).toBeFocused()
  await expect(settings.locator('.cm-activeLine + .cm-line')).toContainText('the Baron')
})

test('a page whose file is no JSON is listed, mended as text, and saved in its own form', async ({
  page,
  studio,
}) => {
  const file = join(studio.pages, 'multi-location/about-us.json')
  const sound = readFileSync(file, 'utf8')
  const broken = sound.replace('"/about-us",', '"/about-us"')
  writeFileSync(file, broken)
  await studio.open('multi-location/home')
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'multi-location/about-us.json' }).click()
  await expect(page.getByText('About us can’t be read, so it isn’t shown.')).toBeVisible()
  const { settings } = studio
  const text = settings.getByRole('textbox', { name: 'JSON' })
  await expect(settings.getByText('A comma is missing')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await settings.getByRole('button', { name: 'Fix it' }).click()
  await expect(studio.canvas.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await text.press('Control+z')
  await expect(settings.getByText('A comma is missing')).toBeVisible()
  await text.press('Control+y')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('All saved')).toBeVisible()
  expect(readFileSync(file, 'utf8')).toBe(sound)
})
