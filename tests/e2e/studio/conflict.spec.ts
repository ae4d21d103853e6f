import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Locator, expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'

import { seenToItsEdge, test } from './studio.ts'

const home = 'multi-location/home.json'

test('what changed here and on disk is chosen row by row, and nothing is lost meanwhile', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const outline = page.getByRole('tree', { name: 'Blocks of this page' })
  await outline.getByRole('treeitem', { name: 'Faves' }).click()
  await page.getByLabel('Heading').fill('Our own faves')
  await expect(page.getByText('1 document has changes')).toBeVisible()
  writeFileSync(
    join(studio.pages, home),
    studio
      .read(home)
      .replace('"heading": "Faves"', '"heading": "Their own picks"')
      .replace('"title": "{product} | Hello"', '"title": "{product} | Start"'),
  )

  const dialog = page.getByRole('dialog', { name: 'Home changed on disk' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  const row = dialog.getByRole('radiogroup', { name: /Faves, heading/ })
  for (const [at, head] of ['Mine', /^On disk, /].entries())
    expect((await dialog.getByText(head, { exact: true }).boundingBox())?.x).toBe(
      (await row.locator('label').nth(at).boundingBox())?.x,
    )
  await expect(dialog.locator('mark')).toHaveText(['Our', 'faves', 'Their', 'picks'])
  expect(await axe(page, 'dialog')).toEqual([])
  const save = dialog.getByRole('button', { name: 'Save my choices' })
  await expect(save).toHaveAttribute('title', 'Choose a side in each row first.')

  // 1280 × 1024 at 400 %: the sides stand under each other, and say which they are.
  await page.setViewportSize({ width: 320, height: 256 })
  for (const side of await row.locator('label').all())
    expect((await side.boundingBox())?.width).toBeGreaterThan(180)
  for (const name of ['Mine: ', 'On disk: '])
    expect((await row.getByText(name, { exact: true }).boundingBox())?.width).toBeGreaterThan(180)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(studio.canvas.getByRole('heading', { name: 'Our own faves' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(dialog).toBeVisible()
  expect(studio.read(home)).toContain('Their own picks')

  await dialog.getByRole('radio', { name: /^Mine: Our own faves/ }).check()
  await expect(dialog.getByText('All chosen')).toBeVisible()
  await save.click()
  await expect(page.getByText('All saved')).toBeVisible()
  expect(studio.read(home)).toContain('"heading": "Our own faves"')
  expect(studio.read(home)).toContain('"title": "{product} | Start"')
})

test('the picture of a block on either side is seen to its edge at 200 %', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  await studio.settings.getByRole('textbox', { name: 'Heading' }).fill('Ours')
  await expect(page.getByText('1 document has changes')).toBeVisible()
  writeFileSync(
    join(studio.pages, home),
    studio.read(home).replace('"heading": "Faves"', '"heading": "Theirs"'),
  )
  await page.setViewportSize({ width: 720, height: 450 })
  const pictures = page.getByRole('radiogroup', { name: /^Faves, heading/ }).locator('iframe')
  await expect(pictures).toHaveCount(2)
  for (const picture of await pictures.all()) await seenToItsEdge(picture)
  const window = page.getByRole('dialog', { name: 'Home changed on disk' })
  const right = async (one: Locator): Promise<number> => {
    const box = await one.boundingBox()
    return box ? box.x + box.width : NaN
  }
  expect(await right(pictures.last()), 'the edge of the window').toBeLessThan(await right(window))
})

test('who is writing when a file changes is asked at the end of the sentence', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  const heading = studio.settings.getByRole('textbox', { name: 'Heading' })
  await heading.selectText()
  await page.keyboard.type('All')
  writeFileSync(
    join(studio.pages, home),
    studio.read(home).replace('"heading": "Faves"', '"heading": "Their own picks"'),
  )
  await page.keyboard.type(' of our favorite sandwiches', { delay: 100 })
  await expect(heading).toHaveValue('All of our favorite sandwiches')
  const dialog = page.getByRole('dialog', { name: 'Home changed on disk' })
  await expect(dialog).toBeVisible()
  // A last space is not an answer.
  await page.keyboard.press('Space')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText('All of our favorite sandwiches').first()).toBeVisible()
})

test('two editors on one site: the second follows what the first saved', async ({
  page,
  studio,
  context,
}) => {
  await studio.open('multi-location/home')
  const other = await context.newPage()
  await other.goto(`${studio.url}multi-location/home`)
  await other.frameLocator('iframe[title="The page"]').locator('[data-block]').first().waitFor()
  await page.getByRole('treeitem', { name: 'Faves' }).click()
  await page.getByLabel('Heading').fill('From the first')
  await page.keyboard.press('Control+s')
  await expect(
    other.frameLocator('iframe[title="The page"]').getByRole('heading', { name: 'From the first' }),
  ).toBeVisible()
  await expect(other.getByText('All saved')).toBeVisible()
})
