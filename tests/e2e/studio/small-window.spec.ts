import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Locator, type Page, expect } from '@playwright/test'

import { faultsIn, looseIn } from './sound.ts'
import { test } from './studio.ts'

/** Whether something can be seen as a whole, here and now. */
async function inSight(page: Page, ...names: (readonly [role: 'button' | 'link', name: RegExp])[]) {
  for (const [role, name] of names)
    await expect(page.getByRole(role, { name }).first()).toBeInViewport({ ratio: 1 })
}

const stateOf = (page: Page): Locator => page.getByRole('group', { name: 'State of the site' })

test.describe('1024 × 768', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  test('what is said over the page stays while it is pointed at, covers no tool and can be put away', async ({
    page,
    studio,
  }) => {
    await page.clock.install()
    await studio.openFaves()
    await expect(studio.settings.getByRole('textbox', { name: 'Heading' })).toBeFocused()
    await page.keyboard.press('Control+z')
    const message = page.getByRole('region', { name: 'Message' })
    await message.hover()
    await page.clock.fastForward(6000)
    await studio.sees('There’s nothing to undo.')
    const [box, pill] = [await message.boundingBox(), await stateOf(page).boundingBox()]
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(pill?.y ?? 0)
    expect(await faultsIn(page)).toEqual([])
    expect(await looseIn(page)).toEqual([])
    await message.getByRole('button', { name: 'Put this away' }).click()
    await expect(message).toBeHidden()
    await expect(studio.settings.getByRole('textbox', { name: 'Heading' })).toBeFocused()
  })

  test('the bar has room for what keeps work from being saved', async ({ page, studio }) => {
    await studio.openFaves()
    const heading = studio.settings.getByRole('textbox', { name: 'Heading' })
    await heading.fill('Ours')
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
    const home = 'multi-location/home.json'
    writeFileSync(join(studio.pages, home), studio.read(home).replace('"Faves"', '"Theirs"'))
    const paused = page.getByRole('button', { name: 'Saving is paused. Choose what stays' })
    await expect(paused).toBeAttached()
    await page.keyboard.press('Escape')
    await inSight(
      page,
      ['button', /^Saving is paused/],
      ['button', /^Publish/],
      ['button', /^More/],
    )
  })

  test('every part of the editor is reached, and nothing is cut off', async ({ page, studio }) => {
    test.slow()
    await studio.open('multi-location/home')
    const fits = async (state: string): Promise<void> =>
      expect(await looseIn(page), state).toEqual([])
    await inSight(
      page,
      ...['Page:', 'Set of pages:', 'Undo', 'Redo', 'Save', 'Publish', 'More'].map(
        (name) => ['button', new RegExp(`^${name}`)] as const,
      ),
    )
    await inSight(page, ['link', /^Preview/])
    await expect(stateOf(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('complementary')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('application')).toBeInViewport()
    await fits('the page')

    const rail = page.getByRole('navigation', { name: 'Parts of the site' })
    for (const name of ['Pages', 'Media', 'Site', 'Page']) {
      const opener = rail.getByRole('button', { name, exact: true })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(rail.getByRole('tab', { name, selected: true })).toBeInViewport({ ratio: 1 })
      await fits(name)
      if (name !== 'Page') {
        await page.keyboard.press('Escape')
        await expect(rail.getByRole('tab').first()).toBeHidden()
        await expect(opener).toBeFocused()
      }
    }

    await page.getByRole('treeitem', { name: 'Faves' }).click()
    await fits('the outline with a block')
    await page.keyboard.press('Escape')
    for (const name of ['Content', 'Look', 'Show when', 'JSON']) {
      const tab = page.getByRole('complementary').getByRole('tab', { name })
      await expect(tab).toBeInViewport({ ratio: 1 })
      await tab.click()
      await fits(name)
    }
    await inSight(
      page,
      ...['Move up', 'Move down', 'Duplicate', 'Hide', 'More to do', 'Delete'].map(
        (name) => ['button', new RegExp(`^${name}`)] as const,
      ),
    )

    await rail.getByRole('button', { name: 'Add a block' }).click()
    await expect(page.getByRole('dialog', { name: 'Add a block' })).toBeInViewport({ ratio: 1 })
    await fits('the palette')
    await page.keyboard.press('Escape')
    for (const keys of ['Control+k', '?', 'Control+Shift+f', 'Control+Shift+s', 'Alt+Shift+h']) {
      await page.getByRole('application').focus()
      await page.keyboard.press(keys)
      await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 })
      await fits(keys)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }

    await page.getByRole('button', { name: /^Page: / }).click()
    await page.getByRole('menuitemradio', { name: 'All pages' }).click()
    await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeInViewport()
    await inSight(page, ['button', /^New page/], ['button', /^What to do with Home/])
    await fits('all pages')
  })
})

test.describe('1100 × 800', () => {
  test.use({ viewport: { width: 1100, height: 800 } })

  test('Escape in a panel gives the focus back to the problem that opened it', async ({
    page,
    studio,
  }) => {
    writeFileSync(
      join(studio.pages, 'media/spare.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n',
    )
    await studio.open('multi-location/contact')
    await page.getByRole('button', { name: '1 tip' }).press('Enter')
    const go = page.getByRole('button', { name: /^Go to .*spare/ })
    await go.press('Enter')
    const file = page.getByRole('button', { name: /^spare\.svg/ })
    await file.waitFor()
    await expect(file).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(go).toBeFocused()
  })
})

test.describe('1024 × 768, also where a click focuses no button', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  test('a click in a window over a panel leaves the panel open, Tab past its end closes it, and Escape closes what a click opened, to where the focus was', async ({
    page,
    studio,
  }) => {
    await studio.open('multi-location/contact')
    const rail = page.getByRole('navigation', { name: 'Parts of the site' })
    await rail.getByRole('button', { name: 'Page', exact: true }).click()
    const newsletter = page.getByRole('treeitem', { name: 'Newsletter' })
    await newsletter.focus()
    await page.keyboard.press('Control+Shift+f')
    await page.getByRole('searchbox').click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(newsletter).toBeFocused()
    // WCAG 2.2, 2.4.11: nor does the panel cover what the keys lead to.
    await rail.getByRole('button', { name: 'Add a block' }).last().focus()
    await page.keyboard.press('Tab')
    await expect(newsletter).toBeHidden()

    await page.evaluate(() =>
      document.addEventListener('mousedown', (event) => {
        if ((event.target as Element).closest('button')) event.preventDefault()
      }),
    )
    const opener = rail.getByRole('button', { name: 'Media', exact: true })
    await opener.click()
    await expect(rail.getByRole('tab', { name: 'Media' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(rail.getByRole('tab').first()).toBeHidden()
    await expect(opener).toBeFocused()
    const more = page.getByRole('button', { name: 'More', exact: true })
    await more.click()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })
})

test.describe('1280 × 900 at 200 %', () => {
  test.use({ viewport: { width: 640, height: 450 } })

  test('all of the rail is reached beside what is left of the page', async ({ page, studio }) => {
    await studio.open('multi-location/contact')
    const rail = page.getByRole('navigation', { name: 'Parts of the site' })
    for (const name of ['Page', 'Pages', 'Media', 'Site'])
      await rail.getByRole('button', { name, exact: true }).click({ trial: true })
    await rail.getByRole('button', { name: 'Add a block' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

for (const [name, width, height] of [
  ['1440 × 900 at 200 %', 720, 450],
  ['1024 × 768 at 200 %', 512, 384],
] as const)
  test.describe(name, () => {
    test.use({ viewport: { width, height } })

    test('the page and the form each have the window in turn, and every window fits', async ({
      page,
      studio,
    }) => {
      await studio.open('multi-location/home')
      const rail = page.getByRole('navigation', { name: 'Parts of the site' })
      const [main, settings] = [page.getByRole('main'), page.getByRole('complementary')]
      const isRoomy = async (panel: typeof main): Promise<void> => {
        const box = await panel.boundingBox()
        expect([box?.width, box?.height]).toEqual([width - 56, height - 56])
      }
      await isRoomy(main)
      await expect(settings).toBeHidden()
      const saved = page.getByRole('banner').getByText('All saved')
      expect((await saved.boundingBox())?.width, 'the dot is whole').toBe(8)
      await expect(page.getByRole('button', { name: /^Publish/ })).toBeInViewport({ ratio: 1 })

      await rail.getByRole('button', { name: 'Page', exact: true }).click()
      const faves = page.getByRole('treeitem', { name: 'Faves' })
      await faves.click()
      await faves.press('Enter')
      await expect(faves).toBeHidden()
      await isRoomy(settings)
      await expect(main).toBeHidden()
      await expect(page.getByLabel('Heading', { exact: true })).toBeFocused()
      await page.keyboard.type('!')
      const pill = stateOf(page).getByRole('button', { name: /Ready to publish|problem/ })
      await pill.click({ trial: true })
      await expect(stateOf(page)).toBeInViewport({ ratio: 1 })
      const last = settings.getByLabel('Name in the page')
      await last.focus()
      await expect(last).toBeInViewport({ ratio: 1 })
      const [field, state] = [await last.boundingBox(), await stateOf(page).boundingBox()]
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(state?.y ?? 0)

      await rail.getByRole('button', { name: 'Settings' }).click()
      await isRoomy(main)
      await expect(studio.canvas.getByRole('heading', { name: 'Faves!' })).toBeInViewport()
      for (const keys of ['Control+k', '/', 'Control+Shift+s', 'Control+Shift+f']) {
        await page.getByRole('application').focus()
        await page.keyboard.press(keys)
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })

for (const [name, width, height] of [
  ['1280 × 1024 at 400 %', 320, 256],
  ['1024 × 768 at 400 %', 256, 192],
] as const)
  test.describe(name, () => {
    test.use({ viewport: { width, height } })

    test('the block that is about to be added can be seen, and the tools of a block are reached, with nothing over them', async ({
      page,
      studio,
    }) => {
      await studio.open('multi-location/contact')
      const canvas = page.getByRole('application')
      await canvas.focus()
      await page.keyboard.press('/')
      const palette = page.getByRole('dialog', { name: 'Add a block' })
      await palette.getByRole('option').first().waitFor()
      for (let key = 0; key < 2; key += 1) await page.keyboard.press('ArrowDown')
      const chosen = palette.getByRole('option', { selected: true })
      await expect(chosen).toBeInViewport({ ratio: 0.9 })
      await page.keyboard.press('Escape')
      await expect(palette).toBeHidden()
      await expect(canvas).toBeFocused()

      for (let block = 0; block < 3; block += 1) await page.keyboard.press('ArrowDown')
      const tools = page.getByRole('toolbar').getByRole('button')
      await expect(tools).toHaveCount(6)
      for (const tool of await tools.all()) {
        await tool.scrollIntoViewIfNeeded()
        await expect(tool).toBeInViewport({ ratio: 1 })
        await tool.hover()
      }
      await page.getByRole('complementary').getByRole('tab', { name: 'JSON' }).click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })

test.describe('800 × 700', () => {
  test.use({ viewport: { width: 800, height: 700 } })

  test('the settings stand below the page, all of the bar is reached, and the list of all pages has all of the window below it', async ({
    page,
    studio,
  }) => {
    await studio.open('multi-location/contact')
    const settings = await page.getByRole('complementary').boundingBox()
    const canvas = await page.getByRole('main').boundingBox()
    expect(settings?.y).toBeGreaterThanOrEqual((canvas?.y ?? 0) + (canvas?.height ?? 0) - 1)
    expect(canvas?.height).toBeGreaterThan(200)
    for (const name of [/^Publish/, /^More/, /^Page:/]) {
      await page.getByRole('button', { name }).first().focus()
      await expect(page.getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(800)

    await page.goto(`${studio.url}-/pages`)
    const { y = 0, height = 0 } = (await page.getByRole('main').boundingBox()) ?? {}
    expect(y + height).toBe(700)
  })
})
