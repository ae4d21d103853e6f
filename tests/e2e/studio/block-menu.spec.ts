import { expect } from '@playwright/test'

import { faultsIn } from './sound.ts'
import { test } from './studio.ts'

test('a right-click on the page opens the menu of the block, and selects it first; its row and its tools lead to the same', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const { canvas } = studio
  const menu = page.getByRole('menu')
  const items = menu.getByRole('menuitem')
  const row = (name: string) => page.getByRole('treeitem', { name, exact: false }).first()
  const rightClick = async (words: Parameters<typeof studio.spot>[0]): Promise<void> => {
    const { x, y } = await studio.spot(words)
    await page.mouse.move(x, y)
    // Held for a moment: here, as on a Mac, the menu comes as the button goes down.
    await page.mouse.down({ button: 'right' })
    await page.waitForTimeout(300)
    await page.mouse.up({ button: 'right' })
  }
  await rightClick(canvas.locator('#faves h2').first())
  await expect(row('Faves')).toHaveAttribute('aria-selected', 'true')
  await expect(items.first()).toBeVisible()
  await expect(items.first()).toBeFocused()
  const labels = async () => items.evaluateAll((all) => all.map((one) => one.ariaLabel))
  const offered = await labels()
  expect(offered).toContain('Copy to To Go')
  expect(await faultsIn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('application')).toBeFocused()
  await page.getByRole('button', { name: 'More to do with Faves' }).click()
  await expect(items.first()).toBeVisible()
  expect(await labels()).toEqual(offered)
  await page.keyboard.press('Escape')
  // Held too: the browser takes the release for a click beside the menu.
  await row('Faves').click({ button: 'right', delay: 500 })
  await expect(items.first()).toBeVisible()
  await expect(items.first()).toBeFocused()
  expect(await labels()).toEqual(offered)
  await page.keyboard.press('Escape')

  // On a link as on its block; a click on the page closes it and chooses there.
  await rightClick(canvas.locator('#faves a').first())
  await expect(items.first()).toBeFocused()
  const intro = await studio.spot(canvas.getByText('Zero forks needed.'))
  await page.mouse.click(intro.x, intro.y)
  await expect(menu).toHaveCount(0)
  await expect(row('Intro')).toHaveAttribute('aria-selected', 'true')

  // What is done is done to the block.
  await rightClick(canvas.locator('#faves h2').first())
  await items.getByText('Move up').click()
  await studio.hears('Faves moved up, now 5 of 12.')
  await page.getByRole('button', { name: 'More to do with Faves' }).click()
  await items.getByText('Copy to To Go').click()
  await studio.hears('Copy Faves to Home, To Go. Done.')
})

test('a right-click on one of several selected blocks keeps the several', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const faves = await studio.spot(studio.canvas.locator('#faves h2').first())
  await page.mouse.click(faves.x, faves.y)
  const intro = await studio.spot(studio.canvas.getByText('Zero forks needed.'))
  await page.keyboard.down('Control')
  await page.mouse.click(intro.x, intro.y)
  await page.keyboard.up('Control')
  const selected = page.getByRole('treeitem', { selected: true })
  await expect(selected).toHaveCount(2)
  await page.mouse.click(intro.x, intro.y, { button: 'right' })
  await expect(selected).toHaveCount(2)
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(studio.canvas.locator('#faves, #intro')).toHaveCount(0)
})

test('the menu key opens the menu of the selected block, also from its name', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const items = page.getByRole('menu').getByRole('menuitem')
  const region = page.getByRole('application')
  await region.focus()
  await page.keyboard.press('Shift+F10')
  await studio.hears('Select a block first.')
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowDown')
  await studio.hears('Intro, 5 of 12.')
  await page.keyboard.press('Shift+F10')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(region).toBeFocused()

  await page.getByRole('main').getByText('Intro', { exact: true }).click({ button: 'right' })
  await expect(items.first()).toBeFocused()
})

test('who writes on the page has the menu of the browser', async ({ page, studio }) => {
  await studio.open('multi-location/home')
  const heading = studio.canvas.locator('#faves h2').first()
  const { x, y } = await studio.spot(heading)
  await page.mouse.dblclick(x, y)
  await studio.hears('Writing Heading. Enter keeps it, Escape takes it back.')
  await heading.evaluate((element) => {
    element.ownerDocument.addEventListener('contextmenu', (event) => {
      element.ownerDocument.title = event.defaultPrevented ? 'ours' : 'browser'
    })
  })
  await page.mouse.click(x, y, { button: 'right' })
  await expect.poll(() => heading.evaluate((one) => one.ownerDocument.title)).toBe('browser')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(heading).toBeFocused()
})
