import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Page, expect } from '@playwright/test'

import { startDevServer } from '#tools/start/dev-server.ts'

import { type Studio, canvasOf, test } from './studio.ts'

const contact = 'multi-location/contact.json'

/** Gives the card of the page another title. */
async function rename(page: Page, studio: Studio, title: string): Promise<void> {
  await page.getByRole('treeitem', { name: 'Contact card' }).click()
  await page.getByLabel('Title').fill(title)
  await expect(studio.canvas.getByRole('heading', { name: title })).toBeVisible()
}

/** Writes to the file of a page as another program does. */
function writeOutside(studio: Studio, from: string, to: string): void {
  const text = studio.read(contact)
  expect(text).toContain(from)
  writeFileSync(join(studio.pages, contact), text.replace(from, to))
}

test('a title that is changed and saved is one line of the file', async ({ page, studio }) => {
  const before = studio.read(contact).split('\n')
  await studio.open('multi-location/contact')
  await rename(page, studio, 'Say hello')
  await page.keyboard.press('Control+s')
  await studio.hears('Saved.')
  const after = studio.read(contact).split('\n')
  expect(after).toHaveLength(before.length)
  expect(after.filter((line, index) => line !== before[index]).map((line) => line.trim())).toEqual([
    '"title": "Say hello",',
  ])
})

test('what was not saved is there again when the editor is opened again', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/drafts'))
  await rename(page, studio, 'Unsaved words')
  await kept
  await page.reload()
  await studio.hears('Restored your draft of Contact.')
  await studio.sees('Restored your draft of Contact.')
  await expect(studio.canvas.getByRole('heading', { name: 'Unsaved words' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await studio.sees(/^Careful: the next undo takes back all of the restored work in Contact\./)
  await expect(studio.canvas.getByRole('heading', { name: 'Unsaved words' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo: Restore your draft of Contact' }).click()
  await studio.sees('Undone: Restore your draft of Contact.')
  await expect(studio.canvas.getByRole('heading', { name: 'Get in touch' })).toBeVisible()
})

test('the page follows its file, and keeps what was changed here', async ({ page, studio }) => {
  await studio.open('multi-location/contact')
  writeOutside(studio, '"title": "Get in touch"', '"title": "From outside"')
  await expect(studio.canvas.getByRole('heading', { name: 'From outside' })).toBeVisible()
  await studio.hears('Contact changed outside the Studio; you’re seeing the new version.')
  await rename(page, studio, 'From here')
  writeOutside(studio, '"title": "{product} | Contact"', '"title": "{product} | Start"')
  await studio.hears('Contact also changed outside the Studio; both changes are in it.')
  await page.keyboard.press('Control+s')
  await studio.hears('Saved.')
  expect(studio.read(contact)).toContain('"title": "From here"')
  expect(studio.read(contact)).toContain('"title": "{product} | Start"')
})

test('a page that is deleted on disk while it is open says so, and opens again once it is back', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  const text = studio.read(contact)
  rmSync(join(studio.pages, contact))
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible()
  await studio.hears(
    'Contact was deleted outside the Studio. To have it as last published, open All pages, then Deleted pages.',
  )
  writeFileSync(join(studio.pages, contact), text)
  await page.getByRole('button', { name: 'Contact', exact: true }).click()
  await expect(studio.canvas.getByRole('heading', { name: 'Get in touch' })).toBeVisible()
})

test('a server that does not answer costs nothing: it is said, and saved when it is back', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  await page.context().setOffline(true)
  await rename(page, studio, 'Offline')
  await page.keyboard.press('Control+s')
  await studio.hears(/The Studio’s server isn’t answering\./)
  expect(studio.read(contact)).not.toContain('Offline')
  await page.context().setOffline(false)
  await expect.poll(() => studio.read(contact), { timeout: 15_000 }).toContain('"title": "Offline"')
})

test('a pages folder that is renamed is told at once, and what waits is saved when it is back', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  const away = `${studio.pages}-away`
  renameSync(studio.pages, away)
  const gone = /^The pages folder is gone: .* Put it back where it was; your changes are kept/
  await studio.hears(gone)
  await rename(page, studio, 'Written meanwhile')
  await expect(page.getByText('No pages folder. Your changes are kept here')).toBeVisible()
  const late = await page.context().newPage()
  await late.goto(`${studio.url}multi-location/social`)
  await expect(late.getByRole('alert')).toHaveText(/^The pages folder is gone: /)
  await page.bringToFront()
  await page.keyboard.press('Control+s')
  renameSync(away, studio.pages)
  await studio.hears('Saved.')
  expect(studio.read(contact)).toContain('"title": "Written meanwhile"')
  // A tab that came while it was away opens by itself.
  await expect(canvasOf(late).locator('[data-block]').first()).toBeVisible()
})

test('unsaved work on a file that is another one by now is asked about, never laid over it', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/drafts'))
  await rename(page, studio, 'My old draft')
  await kept
  await page.goto('about:blank')
  writeOutside(studio, '"title": "Get in touch"', '"title": "Their new title"')
  await studio.open('multi-location/contact')
  const dialog = page.getByRole('dialog', { name: 'Unsaved work on Contact' })
  await expect(studio.canvas.getByRole('heading', { name: 'Their new title' })).toBeVisible()
  // Put off, the page goes on: what is written here and on disk meanwhile is in the answer.
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  writeOutside(studio, '"title": "{product} | Contact"', '"title": "{product} | Start"')
  await studio.hears('Contact changed outside the Studio; you’re seeing the new version.')
  await rename(page, studio, 'Written meanwhile')
  await page.keyboard.press('Control+s')
  await dialog.getByRole('radio', { name: /^Mine: My old draft/ }).check()
  await dialog.getByRole('button', { name: 'Save my choices' }).click()
  await expect(page.getByText('All saved')).toBeVisible()
  expect(studio.read(contact)).toContain('"title": "My old draft"')
  expect(studio.read(contact)).toContain('"title": "{product} | Start"')
})

test('a server that was started anew takes what was written while it was gone', async ({
  page,
  studio,
}) => {
  const options = { root: process.cwd(), pagesDir: studio.pages, host: '127.0.0.1' }
  const first = await startDevServer({ ...options, port: 0 })
  const port = Number(new URL(first.url).port)
  await page.goto(`${first.url}studio/multi-location/contact`)
  await studio.canvas.locator('[data-block]').first().waitFor()
  await first.close()
  await rename(page, studio, 'Written without a server')
  await expect(page.getByText('No server. Your changes are kept here')).toBeAttached()
  await page.keyboard.press('Control+s')
  const second = await startDevServer({ ...options, port })
  await expect
    .poll(() => studio.read(contact), { timeout: 20_000 })
    .toContain('"title": "Written without a server"')
  await second.close()
})

test('a refusal is shown and told over an open window, and is gone with neither', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  writeFileSync(join(studio.pages, contact), '{ "route": ')
  await expect(dialog.getByRole('status', { name: 'What happened' })).toHaveText(
    /^Contact can’t be read anymore\./,
  )
  await studio.sees(/^Contact can’t be read anymore\./)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await studio.hears(/^Contact can’t be read anymore\./)
})

test('two tabs with unsaved words on one page lose none of them', async ({
  page,
  studio,
  context,
}) => {
  await studio.open('multi-location/contact')
  const first = page.waitForResponse((response) => response.url().endsWith('/api/drafts'))
  await rename(page, studio, 'Words of the first tab')
  await first
  const other = await context.newPage()
  await other.goto(`${studio.url}multi-location/contact`)
  await expect(canvasOf(other).getByRole('heading', { name: 'Get in touch' })).toBeVisible()
  const second = other.waitForResponse((response) => response.url().endsWith('/api/drafts'))
  await other.getByRole('treeitem', { name: 'Contact card' }).click()
  await other.getByLabel('Title').fill('Words of the second tab')
  await second

  await page.close()
  await other.close()
  const next = await context.newPage()
  await next.goto(`${studio.url}multi-location/contact`)
  await expect(
    canvasOf(next).getByRole('heading', { name: 'Words of the first tab' }),
  ).toBeVisible()
  const dialog = next.getByRole('dialog', { name: 'Unsaved work on Contact' })
  await dialog.getByRole('radio', { name: /^Mine: Words of the second tab/ }).check()
  await dialog.getByRole('button', { name: 'Save my choices' }).click()
  await expect(next.getByText('All saved')).toBeVisible()
  expect(studio.read(contact)).toContain('"title": "Words of the second tab"')
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
  await studio.open('multi-location/contact')
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/drafts'))
  await rename(page, studio, 'Words of this tab')
  await kept
  const keptAgain = page.waitForResponse((response) => response.url().endsWith('/api/drafts'))
  const other = await (await browser.newContext()).newPage()
  await other.goto(`${studio.url}multi-location/contact`)
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
    await other.goto(`${studio.url}multi-location/social`)
    await canvasOf(other).locator('[data-block]').first().waitFor()
  }
  await studio.open('multi-location/contact')
  writeOutside(studio, '"title": "Get in touch"', '"title": "From outside"')
  await expect(studio.canvas.getByRole('heading', { name: 'From outside' })).toBeVisible()
  await expect(page.getByText('All saved')).toBeVisible()
})

test.describe('in a browser that has no part of it yet', () => {
  test.use({ firstVisit: true })

  test('a part that a stopped server cannot give breaks nothing, and comes when it is back', async ({
    page,
    studio,
  }) => {
    await studio.open('multi-location/contact')
    await rename(page, studio, 'Kept')
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
    await expect(studio.canvas.getByRole('heading', { name: 'Get in touch' })).toBeVisible()
    await page.keyboard.press('Control+Shift+z')
    await page.context().setOffline(false)
    await expect(panel.getByRole('searchbox')).toBeVisible({ timeout: 15_000 })
    await page.getByRole('application').press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  test('the page follows its file though newer builds have taken the place of this editor', async ({
    page,
    studio,
  }) => {
    const parts = ['follow', 'merge'].map((part) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/${part}-`)),
    )
    await studio.open('multi-location/contact')
    await Promise.all(parts)
    await page.route('**/studio/assets/**', async (route) => route.fulfill({ status: 404 }))
    writeOutside(studio, 'Get in touch', 'From outside')
    await expect(studio.canvas.getByRole('heading', { name: 'From outside' })).toBeVisible()
    await expect(page.getByText('All saved')).toBeVisible()
  })
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
  await studio.open('multi-location/contact')
  await rename(page, studio, 'Kept nowhere')
  await page.keyboard.press('Control+s')
  await studio.hears('Saved.')
})
