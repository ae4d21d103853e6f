import { expect } from '@playwright/test'

import { faultsIn } from './sound.ts'
import { test } from './studio.ts'

test('the author arranges blocks with the keyboard alone and hears what happens', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const said = page.getByRole('status', { name: 'What happened' })
  const rows = page.getByRole('treeitem', { level: 1 })
  const tree = page.getByRole('tree', { name: 'Blocks of this page' })
  await rows.first().focus()
  await page.keyboard.press('f')
  const faves = tree.getByRole('treeitem', { name: 'Faves' })
  await expect(faves).toBeFocused()
  await expect(faves).toHaveAttribute('aria-selected', 'true')

  await page.keyboard.press('ArrowRight')
  await expect(tree.getByRole('treeitem', { name: 'the Baron' })).toBeFocused()
  // What is done to a sandwich is done to no more than that.
  await page.keyboard.press('Alt+ArrowDown')
  await expect(said).toHaveText('the Baron moved down, now 2 of 3.')
  await page.keyboard.press('Control+x')
  await expect(tree.getByRole('treeitem', { name: 'the Cortese' })).toBeFocused()
  await page.keyboard.press('Control+v')
  await expect(tree.getByRole('treeitem', { name: 'the Baron' })).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(said).toHaveText('Remove the Baron. Done.')
  await expect(tree.getByRole('treeitem', { level: 2 })).toHaveCount(2)
  await expect(rows).toHaveCount(12)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(said).toHaveText(/^Faves lifted\./)
  await page.keyboard.press('ArrowUp')
  await expect(said).toHaveText('Between Edge and Intro.')
  await page.keyboard.press('Space')
  await expect(said).toHaveText('Faves moved, now 5 of 12.')
  await expect(rows.nth(4)).toBeFocused()

  await page.keyboard.press('Shift+ArrowDown')
  await expect(tree.getByRole('treeitem', { selected: true })).toHaveCount(2)
  await page.keyboard.press('Control+c')
  await expect(said).toHaveText('Copied 2 blocks.')
  await page.keyboard.press('Delete')
  await expect(rows).toHaveCount(10)
  await expect(rows.nth(4)).toBeFocused()
  await page.keyboard.press('Control+v')
  await expect(rows).toHaveCount(12)
  await page.keyboard.press('Shift+F10')
  const menu = page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Duplicate' })).toHaveAccessibleDescription(
    'A page can have only one Faves.',
  )
  expect(await faultsIn(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+Shift+h')
  await expect(said).toHaveText('Hide 2 blocks. Done.')
  await expect(tree.getByRole('treeitem', { name: /^Faves.*hidden/ })).toBeVisible()
  await page.keyboard.press('Shift+F10')
  await page.keyboard.press('s')
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Show 2 blocks. Done.')
  for (let count = 0; count < 9; count++) await page.keyboard.press('Control+z')
  await expect(said).toHaveText('Undone: Move the Baron down.')
  await expect(page.getByText('All saved')).toBeVisible()
})

test('no letter is lost that is typed before a window has come for the first time', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  await page.route('**/studio/assets/**', async (route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  const title = studio.settings.getByRole('textbox', { name: 'Title', exact: true })
  const before = await title.inputValue()
  for (const [keys, role, name] of [
    ['Control+k', 'combobox', 'Do or open'],
    ['Control+Shift+f', 'searchbox', 'Words to look for'],
  ] as const) {
    await title.click()
    await page.keyboard.press(keys)
    await page.keyboard.type('deli')
    await expect(page.getByRole(role, { name })).toHaveValue('deli')
    await page.keyboard.press('Escape')
    await expect(title).toHaveValue(before)
    await expect(title).toBeFocused()
  }
  await page.getByRole('treeitem', { name: 'Newsletter' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('deli')
  await expect(page.getByRole('combobox', { name: 'Search blocks' })).toHaveValue('deli')
})

test('the palette that is closed and asked for again at once is there, and the author finds a block in it by what it shows and adds it', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  await page.getByRole('treeitem', { name: 'Newsletter' }).click()
  await page.keyboard.press('/')
  const search = page.getByRole('combobox', { name: 'Search blocks' })
  await expect(search).toBeFocused()
  for (let times = 0; times < 5; times++) {
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('/')])
    await expect(search).toBeFocused()
  }
  await expect(page.getByRole('button', { name: /^All \d+$/ })).toBeVisible()
  const first = page.getByRole('listbox', { name: 'Blocks' }).getByRole('option').first()
  await expect(first.frameLocator('iframe').locator('[data-block]').first()).toBeVisible()
  expect(await faultsIn(page)).toEqual([])

  await search.fill('newsletter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status', { name: 'What happened' })).toHaveText(
    'A page can have only one Newsletter.',
  )
  await search.fill('address')
  await expect(first).toHaveAccessibleName('Locations')
  await page.keyboard.press('Enter')
  await expect(search).toBeHidden()
  await expect(page.getByRole('treeitem', { name: 'Locations' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(studio.canvas.locator('[data-block=location-card]')).toBeVisible()

  await page.getByRole('button', { name: 'Add a block', exact: true }).click()
  await page.getByRole('button', { name: /^Food/ }).click()
  await page.getByRole('option', { name: 'Edge' }).click()
  await expect(page.getByRole('treeitem', { name: 'Edge', selected: true })).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(page.getByText('All saved')).toBeVisible()
})

test('the author gets anywhere by typing, mends what is wrong, and works in the dark', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Do or open' })
  await expect(search).toBeFocused()
  expect(await faultsIn(page)).toEqual([])
  await search.fill('dark')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Control+k')
  await search.fill('faves')
  await page.keyboard.press('Enter')
  await studio.hears('Faves, 6 of 12.')
  await expect(page.getByRole('application')).toBeFocused()
  await expect(page.getByRole('treeitem', { name: 'Faves' })).toHaveAttribute(
    'aria-selected',
    'true',
  )

  await page.getByRole('textbox', { name: 'Heading' }).fill('')
  const state = page.getByRole('group', { name: 'State of the site' })
  await state.getByRole('button', { name: '1 problem' }).click()
  await expect(page.getByRole('treeitem', { name: 'Faves, 1 problem' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish 1 problem' })).toBeVisible()
  await page.getByRole('button', { name: 'Page: Home' }).click()
  await page.getByRole('menuitemradio', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/multi-location\/contact$/)
  const list = page.getByRole('list', { name: 'Problems and tips' })
  expect(await faultsIn(page)).toEqual([])
  await list.getByRole('button', { name: /^Go to Home, For Here: Faves › Heading$/ }).click()
  await expect(page).toHaveURL(/multi-location\/home$/)
  const heading = page.getByRole('textbox', { name: 'Heading' })
  await expect(heading).toBeFocused()
  await heading.fill('Favorites')
  await expect(state.getByRole('button', { name: 'Ready to publish' })).toBeVisible()

  const parts = page.getByRole('tablist', { name: 'Parts of the site' })
  await parts.getByRole('tab', { name: 'Media' }).click()
  await page.getByRole('searchbox', { name: 'Search files' }).fill('baron poster')
  await page.getByRole('list', { name: 'Files' }).getByRole('button').click()
  expect(await faultsIn(page)).toEqual([])
  await page.getByRole('list', { name: 'Shown on' }).getByRole('button').first().click()
  await parts.getByRole('tab', { name: 'Page', exact: true }).click()
  await expect(page.getByRole('treeitem', { name: 'the Baron' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  // What was copied here is pasted in the other set.
  await page.getByRole('treeitem', { name: /^Intro/ }).click()
  await page.keyboard.press('Control+c')
  await page.getByRole('button', { name: 'Set of pages: For Here' }).click()
  await page.getByRole('menuitemradio', { name: 'To Go' }).click()
  await expect(page).toHaveURL(/single-counter\/home$/)
  await expect(page).toHaveTitle('Home · To Go · Studio')
  await page.getByRole('treeitem').last().click()
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('treeitem', { name: 'Intro', selected: true })).toBeVisible()
  await page.keyboard.press('Control+z')

  await page.setViewportSize({ width: 1024, height: 768 })
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await expect(page.getByRole('tree')).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tree')).toBeHidden()
  // A letter alone means nothing on a button: whoever dictates says it there.
  await page.keyboard.press('?')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the picture of a low block shows all its words, also those that wait for a script', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  await page.keyboard.press('/')
  const palette = page.getByRole('dialog', { name: 'Add a block' })
  const picture = palette.locator('iframe').first().contentFrame()
  for (const [name, words] of [
    ['Menu warning', 'Tell us about allergies'],
    ['Menu filter', 'Hide items that contain'],
  ] as const) {
    await palette.getByRole('combobox').fill(name)
    await expect(palette.getByRole('option')).toHaveCount(1)
    await expect(picture.getByText(words).first()).toBeInViewport({ ratio: 0.99 })
    await expect(picture.getByText(words).first()).toBeVisible()
  }
  await page.keyboard.press('Enter')
  await expect(studio.canvas.getByText('Hide items that contain').first()).toBeVisible()
  // So is the button that stops what moves, whose two bars would be one where it is no grid.
  const pause = studio.canvas.getByRole('button', { name: 'Pause motion' }).first()
  const mark = pause.locator('span').first()
  expect(await mark.evaluate((bars: HTMLElement) => bars.offsetWidth)).toBe(14)
})

test('what is wrong is opened by its key and reached by Tab; Escape there and among the settings leads back to the row, and there it selects nothing', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  const row = page.getByRole('treeitem', { name: 'Newsletter' })
  await row.click()
  const list = page.getByRole('region', { name: 'Ready to publish' })
  for (const close of ['Escape', 'Control+Shift+M']) {
    await page.keyboard.press('Control+Shift+M')
    await expect(list).toBeFocused()
    await expect(list).toContainText('Nothing is wrong.')
    await page.keyboard.press('Tab')
    await expect(list.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press(close)
    await expect(list).toBeHidden()
    await expect(row).toBeFocused()
  }

  await page.keyboard.press('Enter')
  await expect(studio.settings.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
  await expect(row).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(row).toHaveAttribute('aria-selected', 'false')
})

test('Tab past the end of the list of blocks closes it, so that the keys of the page mean something again', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  const canvas = page.getByRole('application')
  await canvas.focus()
  await canvas.press('ArrowDown')
  await canvas.press('/')
  const palette = page.getByRole('dialog', { name: 'Add a block' })
  await palette.getByRole('button', { name: /^Words/ }).focus()
  // The first leads out of the page, to the browser.
  for (let key = 0; key < 2; key += 1) await page.keyboard.press('Tab')
  await expect(palette).toBeHidden()
  await canvas.focus()
  await canvas.press('Control+c')
  await studio.hears('Copied Marquee.')
})
