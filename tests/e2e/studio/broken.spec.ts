import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { test } from './studio.ts'

test('a page that another program broke is put back, saved, and the broken text kept', async ({
  page,
  studio,
}) => {
  const file = 'multi-location/about-us.json'
  studio.repository()
  await studio.open('multi-location/about-us')
  const sound = studio.read(file)
  const broken = sound.replace('",', '"').replace('"blocks"', '"mine": 1,\n  "blocks"')
  writeFileSync(join(studio.pages, file), broken)
  await page.getByRole('button', { name: 'A file is broken' }).click()
  const window = page.getByRole('dialog', { name: /^The file for .* is broken$/ })
  await expect(window).toContainText(/Line \d+: /)
  await window.getByRole('radio', { name: /^Put back the last published version/ }).check()
  await expect(window.getByRole('region', { name: 'What you’d lose' })).toHaveText(/"mine": 1,$/)
  await expect(page.getByText('All saved')).toHaveCount(0)
  await window.getByRole('button', { name: 'Put it back' }).click()
  await page.keyboard.press('Control+s')
  const said = page
    .getByRole('status', { name: 'What happened' })
    .getByText(/^Saved\. The broken text/)
  await said.waitFor({ state: 'attached' })
  expect(studio.read(file)).toBe(sound)
  const words = await said.textContent()
  const path = / is kept in (\S+)\.$/.exec(words ?? '')?.[1] ?? ''
  expect(readFileSync(path, 'utf8')).toBe(broken)
  rmSync(path)
  await expect(page.getByText('All saved')).toBeVisible()
})

test('a page whose frame does not come is told of in its place, and comes back by itself', async ({
  page,
  studio,
}) => {
  const frame = `${studio.url}frame`
  for (const how of ['connectionfailed', 500] as const) {
    await page.route(frame, (route) =>
      how === 500 ? route.fulfill({ status: how, body: '{}' }) : route.abort(how),
    )
    await page.goto(`${studio.url}multi-location/home`)
    const told = page.getByRole('alert').filter({ hasText: 'The page can’t be shown' })
    await expect(told).toBeInViewport()
    await page.unroute(frame)
    await expect(studio.canvas.getByRole('heading', { name: 'Faves' })).toBeVisible()
    await expect(told).toBeHidden()
  }
})
