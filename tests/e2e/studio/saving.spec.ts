import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Page, expect } from '@playwright/test'

import { startDevServer } from '#tools/start/dev-server.ts'

import { type Studio, canvasOf, test } from './studio.ts'

const home = 'multi-location/home.json'

/** Gives the Faves another heading. */
async function renameFaves(page: Page, studio: Studio, heading: string): Promise<void> {
  await page.getByRole('treeitem', { name: 'Faves' }).click()
  await page.getByLabel('Heading').fill(heading)
  await expect(studio.canvas.getByRole('heading', { name: heading })).toBeVisible()
}

/** Writes to the file of a page as another program does. */
function writeOutside(studio: Studio, from: string, to: string): void {
  const text = studio.read(home)
  expect(text).toContain(from)
  writeFileSync(join(studio.pages, home), text.replace(from, to))
}

test('a heading that is changed and saved is one line of the file', async ({ page, studio }) => {
  const before = studio.read(home).split('\n')
  await studio.open('multi-location/home')
  await renameFaves(page, studio, 'Favorites')
  await page.keyboard.press('Control+s')
  await studio.hears('Saved.')
  const after = studio.read(home).split('\n')
  expect(after).toHaveLength(before.length)
  expect(after.filter((line, index) => line !== before[index]).map((line) => line.trim())).toEqual([
    '"heading": "Favorites",',
  ])
})

test('what was not saved is there again when the editor is opened again', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/drafts'))
  await renameFaves(page, studio, 'Unsaved words')
  await kept
  await page.reload()
  await studio.hears('Restored your draft of Home.')
  await studio.sees('Restored your draft of Home.')
  await expect(studio.canvas.getByRole('heading', { name: 'Unsaved words' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await studio.sees(/^Careful: the next undo takes back all of the restored work in Home\./)
  await expect(studio.canvas.getByRole('heading', { name: 'Unsaved words' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: Restore your draft of Home' }).click()
  await studio.sees('Undone: Restore your draft of Home.')
  await expect(studio.canvas.getByRole('heading', { name: 'Faves' })).toBeVisible()
})

test('the page follows its file, and keeps what was changed here', async ({ page, studio }) => {
  await studio.open('multi-location/home')
  writeOutside(studio, '"heading": "Faves"', '"heading": "From outside"')
  await expect(studio.canvas.getByRole('heading', { name: 'From outside' })).toBeVisible()
  await studio.hears('Home changed outside the Studio; you’re seeing the new version.')
  await renameFaves(page, studio, 'From here')
  writeOutside(studio, '"title": "{product} | Hello"', '"title": "{product} | Start"')
  await studio.hears('Home also changed outside the Studio; both changes are in it.')
  await page.keyboard.press('Control+s')
  await studio.hears('Saved.')
  expect(studio.read(home)).toContain('"heading": "From here"')
  expect(studio.read(home)).toContain('"title": "{product} | Start"')
})

test('a page that is deleted on disk while it is open says so, and opens again once it is back', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  const text = studio.read('multi-location/contact.json')
  rmSync(join(studio.pages, 'multi-location/contact.json'))
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible()
  await studio.hears('Contact was deleted outside the Studio. To keep it, put the file back.')
  writeFileSync(join(studio.pages, 'multi-location/contact.json'), text)
  await page.getByRole('button', { name: 'Contact', exact: true }).click()
  await expect(studio.canvas.getByRole('heading', { name: 'Get in touch' })).toBeVisible()
})

test('a server that does not answer costs nothing: it is said, and saved when it is back', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await page.context().setOffline(true)
  await renameFaves(page, studio, 'Offline')
  await page.keyboard.press('Control+s')
  await studio.hears(/The Studio’s server isn’t answering\./)
  expect(studio.read(home)).not.toContain('Offline')
  await page.context().setOffline(false)
  await expect.poll(() => studio.read(home), { timeout: 15_000 }).toContain('"heading": "Offline"')
})

test('a pages folder that is renamed is told at once, and what waits is saved when it is back', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const away = `${studio.pages}-away`
  renameSync(studio.pages, away)
  const gone = /^The pages folder is gone: .* Put it back where it was; your changes are kept/
  await studio.hears(gone)
  await renameFaves(page, studio, 'Written meanwhile')
  await expect(page.getByText('No pages folder. Your changes are kept here')).toBeVisible()
  const late = await page.context().newPage()
  await late.goto(`${studio.url}multi-location/contact`)
  await expect(late.getByRole('alert')).toHaveText(/^The pages folder is gone: /)
  await page.bringToFront()
  await page.keyboard.press('Control+s')
  renameSync(away, studio.pages)
  await studio.hears('Saved.')
  expect(studio.read(home)).toContain('"heading": "Written meanwhile"')
  // A tab that came while it was away opens by itself.
  await expect(canvasOf(late).locator('[data-block]').first()).toBeVisible()
})

test('unsaved work on a file that is another one by now is asked about, never laid over it', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/drafts'))
  await renameFaves(page, studio, 'My old draft')
  await kept
  await page.goto('about:blank')
  writeOutside(studio, '"heading": "Faves"', '"heading": "Their new heading"')
  await studio.open('multi-location/home')
  const dialog = page.getByRole('dialog', { name: 'Unsaved work on Home' })
  await expect(studio.canvas.getByRole('heading', { name: 'Their new heading' })).toBeVisible()
  // Put off, the page goes on: what is written here and on disk meanwhile is in the answer.
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  writeOutside(studio, '"title": "{product} | Hello"', '"title": "{product} | Start"')
  await studio.hears('Home changed outside the Studio; you’re seeing the new version.')
  await renameFaves(page, studio, 'Written meanwhile')
  await page.keyboard.press('Control+s')
  await dialog.getByRole('radio', { name: /^Mine: My old draft/ }).check()
  await dialog.getByRole('button', { name: 'Save my choices' }).click()
  await expect(page.getByText('All saved')).toBeVisible()
  expect(studio.read(home)).toContain('"heading": "My old draft"')
  expect(studio.read(home)).toContain('"title": "{product} | Start"')
})

test('a server that was started anew takes what was written while it was gone', async ({
  page,
  studio,
}) => {
  const options = { root: process.cwd(), pagesDir: studio.pages, host: '127.0.0.1' }
  const first = await startDevServer({ ...options, port: 0 })
  const port = Number(new URL(first.url).port)
  await page.goto(`${first.url}studio/multi-location/home`)
  await studio.canvas.locator('[data-block]').first().waitFor()
  await first.close()
  await renameFaves(page, studio, 'Written without a server')
  await expect(page.getByText('No server. Your changes are kept here')).toBeAttached()
  await page.keyboard.press('Control+s')
  const second = await startDevServer({ ...options, port })
  await expect
    .poll(() => studio.read(home), { timeout: 20_000 })
    .toContain('"heading": "Written without a server"')
  await second.close()
})

test('a refusal is shown and told over an open window, and is gone with neither', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  writeFileSync(join(studio.pages, home), '{ "route": ')
  await expect(dialog.getByRole('status', { name: 'What happened' })).toHaveText(
    /^Home can’t be read anymore\./,
  )
  await studio.sees(/^Home can’t be read anymore\./)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await studio.hears(/^Home can’t be read anymore\./)
})

test('two tabs with unsaved words on one page lose none of them', async ({
  page,
  studio,
  context,
}) => {
  await studio.open('multi-location/home')
  const first = page.waitForResponse((response) => response.url().endsWith('/api/drafts'))
  await renameFaves(page, studio, 'Words of the first tab')
  await first
  const other = await context.newPage()
  await other.goto(`${studio.url}multi-location/home`)
  await expect(canvasOf(other).getByRole('heading', { name: 'Faves' })).toBeVisible()
  const second = other.waitForResponse((response) => response.url().endsWith('/api/drafts'))
  await other.getByRole('treeitem', { name: 'Faves' }).click()
  await other.getByLabel('Heading').fill('Words of the second tab')
  await second

  await page.close()
  await other.close()
  const next = await context.newPage()
  await next.goto(`${studio.url}multi-location/home`)
  await expect(
    canvasOf(next).getByRole('heading', { name: 'Words of the first tab' }),
  ).toBeVisible()
  const dialog = next.getByRole('dialog', { name: 'Unsaved work on Home' })
  await dialog.getByRole('radio', { name: /^Mine: Words of the second tab/ }).check()
  await dialog.getByRole('button', { name: 'Save my choices' }).click()
  await expect(next.getByText('All saved')).toBeVisible()
  expect(studio.read(home)).toContain('"heading": "Words of the second tab"')
  await next.reload()
  await canvasOf(next).locator('[data-block]').first().waitFor()
  await expect(next.getByText('All saved')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a draft that another browser took up is still kept for the tab that it is of', async ({
  page,
  studio,
  browser,
}) => {
  await studio.open('multi-location/home')
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/drafts'))
  await renameFaves(page, studio, 'Words of this tab')
  await kept
  const keptAgain = page.waitForResponse((response) => response.url().endsWith('/api/drafts'))
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${studio.url}multi-location/home`)
  await expect(canvasOf(other).getByRole('heading', { name: 'Words of this tab' })).toBeVisible()
  await keptAgain
  await other.keyboard.press('Control+z')
  await other.keyboard.press('Control+z')
  await expect(other.getByText('All saved')).toBeVisible()
  await other.context().close()
  await page.reload()
  await expect(studio.canvas.getByRole('heading', { name: 'Words of this tab' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a seventh tab opens, and hears of a change on disk', async ({ page, studio, context }) => {
  for (let tab = 1; tab < 7; tab += 1) {
    const other = await context.newPage()
    await other.goto(`${studio.url}single-counter/home`)
    await canvasOf(other).locator('[data-block]').first().waitFor()
  }
  await studio.open('multi-location/home')
  writeOutside(studio, '"heading": "Faves"', '"heading": "From outside"')
  await expect(studio.canvas.getByRole('heading', { name: 'From outside' })).toBeVisible()
  await expect(page.getByText('All saved')).toBeVisible()
})

test('a part that a stopped server cannot give breaks nothing, and comes when it is back', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await renameFaves(page, studio, 'Kept')
  await page.context().setOffline(true)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Media' }).click()
  const panel = page.getByRole('navigation', { name: 'Parts of the site' })
  await expect(panel.getByRole('alert')).toContainText('couldn’t be loaded')
  await page.getByRole('application').press('?')
  const window = page.getByRole('dialog', { name: 'This can’t be opened' })
  await expect(window.getByRole('alert')).toContainText('start it again with `npm start`')
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  // The rest goes on.
  await expect(studio.canvas.getByRole('heading', { name: 'Kept' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(studio.canvas.getByRole('heading', { name: 'Faves' })).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await page.context().setOffline(false)
  await expect(panel.getByRole('searchbox')).toBeVisible({ timeout: 15_000 })
  await page.getByRole('application').press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('a browser that keeps nothing of sites has an editor all the same', async ({
  page,
  studio,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
    for (const name of ['request', 'query'] as const)
      Object.defineProperty(LockManager.prototype, name, {
        value: async () => refuse(),
      })
  })
  await studio.open('multi-location/home')
  await renameFaves(page, studio, 'Kept nowhere')
  await page.keyboard.press('Control+s')
  await studio.hears('Saved.')
})
