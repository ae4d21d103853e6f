import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Locator, type Page, expect } from '@playwright/test'

import { type Studio, test } from './studio.ts'

/** The titles of the blocks, as the outline has them. */
async function titles(page: Page): Promise<string[]> {
  const rows = page.getByRole('treeitem', { level: 1 })
  const names = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')))
  return names.map((name) => name?.split(',')[0] ?? '')
}

/** The middle of the upper half of a block on the page, on the screen. */
async function above(studio: Studio, id: string): Promise<{ x: number; y: number }> {
  return studio.spot(studio.canvas.locator(`#${id} h2`).first())
}

/** What takes a dragged block over the page, and says where it would go or why it may not. */
const layer = (page: Page): Locator => page.locator('[data-carried]')

async function grab(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  // A few pixels, until the browser takes it for a drag.
  await page.mouse.move(x + 8, y + 8, { steps: 4 })
  await layer(page).waitFor({ state: 'attached' })
}

test('the author drags a block from the outline onto the page', async ({ page, studio }) => {
  await studio.open('multi-location/home')
  const to = await above(studio, 'faves')
  const row = await page.getByRole('treeitem', { name: 'Newsletter' }).boundingBox()
  await grab(page, (row?.x ?? 0) + 60, (row?.y ?? 0) + 16)
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await expect(page.getByText('Between Intro and Faves', { exact: true })).toBeVisible()
  await page.mouse.up()
  await studio.hears('Newsletter moved, now 6 of 12.')
  const moved = await titles(page)
  expect(moved.indexOf('Newsletter')).toBe(moved.indexOf('Faves') - 1)

  // Dropped outside of any place, nothing happens.
  const again = await page.getByRole('treeitem', { name: 'Newsletter' }).boundingBox()
  await grab(page, (again?.x ?? 0) + 60, (again?.y ?? 0) + 16)
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.move(1300, 300, { steps: 4 })
  await page.mouse.up()
  await studio.hears('Newsletter is back where it was.')
  expect(await titles(page)).toEqual(moved)

  // Taken back, it is shown where it is then, far below.
  await page.keyboard.press('Control+z')
  await studio.hears(/^Undone: /)
  expect(await titles(page)).not.toEqual(moved)
  await expect(studio.canvas.locator('#newsletter')).toBeInViewport()
})

test('the rows of the outline stay where they are while one of them is dragged; what is dragged out of the palette is refused with the reason, or added there', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await page.getByRole('treeitem', { name: 'Faves', exact: false }).first().click()
  const parts = page.getByRole('treeitem', { level: 2 })
  await expect(parts.first()).toBeVisible()
  const shown = await parts.count()
  const row = page.getByRole('treeitem', { name: 'Newsletter' })
  const before = await row.boundingBox()
  await grab(page, (before?.x ?? 0) + 60, (before?.y ?? 0) + 16)
  await page.mouse.move((before?.x ?? 0) + 60, (before?.y ?? 0) - 60, { steps: 4 })
  expect(await row.boundingBox()).toEqual(before)
  await expect(parts).toHaveCount(shown)

  // Let go where it was, what was being worked on still is.
  await page.mouse.move((before?.x ?? 0) + 60, (before?.y ?? 0) + 16, { steps: 4 })
  await page.mouse.up()
  await studio.hears('Newsletter is back where it was.')
  await expect(parts).toHaveCount(shown)

  const to = await above(studio, 'faves')
  const drag = async (name: string): Promise<void> => {
    const card = page.getByRole('option', { name, exact: true })
    await card.scrollIntoViewIfNeeded()
    const box = await card.boundingBox()
    await grab(page, (box?.x ?? 0) + 60, (box?.y ?? 0) + 30)
    await page.mouse.move(to.x, to.y, { steps: 8 })
  }
  await page.getByRole('button', { name: 'Add a block', exact: true }).click()
  await drag('Hero video')
  await expect(layer(page).getByText('A page can have only one Hero video.')).toBeVisible()
  await page.mouse.up()
  await studio.hears('A page can have only one Hero video.')

  await page.getByRole('button', { name: 'Add a block', exact: true }).click()
  await drag('Text band')
  await expect(layer(page).getByText('Between Intro and Faves')).toBeVisible()
  await page.mouse.up()
  await studio.hears('Text band added, now 6 of 13.')
  await expect(page.getByRole('dialog', { name: 'Add a block' })).toBeHidden()
})

test('Space lifts a block on the page, arrows carry it, Space puts it down', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await page.getByRole('application').focus()
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowDown')
  await studio.hears('Intro, 5 of 12.')
  await page.keyboard.press('Space')
  await studio.hears('Intro lifted. Arrows move it, Space drops it, Escape puts it back.')
  await page.keyboard.press('ArrowDown')
  await studio.hears('Between Faves and Edge.')
  await expect(page.getByText('Between Faves and Edge', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await studio.hears('Intro is back where it was.')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await studio.hears('Intro moved, now 6 of 12.')
  await expect(page.getByRole('application')).toBeFocused()
})

test('an item of a long list is dragged to its end, and the form goes along', async ({
  page,
  studio,
}) => {
  const menu = JSON.parse(studio.read('content/menu.json')) as { allergens: unknown[] }
  const first = menu.allergens[0]
  menu.allergens.push(...Array.from({ length: 60 }, (_, at) => `allergen ${at}`))
  writeFileSync(join(studio.pages, 'content/menu.json'), JSON.stringify(menu, null, 2))
  await page.goto(`${studio.url}content/menu`)
  const last = studio.settings.getByRole('button', { name: /^Move .+, 66 of 66$/ })
  const handle = studio.settings.getByRole('button', { name: /^Move .+, 1 of 66$/ })
  await expect(last).not.toBeInViewport()
  const from = await handle.boundingBox()
  const form = await studio.settings.boundingBox()
  const x = (from?.x ?? 0) + 8
  await page.mouse.move(x, (from?.y ?? 0) + 8)
  await page.mouse.down()
  await page.mouse.move(x, (form?.y ?? 0) + (form?.height ?? 0) - 4, { steps: 5 })
  await expect(last).toBeInViewport({ timeout: 15_000 })
  const to = await last.boundingBox()
  await page.mouse.move(x, (to?.y ?? 0) + (to?.height ?? 0), { steps: 2 })
  await page.mouse.up()
  await expect(last).toHaveAccessibleName(`Move ${String(first)}, 66 of 66`)
})

test('a file of the media panel is dragged onto a picture, and is the one that is shown', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  const files = readdirSync(join(studio.pages, 'media'), { recursive: true }).length
  await page.getByRole('tab', { name: 'Media' }).click()
  await page.getByLabel('Search files').fill('cheesecake.svg')
  const thumb = page.getByRole('button', { name: 'cheesecake.svg' }).first()
  const from = await thumb.boundingBox()
  const hand = studio.settings.getByRole('group', { name: 'Hand' })
  await hand.scrollIntoViewIfNeeded()
  const to = await hand.getByRole('button', { name: /^Replace/ }).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 30, (from?.y ?? 0) + 30)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 4, (to?.y ?? 0) - 20, { steps: 8 })
  await page.mouse.move((to?.x ?? 0) + 4, (to?.y ?? 0) - 4, { steps: 2 })
  await page.mouse.up()
  await expect(hand.getByText('cheesecake.svg')).toBeVisible()
  expect(readdirSync(join(studio.pages, 'media'), { recursive: true })).toHaveLength(files)
})

test('a block is put down at the foot of the page too, below what is said there', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const foot = await page.getByRole('group', { name: 'State of the site' }).boundingBox()
  const row = await page.getByRole('treeitem', { name: 'Newsletter' }).boundingBox()
  await grab(page, (row?.x ?? 0) + 60, (row?.y ?? 0) + 16)
  await page.mouse.move((foot?.x ?? 0) + 40, (foot?.y ?? 0) + 20, { steps: 8 })
  await expect(layer(page).getByText(/^Between/)).toBeVisible()
  await page.mouse.up()
  await studio.hears(/^Newsletter moved/)
})
