import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { test } from './studio.ts'

test('a draft is looked at in a tab of its own as the author has it, and nobody else gets it', async ({
  page,
  studio,
}) => {
  const contact = JSON.parse(studio.read('multi-location/contact.json')) as object
  const file = 'multi-location/summer.json'
  const draft = { ...contact, route: '/summer', status: 'draft' }
  writeFileSync(join(studio.pages, file), JSON.stringify(draft, null, 2))
  await studio.open('multi-location/summer')
  await studio.settings.getByRole('textbox', { name: 'Title' }).fill('What summer is about')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Preview of the draft' }).click()
  const tab = await opened
  await expect(tab).toHaveTitle(/^Draft: What summer is about/)
  await expect(tab.getByRole('note')).toHaveText('Draft: not on the site before it is made live')
  await tab.close()
  expect(studio.read(file)).toContain('What summer is about')
  const visited = await page.request.get(new URL('/summer', studio.url).href)
  expect(visited.status()).toBe(404)
})

test('the author looks at a page as on a day, with the blocks that show then', async ({
  page,
  studio,
}) => {
  const home = JSON.parse(studio.read('multi-location/home.json')) as {
    blocks: { type: string }[]
  }
  const blocks = home.blocks.map((block) =>
    block.type === 'faves'
      ? { ...block, when: { from: '2031-12-01', until: '2031-12-24T18:00' } }
      : block,
  )
  writeFileSync(
    join(studio.pages, 'multi-location/home.json'),
    JSON.stringify({ ...home, blocks }, null, 2),
  )
  await studio.open('multi-location/home')
  const look = async (day: string, time: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Preview as on a day' }).click()
    const dialog = page.getByRole('dialog', { name: 'Home as on a day' })
    await expect(dialog.getByLabel('Day')).toBeFocused()
    await dialog.getByLabel('Day').fill(day)
    await dialog.getByLabel('Time').fill(time)
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    return opened
  }
  const advent = await look('2031-12-01', '')
  await expect(advent.getByRole('note')).toHaveText('As on December 1, 2031')
  await expect(advent.getByRole('heading', { name: 'Faves' })).toBeVisible()
  await advent.close()
  const eve = await look('2031-12-24', '18:00')
  await expect(eve.getByRole('note')).toHaveText('As on December 24, 2031, 18:00')
  await expect(eve.getByRole('heading', { name: 'Faves' })).toHaveCount(0)
  // The page that a link leads to is shown as on that day too.
  await eve.getByRole('contentinfo').getByRole('link', { name: 'About us' }).first().click()
  await expect(eve).toHaveURL(/\/about-us\?at=2031-12-24T18%3A00$/)
  await expect(eve.getByRole('note')).toHaveText('As on December 24, 2031, 18:00')
  await eve.close()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what cannot be saved is not shown in a preview, and the author is told', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/about-us')
  await studio.settings.getByRole('textbox', { name: 'Title' }).fill('What summer is about')
  const message = 'The disk is full. Make room, then try again. Nothing was changed.'
  await page.route('**/studio/api/save', (route) =>
    route.fulfill({ status: 507, json: { message } }),
  )
  await page.getByRole('link', { name: 'Preview' }).click()
  await studio.sees(`${message} The preview shows what’s saved, so it wasn’t opened.`)
  expect(page.context().pages()).toHaveLength(1)
})
