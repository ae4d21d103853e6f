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

test('what cannot be saved is not shown in a preview, and the author is told', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/about-us')
  await studio.settings.getByRole('textbox', { name: 'Title' }).fill('What summer is about')
  await page.route('**/studio/api/save', (route) => route.abort())
  await page.getByRole('link', { name: 'Preview' }).click()
  await studio.sees(/does not answer.* The preview shows what is saved, so it was not opened\./)
  expect(page.context().pages()).toHaveLength(1)
})
