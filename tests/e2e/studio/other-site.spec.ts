import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { startDevServer } from '#tools/start/dev-server.ts'

import { test } from './studio.ts'

test('an open editor writes nothing into another site that was started at its address', async ({
  page,
  studio,
}) => {
  const home = 'multi-location/home.json'
  const other = mkdtempSync('.cache/e2e/studio/other-')
  cpSync(studio.pages, other, { recursive: true })
  const before = readFileSync(join(other, home), 'utf8')
  const start = (pagesDir: string, port: number): ReturnType<typeof startDevServer> =>
    startDevServer({ root: process.cwd(), pagesDir, host: '127.0.0.1', port })

  const own = await start(studio.pages, 0)
  const port = Number(new URL(own.url).port)
  await page.goto(`${own.url}studio/multi-location/home`)
  await studio.canvas.locator('[data-block]').first().waitFor()
  await page.getByRole('treeitem', { name: 'Faves' }).click()
  await page.getByLabel('Heading').fill('Words of this site')
  await own.close()
  await page.keyboard.press('Control+s')

  const another = await start(other, port)
  await studio.hears(/^Another site is open at this address now, so nothing is saved\./)
  await expect(
    page.getByText('The server of another site. Your changes are kept here'),
  ).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(studio.canvas.getByRole('heading', { name: 'Words of this site' })).toBeVisible()
  await another.close()
  expect(readFileSync(join(other, home), 'utf8')).toBe(before)

  const again = await start(studio.pages, port)
  await expect
    .poll(() => studio.read(home), { timeout: 20_000 })
    .toContain('"heading": "Words of this site"')
  await again.close()
  rmSync(other, { recursive: true })
})
