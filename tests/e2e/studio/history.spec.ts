import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { test } from './studio.ts'

test('the author tells versions of other years apart, a broken file from a deleted one, and sees the block that is restored', async ({
  page,
  studio,
}) => {
  const git = studio.repository()
  const file = 'multi-location/home.json'
  const whole = studio.read(file)
  const commit = (message: string, day: string): void => {
    git('add', '.')
    git('commit', '-q', '-m', message, `--date=${day}T12:00:00`)
  }
  writeFileSync(join(studio.pages, file), '{ "route": "/"\n')
  commit('Break it', '2024-11-22')
  writeFileSync(join(studio.pages, file), whole.replace('"Faves"', '"Favorites"'))
  commit('Mend it', '2025-11-22')

  await studio.open('multi-location/home')
  await page.keyboard.press('Alt+Shift+h')
  const history = page.getByRole('dialog', { name: 'History of Home' })
  await expect(history.getByRole('radio', { name: /^Mend it/ })).toHaveAccessibleName(
    /Nov 22, 2025/,
  )
  await expect(history.getByText('The file can be read again')).toBeVisible()
  await history.getByRole('radio', { name: /^Break it/ }).check()
  await expect(history.getByText('The file cannot be read as JSON')).toBeVisible()
  await expect(history.getByRole('button', { name: 'Restore this version' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await history.getByRole('radio', { name: /^Begin/ }).check()
  await history.getByRole('button', { name: 'Restore Faves' }).click()
  await studio.hears(/^Restore Faves of .*\. Done\.$/)
  await expect(page.getByRole('treeitem', { name: 'Faves' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(studio.canvas.getByRole('heading', { name: 'Faves' })).toBeInViewport()
})

test('what undo takes back far out of view is shown, and who types keeps the field', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  const heading = studio.settings.getByRole('textbox', { name: 'Heading' })
  await heading.fill('Favorites')
  const faves = studio.canvas.getByRole('heading', { name: /^Fav/ })
  await page.getByRole('treeitem', { name: 'Marquee' }).first().click()
  await expect(faves).not.toBeInViewport()
  const field = studio.settings.getByRole('textbox').first()
  await field.focus()
  await page.keyboard.press('Control+z')
  await expect(studio.canvas.getByRole('heading', { name: 'Faves' })).toBeInViewport()
  await expect(field).toBeFocused()

  await page.getByRole('treeitem', { name: 'Marquee' }).first().click()
  await expect(faves).not.toBeInViewport()
  await page.keyboard.press('Control+Shift+z')
  await expect(faves).toHaveText('Favorites')
  await expect(faves).toBeInViewport()
  await expect(page.getByRole('treeitem', { name: /^Fav/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
