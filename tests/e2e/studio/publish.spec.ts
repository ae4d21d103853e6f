import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'

import { test } from './studio.ts'

test('the author publishes in words, looks at the history, and has one block back', async ({
  page,
  studio,
}) => {
  const git = studio.repository()
  await studio.openFaves()
  await page.getByLabel('Heading', { exact: true }).fill('Favorites')
  await page.keyboard.press('Control+Shift+s')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByText('Faves heading “Faves” to “Favorites”')).toBeVisible()
  expect(await axe(page, 'dialog')).toEqual([])
  await dialog.getByLabel('What changed, in a sentence').fill('Rename the faves')
  await dialog.getByLabel('As a proposal').check()
  await dialog.getByLabel('Name of the proposal').fill('Faves anew')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  const proposed = page.getByRole('dialog', { name: 'Proposed' })
  await expect(proposed).toContainText('on faves-anew', { timeout: 30_000 })
  // It is so: the branch is the one that is open.
  await expect(proposed).toContainText('What you publish next goes into it too.')
  expect(git('branch', '--show-current')).toBe('faves-anew')
  expect(git('log', '-1', '--format=%s', 'faves-anew')).toBe('Rename the faves')
  expect(git('status', '--porcelain')).toBe('')
  await page.getByRole('button', { name: 'Done' }).click()

  await page.keyboard.press('Alt+Shift+h')
  const history = page.getByRole('dialog', { name: 'History of Home' })
  await expect(history.getByText('Faves heading “Faves” to “Favorites”')).toBeVisible()
  await history.getByRole('radio', { name: /^Begin/ }).check()
  await history.getByRole('button', { name: 'Restore Faves' }).click()
  await expect(history).toBeHidden()
  await expect(studio.canvas.getByRole('heading', { name: 'Faves', exact: true })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(studio.canvas.getByRole('heading', { name: 'Favorites' })).toBeVisible()
})

test('the author publishes one of two pages, and the window keeps those together that belong together', async ({
  page,
  studio,
}) => {
  const git = studio.repository()
  const write = (id: string, change: (text: string) => string): void =>
    writeFileSync(join(studio.pages, id), change(studio.read(id)))
  // A page that moved without leaving anything at its old address, and what links to it.
  write('multi-location/about-us.json', (text) => text.replace('"/about-us"', '"/crew"'))
  write('multi-location/chrome.json', (text) => text.replaceAll('"/about-us"', '"/crew"'))
  write('multi-location/home.json', (text) => text.replaceAll('"/about-us"', '"/crew"'))
  write('shared/terms.json', (text) => text.replace('Terms of Service"', 'House rules"'))
  await studio.openFaves()
  await page.getByLabel('Heading', { exact: true }).fill('Favorites')
  await page.keyboard.press('Control+Shift+s')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const terms = dialog.getByRole('checkbox', { name: 'Terms' })
  await expect(terms).toBeChecked()
  await dialog.getByRole('button', { name: 'Choose none' }).focus()
  await page.keyboard.press('Enter')
  await studio.hears('Nothing goes out.')
  await terms.focus()
  await page.keyboard.press('Space')
  expect(await axe(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Publish 1 of 4' }).click()
  const published = page.getByRole('dialog', { name: 'Published' })
  await expect(published).toContainText('What you left out is saved here', { timeout: 30_000 })
  expect(git('show', '--name-only', '--format=%s', 'HEAD')).toBe(
    'Terms: title “{product} | Terms of Service” to “{product} | House rules”\n\nshared/terms.json',
  )
  expect(studio.read('multi-location/home.json')).toContain('"Favorites"')
  await page.getByRole('button', { name: 'Done' }).click()

  await page.keyboard.press('Control+Shift+s')
  await dialog.getByRole('checkbox', { name: 'About us' }).uncheck()
  await dialog.getByRole('button', { name: 'Publish 2 of 3' }).click()
  await expect(
    dialog.getByText(/^About us \(multi-location\) has to go out as well\./),
  ).toBeVisible({
    timeout: 30_000,
  })
  await dialog.getByRole('button', { name: 'Publish About us as well' }).click()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(published).toBeVisible({ timeout: 30_000 })
  expect(git('status', '--porcelain')).toBe('')
})

test('the author sends what is published to the remote, and later what could not be sent', async ({
  page,
  studio,
}) => {
  const git = studio.repository()
  git('init', '-q', '--bare', '.git/remote.git')
  git('remote', 'add', 'origin', '.git/nobody-is-here.git')
  const remote = (): string => git('-C', '.git/remote.git', 'log', '-1', '--format=%s', 'main')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const published = page.getByRole('dialog', { name: 'Published' })
  const publish = async (message?: string): Promise<void> => {
    await page.keyboard.press('Control+Shift+s')
    if (message !== undefined) await dialog.getByLabel('What changed, in a sentence').fill(message)
    await expect(dialog.getByLabel('Send it, so everyone else gets it')).toBeChecked()
    await dialog.getByRole('button', { name: 'Publish' }).click()
  }

  await studio.openFaves()
  await page.getByLabel('Heading', { exact: true }).fill('Favorites')
  await publish('Rename the faves')
  const unsent = page.getByRole('dialog', { name: 'Kept here, but not sent' })
  await expect(unsent).toContainText('It’s kept on this machine only', { timeout: 30_000 })
  await page.getByRole('button', { name: 'Done' }).click()

  git('remote', 'set-url', 'origin', '.git/remote.git')
  await publish()
  await expect(published).toContainText('Published and sent', { timeout: 30_000 })
  expect(remote()).toBe('Rename the faves')
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByLabel('Heading', { exact: true }).fill('All time favorites')
  await publish('Rename them again')
  await expect(published).toContainText('Published and sent', { timeout: 30_000 })
  expect(remote()).toBe('Rename them again')
})

test('a site with an error is not published, and the author is led to it', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  await page.getByLabel('Heading', { exact: true }).fill('')
  await page.keyboard.press('Control+Shift+s')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('heading', { name: 'Before this can go live' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  const go = dialog.getByRole('button', { name: 'Go' }).first()
  await go.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Heading', { exact: true })).toBeFocused()
})

test('what is said of a problem leaves its button whole', async ({ page, studio }) => {
  const home = JSON.parse(studio.read('multi-location/home.json')) as { blocks: object[] }
  const blocks = home.blocks.map((block) => ({ ...block, sparkle: 'x'.repeat(60) }))
  writeFileSync(join(studio.pages, 'multi-location/home.json'), JSON.stringify({ ...home, blocks }))
  await studio.open('multi-location/home')
  await page.keyboard.press('Control+Shift+s')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const go = dialog.getByRole('button', { name: 'Go' }).first()
  expect((await go.boundingBox())?.width).toBeGreaterThan(46)
})

test('what a hook says is heard by an author who has closed the window', async ({
  page,
  studio,
}) => {
  studio.repository()
  const hook = join(studio.pages, '.git/hooks/pre-commit')
  const gone = join(studio.pages, '.git/the-window-is-closed')
  writeFileSync(
    hook,
    `#!/bin/sh
    for look in $(seq 300); do [ -e .git/the-window-is-closed ] || sleep 0.1; done
    echo "Prices must end in a zero." >&2
    exit 1`,
    { mode: 0o755 },
  )
  await studio.openFaves()
  await page.getByLabel('Heading', { exact: true }).fill('Favorites')
  await page.keyboard.press('Control+Shift+s')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('Publishing…')).toBeVisible()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await expect(dialog).toBeHidden()
  writeFileSync(gone, '')
  await studio.hears(/^Something on this machine refused .* It says: Prices must end in a zero\.$/)
})
