import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'

import { test } from './studio.ts'

test('the author makes, moves and deletes pages, and every link comes along or is offered', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await page.getByRole('button', { name: 'Page: ' }).click()
  await page.getByRole('menuitemradio', { name: 'All pages' }).click()
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/studio\/-\/pages$/)
  await expect(
    page.getByRole('listitem').filter({ hasText: '/legal/privacy-policy is Privacy' }),
  ).toBeVisible()
  expect(await axe(page)).toEqual([])
  // Keys for blocks are not for the page behind, of which something is still selected.
  for (const keys of ['Control+a', 'Control+x', 'Control+v', 'Delete'])
    await page.keyboard.press(keys)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription(/./)
  await expect(page.getByRole('status', { name: 'What happened' })).toBeEmpty()

  const forHere = page.getByRole('region', { name: 'For Here' })
  await forHere.getByRole('button', { name: 'What to do with About us' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/contact')
  await dialog.getByRole('button', { name: 'Copy it' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: '/contact already' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Use /contact-2' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/contact-2')
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/our-bakers')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/multi-location\/our-bakers$/)
  await expect(page.getByRole('application', { name: 'The page' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('all pages')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeFocused()
  // And back by the same way.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('our bakers')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/multi-location\/our-bakers$/)
  await expect(page.getByRole('application', { name: 'The page' })).toBeFocused()

  await page.goto(`${studio.url}-/pages`)
  await expect(forHere.getByRole('listitem').filter({ hasText: 'Our bakers' })).toContainText(
    'Draft',
  )
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await forHere.getByRole('button', { name: 'What to do with About us' }).click()
  await page.getByRole('menuitem', { name: 'Give it another address' }).click()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/who-we-are')
  await dialog.getByRole('button', { name: 'Move it' }).click()
  await expect(forHere.getByText('/who-we-are', { exact: true })).toBeVisible()

  await forHere.getByRole('button', { name: 'What to do with Contact' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByLabel('Where these links should go instead').selectOption('/social')
  await dialog.getByRole('button', { name: 'Delete it' }).click()
  await studio.hears('Contact is deleted. Undo brings it back.')

  await page.keyboard.press('Control+s')
  await expect(page.getByText('All saved')).toBeVisible()
  expect(studio.read('multi-location/our-bakers.json')).toContain('"route": "/our-bakers"')
  expect(studio.read('multi-location/about-us.json')).toContain('"route": "/who-we-are"')
  expect(existsSync(join(studio.pages, 'multi-location/contact.json'))).toBe(false)
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
  // All that was done before the reload is one step, which is asked about.
  await studio.sees(
    /^Careful: the next undo takes back all of the restored work in .* Press undo again to go ahead\.$/,
  )
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('All saved')).toBeVisible()
  expect(existsSync(join(studio.pages, 'multi-location/our-bakers.json'))).toBe(false)
  expect(studio.read('multi-location/contact.json')).toContain('"route": "/contact"')

  const more = forHere.getByRole('button', { name: 'What to do with About us' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Give it another address' }).click()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/who+we.are')
  await page.keyboard.press('Enter')
  await studio.hears(/^About us is now at \/who\+we\.are\./)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(more).toBeFocused()
})

test('what is asked about a page leaves the author where it was asked', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  const row = page.getByRole('treeitem', { name: 'Newsletter' })
  await row.click()
  const ask = async (words: string): Promise<void> => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  const dialog = page.getByRole('dialog')
  for (const [words, title] of [
    ['new page', 'New page'],
    ['duplicate this page', 'Copy Contact'],
    ['another address', 'Another address for Contact'],
    ['delete this page', 'Delete Contact?'],
  ] as const) {
    await ask(words)
    await expect(dialog).toHaveAccessibleName(title)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(row).toBeFocused()
    await expect(page).toHaveURL(/\/multi-location\/contact$/)
  }
  await ask('new page')
  await page.keyboard.press('End')
  await page.keyboard.type('bakers')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/multi-location\/bakers$/)
  await expect(page.getByRole('application', { name: 'The page' })).toBeFocused()
  await studio.canvas.locator('[data-block]').first().waitFor()
  await page.getByRole('treeitem').first().click()
  await page.keyboard.press('Control+z')
  await studio.hears('Undone: Make the page Bakers.')
  await expect(page).toHaveURL(/\/multi-location\/contact$/)
  await expect(row).toBeVisible()

  await ask('delete this page')
  await dialog.getByRole('button', { name: 'Delete it' }).click()
  await studio.hears('Contact is deleted. Undo brings it back.')
  await expect(page).toHaveURL(/\/multi-location\/home$/)
})

test('the page that is open is deleted from the list of all pages, which stays', async ({
  page,
  studio,
}) => {
  studio.repository()
  await studio.open('multi-location/contact')
  await page.getByRole('button', { name: 'Page: ' }).click()
  await page.getByRole('menuitemradio', { name: 'All pages' }).click()
  const forHere = page.getByRole('region', { name: 'For Here' })
  await expect(forHere.getByRole('listitem').filter({ hasText: 'About us' })).toContainText('Today')
  const place = await forHere
    .getByRole('listitem')
    .evaluateAll((all) => all.findIndex((row) => row.textContent.startsWith('Contact')))
  await forHere.getByRole('button', { name: 'What to do with Contact' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await studio.hears('Contact is deleted. Undo brings it back.')
  await expect(forHere.getByText('Contact', { exact: true })).toHaveCount(0)
  await expect(page).toHaveURL(/\/studio\/-\/pages$/)
  const opens = forHere.getByRole('listitem').locator('button:first-child')
  await expect(opens.nth(place)).toBeFocused()

  // The last of a list by keys, to which another moves up.
  await forHere
    .getByRole('button', { name: /^What to do with/ })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  const remove = page.getByRole('button', { name: 'Delete it' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(remove).toBeHidden()
  await expect(opens.last()).toBeFocused()
})

test('what is not published makes no page of the list higher, 1440 and 1024 pixels wide, and 320 show whole names', async ({
  page,
  studio,
}) => {
  studio.repository()
  const file = join(studio.pages, 'multi-location/contact.json')
  const { title: _, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as { title: string }
  writeFileSync(file, JSON.stringify(rest))
  await page.goto(`${studio.url}-/pages`)
  const row = (name: string) =>
    page.getByRole('region', { name: 'For Here' }).getByRole('listitem').filter({ hasText: name })
  await expect(row('Contact')).toContainText(/Changes not published\d problem/)
  await expect(row('Social')).toContainText('Today')
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const { height } = (await row('Social').boundingBox()) ?? {}
    expect(await row('Contact').boundingBox(), `${width} wide`).toMatchObject({ height })
  }
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  const names = page.getByRole('listitem').getByRole('button').filter({ hasText: /./ })
  const cut = await names.evaluateAll((all) => all.filter((a) => a.scrollWidth > a.clientWidth))
  expect(cut).toHaveLength(0)
  expect(await page.getByRole('main').evaluate((all) => all.scrollWidth)).toBe(320)
})

test('an address of no page leads to the list of pages, which says so', async ({
  page,
  studio,
}) => {
  await page.goto(`${studio.url}multi-location/gone`)
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible()
  await studio.hears('There’s no /multi-location/gone. Choose one of the pages.')
  await expect(page).toHaveURL(/\/studio\/-\/pages$/)
})

test('words are found on every page as they are typed, and Go leads to their field', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await page.keyboard.press('Control+Shift+f')
  const dialog = page.getByRole('dialog', { name: 'Search all pages' })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('first words')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+Shift+f')
  await expect(dialog.getByRole('searchbox')).toHaveValue('first words')
  await page.keyboard.type('allergies and lost umbrellas')
  await expect(dialog.getByText('In 1 place.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Go to Contact, description' }).click()
  await expect(page).toHaveURL(/multi-location\/contact$/)
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toBe('allergies and lost umbrellas')

  // The next hit is one step away: the words and the place in the list are as they were left.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('find')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('searchbox')).toHaveValue('allergies and lost umbrellas')
  await page.keyboard.type('mitts')
  const hits = dialog.getByRole('listitem')
  // Before, the list is that of fewer letters, and another hit stands there.
  await expect(hits.nth(30).locator('mark')).toHaveText(/^mitts$/i)
  await hits.nth(30).getByRole('button').click()
  await page.keyboard.press('Control+Shift+f')
  await expect(dialog.locator('[aria-current]')).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(hits.nth(30).getByRole('button')).toBeFocused()
})

test('the author gives the open page another address from the list of everything to do, and cannot type over it in its settings, which would leave its links behind', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Do or open' })).toBeFocused()
  await page.keyboard.type('url')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/contact')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  const address = page.getByRole('textbox', { name: 'Address', exact: true })
  await expect(address).toHaveValue('/contact')
  await expect(address).not.toBeEditable()
  await page.getByRole('button', { name: 'Change the address' }).click()
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/say-hello')
  await dialog.getByRole('button', { name: 'Move it' }).click()
  await expect(address).toHaveValue('/say-hello')
  await expect(page.getByRole('group', { name: 'Earlier addresses' }).locator('input')).toHaveValue(
    '/contact',
  )
  await expect(page.getByRole('button', { name: /problem/ })).toHaveCount(0)
})

test('the author renames a page in one place: lists, title, file and history follow, and its address stays', async ({
  page,
  studio,
}) => {
  const git = studio.repository()
  await studio.open('multi-location/about-us')
  await studio.settings.getByRole('button', { name: 'Rename this page' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Our story')
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('{product} | Our story')
  expect(await axe(page, 'dialog')).toEqual([])
  await page.keyboard.press('Enter')
  await studio.hears('About us is now called Our story. It’s still at /about-us.')
  await expect(page).toHaveURL(/\/multi-location\/our-story$/)
  await expect(page.getByRole('button', { name: 'Page: Our story' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page).toHaveURL(/\/multi-location\/about-us$/)
  await page.keyboard.press('Control+Shift+z')
  await expect(page).toHaveURL(/\/multi-location\/our-story$/)

  // Its history is there before it is published by that name.
  await page.keyboard.press('Alt+Shift+h')
  const history = page.getByRole('dialog', { name: 'History of Our story' })
  await expect(history.getByRole('radio', { name: /^Begin/ })).toBeChecked()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+Shift+s')
  await expect(dialog.getByText('Renamed, was “About us”')).toBeVisible()
  await expect(dialog.getByText('Deleted')).toHaveCount(0)
  await expect(dialog.getByLabel('What changed, in a sentence')).toHaveValue(
    'Rename About us to Our story',
  )
  await dialog.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.getByRole('dialog', { name: 'Published' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Done' }).click()
  expect(git('log', '--follow', '--format=%s', '--', 'multi-location/our-story.json')).toBe(
    'Rename About us to Our story\nBegin',
  )
  expect(git('status', '--porcelain')).toBe('')
  await page.keyboard.press('Alt+Shift+h')
  await expect(history.getByRole('radio')).toHaveCount(2)
  await page.keyboard.press('Escape')

  await page.goto(`${studio.url}-/pages`)
  const forHere = page.getByRole('region', { name: 'For Here' })
  await forHere.getByRole('button', { name: 'What to do with Contact' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('A word with us')
  await page.keyboard.press('Enter')
  await expect(forHere.getByRole('button', { name: 'A word with us', exact: true })).toBeFocused()
})
