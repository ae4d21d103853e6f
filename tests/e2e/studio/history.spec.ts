import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'
import { frames } from '#tests/e2e/support/frames.ts'

import { seenToItsEdge, test } from './studio.ts'

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
  await expect(history.getByText('The file can’t be read as JSON')).toBeVisible()
  await expect(history.getByRole('button', { name: 'Restore this version' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await history.getByRole('radio', { name: /^Begin/ }).check()
  // 1280 × 1024 at 400 %: the version stands under the list, where it can be seen.
  await page.setViewportSize({ width: 320, height: 256 })
  const version = history.getByRole('region', { name: /^The version of/ })
  expect((await version.boundingBox())?.width).toBeGreaterThan(180)
  await page.setViewportSize({ width: 1440, height: 900 })
  await history.getByRole('button', { name: 'Restore Faves' }).click()
  await studio.hears(/^Restore Faves of .*\. Done\.$/)
  await expect(page.getByRole('treeitem', { name: 'Faves' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(studio.canvas.getByRole('heading', { name: 'Faves' })).toBeInViewport()
})

test('each version says in words what it changed, and its picture is scrolled to the end of the page', async ({
  page,
  studio,
}) => {
  const git = studio.repository()
  const file = 'multi-location/home.json'
  const home = JSON.parse(studio.read(file)) as { blocks: Record<string, unknown>[] }
  const spoilt = home.blocks.map((block) =>
    'heading' in block || 'headline' in block ? { ...block, hidden: true } : block,
  )
  writeFileSync(join(studio.pages, file), JSON.stringify({ ...home, blocks: spoilt }))
  git('commit', '-qam', 'Hide much')
  writeFileSync(join(studio.pages, file), JSON.stringify(home).replace('"Faves"', '"Favorites"'))
  git('commit', '-qam', 'Show it again')

  await studio.open('multi-location/home')
  await page.keyboard.press('Alt+Shift+h')
  const history = page.getByRole('dialog', { name: 'History of Home' })
  const hide = history.getByRole('radio', { name: /^Hide much/ })
  await expect(hide).toHaveAccessibleDescription(/hidden.*hidden.*hidden.*and \d+ more$/)
  await expect(history.getByText('Faves heading “Faves” to “Favorites”')).toBeVisible()
  await hide.check()
  await expect(hide).toHaveAccessibleDescription(/Faves hidden/)
  await expect(hide).not.toHaveAccessibleDescription(/more$/)
  expect(await axe(page, 'dialog')).toEqual([])

  await history.getByRole('radio', { name: /^Begin/ }).check()
  const picture = history.getByRole('group', { name: 'The whole page, small' })
  const footer = picture.frameLocator('iframe').getByRole('contentinfo', { includeHidden: true })
  await footer.waitFor()
  const foot = (): Promise<number> =>
    footer.evaluate((element) => {
      const { innerHeight } = element.ownerDocument.defaultView ?? { innerHeight: 0 }
      return Math.abs(element.getBoundingClientRect().bottom - innerHeight)
    })
  // The picture of the version before stands until this one is drawn.
  await expect(async () => {
    await picture.press('End')
    await expect.poll(foot, { timeout: 1000 }).toBeLessThan(40)
  }).toPass({ timeout: 20_000 })

  // 1280 × 1024 and 1440 × 900 at 200 %: no side of the page is cut off, and the place in it stays.
  const apart = (): Promise<number> =>
    picture.evaluate((holder) => {
      const frame = holder.querySelector('iframe')
      const scale = Number(frame?.style.scale)
      return Math.abs(holder.scrollTop - (frame?.contentWindow?.scrollY ?? NaN) * scale)
    })
  await picture.evaluate((holder) => holder.scrollTo(0, 600))
  for (const width of [640, 720]) {
    await page.setViewportSize({ width, height: 450 })
    await seenToItsEdge(picture.locator('iframe'))
    await expect.poll(apart, 'from what is shown to where it is scrolled').toBeLessThan(2)
  }
  // Nor is it lost bit by bit while an edge of the window is dragged.
  const place = (): Promise<number> =>
    picture.evaluate((holder) => holder.querySelector('iframe')?.contentWindow?.scrollY ?? NaN)
  const before = await place()
  for (let width = 721; width < 780; width += 2) {
    await page.setViewportSize({ width, height: 450 })
    await page.evaluate(frames)
  }
  await page.setViewportSize({ width: 720, height: 450 })
  await seenToItsEdge(picture.locator('iframe'))
  expect(Math.abs((await place()) - before), 'from where it was').toBeLessThan(2)
  await picture.press('End')
  await expect.poll(foot, 'from the end, small').toBeLessThan(40)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => picture.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(500)
  await expect.poll(apart, 'from what is shown to where it is scrolled').toBeLessThan(2)
  await expect.poll(foot, 'from the end').toBeLessThan(40)
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

test('a page that was deleted comes back as it was last published, before that is published and after', async ({
  page,
  studio,
}) => {
  const git = studio.repository()
  const file = 'multi-location/social.json'
  // Written by hand: it comes back with its own spaces.
  const whole = studio.read(file).replace('": ', '":   ')
  writeFileSync(join(studio.pages, file), whole)
  git('commit', '-q', '-a', '-m', 'Write the wall by hand')
  git('rm', '-q', file)
  git('commit', '-q', '-m', 'Delete the wall')
  rmSync(join(studio.pages, 'multi-location/contact.json'))

  await studio.open('multi-location/home')
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'All pages' }).click()
  await page.getByRole('button', { name: 'Deleted pages' }).click()
  const deleted = page.getByRole('dialog', { name: 'Deleted pages' })
  await expect(deleted.getByRole('listitem')).toHaveText([
    /^ContactFor Here\. Deleted, not published yet/,
    /^SocialFor Here\. Deleted by Ada, .*20\d\d/,
  ])
  expect(await axe(page, 'dialog')).toEqual([])
  await deleted.getByRole('button', { name: 'Restore Social' }).click()
  await expect(page).toHaveURL(/\/multi-location\/social$/)
  await studio.hears('Social is back. Save to keep it.')
  await expect(studio.canvas.getByRole('main')).toBeVisible()
  await studio.settings.getByRole('tab', { name: 'JSON' }).click()
  await expect(studio.settings.getByRole('textbox', { name: 'JSON' })).toContainText(/":   /)
  await page.keyboard.press('Control+s')
  await studio.hears('Saved.')
  expect(studio.read(file)).toBe(whole)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('deleted pages')
  await page.keyboard.press('Enter')
  await expect(deleted.getByRole('listitem')).toHaveText([/^Contact/])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).not.toHaveURL(/\/multi-location\/social$/)
})
