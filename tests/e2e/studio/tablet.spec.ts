import { expect } from '@playwright/test'

import { test } from './studio.ts'

test.use({ viewport: { width: 1024, height: 768 } })

test('a press on the page closes what is open over it, as one beside it does', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  const rail = page.getByRole('navigation', { name: 'Parts of the site' })
  const drawer = rail.getByRole('tab').first()
  const open = page.locator(':popover-open')
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  const openers: Record<string, () => Promise<void>> = {
    'a menu of the block': () => button('More to do with Faves'),
    'the menu of the bar': () => button('More'),
    'the list of pages': () => button(/^Page: /),
    'the palette': () => rail.getByRole('button', { name: 'Add a block' }).click(),
    'the menu of a row, and the panel it is in': async () => {
      await rail.getByRole('button', { name: 'Page', exact: true }).click()
      await page.getByRole('treeitem', { name: 'Faves' }).click({ button: 'right' })
      // As while somebody chooses a file: nobody has pressed anything beside it.
      await page.evaluate(() => dispatchEvent(new Event('blur')))
      await expect(drawer).toBeVisible()
    },
  }
  for (const [name, act] of Object.entries(openers)) {
    await act()
    await expect(open, name).toHaveCount(1)
    // Of the page, and under none of them.
    await page.mouse.click(640, 690)
    await expect(open, name).toHaveCount(0)
    await expect(drawer, name).toBeHidden()
    await studio.canvas.getByRole('heading', { name: 'Faves' }).click()
  }
  // A window has all presses, and who has no keys leaves it by one.
  const all = page.getByRole('dialog', { name: 'Do or open anything' })
  for (const leave of [
    () => page.mouse.click(640, 690),
    () => all.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await page.keyboard.press('Control+k')
    await expect(all).toBeVisible()
    await leave()
    await expect(all).toBeHidden()
  }
})

test.describe('960 × 640', () => {
  test.use({ viewport: { width: 960, height: 640 } })

  test('a window that becomes too low for both shows what has the cursor', async ({
    page,
    studio,
  }) => {
    await studio.openFaves()
    const note = studio.settings.getByRole('textbox', { name: 'Note' })
    await note.click()
    // As by a keyboard that is docked.
    await page.setViewportSize({ width: 960, height: 400 })
    await expect(page.getByRole('main')).toBeHidden()
    await expect(note).toBeFocused()
    await page.keyboard.type('!')
    await expect(note).toHaveValue(/!/)
    await page.setViewportSize({ width: 960, height: 640 })
    const region = page.getByRole('application')
    await region.focus()
    await page.setViewportSize({ width: 960, height: 400 })
    await expect(studio.settings).toBeHidden()
    await expect(region).toBeFocused()
  })
})
