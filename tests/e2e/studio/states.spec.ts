/**
 * The editor in each of its states: every dialog, menu, panel and screen, one after the other. In each
 * of them everyone can use it, nothing is wider than the window, and nothing moves for those who asked
 * for stillness.
 */
import { type Locator, type Page, expect } from '@playwright/test'

import { faultsIn, looseIn, movingIn } from './sound.ts'
import { type Studio, test } from './studio.ts'

interface State {
  readonly name: string
  open(page: Page, studio: Studio): Promise<unknown>
  /** Left out, it is a window or a menu, which is waited for, and Escape closes it. */
  close?(page: Page): Promise<unknown>
}

const over = 'dialog[open], :popover-open'
const escape = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.locator(over)).toHaveCount(0)
}
const stays = async (): Promise<void> => {}
const tab = (name: string) => async (page: Page) =>
  page.getByRole('complementary').getByRole('tab', { name, exact: true }).click()
const panel = (name: string) => async (page: Page) =>
  page.getByRole('navigation').getByRole('tab', { name, exact: true }).click()
const row = (page: Page, name: string) => page.getByRole('treeitem', { name }).first()

const windows: readonly State[] = [
  { name: 'the page itself', open: async () => {}, close: stays },
  {
    name: 'the palette',
    open: async (page) => {
      await page.keyboard.press('/')
      await page.getByRole('listbox').locator('iframe').first().waitFor()
    },
  },
  {
    name: 'a palette that finds nothing',
    open: async (page) => {
      await page.keyboard.press('/')
      await page.getByRole('combobox', { name: 'Search blocks' }).fill('zzzz')
    },
  },
  { name: 'the list of all there is to do', open: (page) => page.keyboard.press('Control+k') },
  { name: 'all keys', open: (page) => page.keyboard.press('?') },
  {
    name: 'words that were found',
    open: async (page) => {
      await page.keyboard.press('Control+Shift+f')
      await page.keyboard.type('the')
    },
  },
  { name: 'nothing to publish', open: (page) => page.keyboard.press('Control+Shift+s') },
  {
    name: 'the history of the page',
    open: async (page) => {
      await page.keyboard.press('Alt+Shift+h')
      await page.getByRole('dialog', { name: /^History/ }).waitFor()
    },
  },
  {
    name: 'the menu of the editor',
    open: (page) => page.getByRole('button', { name: 'More', exact: true }).click(),
  },
  {
    name: 'the menu of pages',
    open: (page) => page.getByRole('button', { name: /^Page: / }).click(),
  },
  {
    name: 'the menu of sets',
    open: (page) => page.getByRole('button', { name: /^Set of pages: / }).click(),
  },
]

const blocks: readonly State[] = [
  { name: 'a block', open: (page) => row(page, 'Faves').click(), close: stays },
  { name: 'how a block looks', open: tab('Look'), close: stays },
  { name: 'when a block shows', open: tab('Show when'), close: stays },
  {
    name: 'the JSON of a block',
    open: async (page) => {
      await tab('JSON')(page)
      await page.getByRole('complementary').getByText('"faves"').first().waitFor()
    },
    close: tab('Content'),
  },
  {
    name: 'a part of a block',
    open: (page) => row(page, 'the Baron').click(),
    close: (page) => row(page, 'Faves').click(),
  },
  {
    name: 'the menu of a block',
    open: (page) => row(page, 'Faves').click({ button: 'right' }),
  },
  {
    name: 'more tools of a block',
    open: (page) => page.getByRole('button', { name: /^More to do with/ }).click(),
  },
  {
    name: 'a refusal',
    open: async (page) => {
      await row(page, 'Faves').focus()
      await page.keyboard.press('Control+d')
    },
    close: stays,
  },
  {
    name: 'a block on its way',
    open: async (page) => {
      await row(page, 'Faves').focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowUp')
    },
    close: escape,
  },
  {
    name: 'several blocks',
    open: async (page) => {
      await row(page, 'Faves').focus()
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Shift+ArrowDown')
    },
    close: (page) => row(page, 'Faves').click(),
  },
  {
    name: 'a hidden block, and what is wrong',
    open: async (page) => {
      await page.keyboard.press('Control+Shift+h')
      await page.getByRole('textbox', { name: 'Heading' }).fill('')
      await page
        .getByRole('group', { name: 'State of the site' })
        .getByRole('button', { name: '1 problem' })
        .click()
    },
    close: stays,
  },
  {
    name: 'publishing what is wrong',
    open: (page) => page.getByRole('button', { name: /^Publish/ }).click(),
  },
  {
    name: 'another picture',
    open: async (page) => {
      await row(page, 'Hero video').click()
      await page.getByRole('button', { name: 'Replace' }).first().click()
    },
  },
]

const site: readonly State[] = [
  { name: 'the pages beside the page', open: panel('Pages'), close: stays },
  { name: 'the media', open: panel('Media'), close: stays },
  {
    name: 'a file of the media',
    open: (page) => page.getByRole('list', { name: 'Files' }).getByRole('button').first().click(),
    close: stays,
  },
  { name: 'the facts of the site', open: panel('Site'), close: stays },
  ...['Site', 'Locations', 'Theme'].map((name): State => ({
    name: `the facts: ${name}`,
    open: (page) =>
      page
        .getByRole('list', { name: 'Facts of the site' })
        .getByRole('button', { name, exact: true })
        .click(),
    close: stays,
  })),
  {
    name: 'where addresses go',
    open: async (page) => {
      await page.getByRole('button', { name: /^Page: / }).click()
      await page.getByRole('menuitemradio', { name: 'All pages' }).click()
      await page.getByRole('heading', { name: 'Pages', exact: true }).waitFor()
    },
    close: stays,
  },
  {
    name: 'what the sets do not share',
    open: (page) => page.getByRole('radio', { name: 'What the sets don’t share' }).check(),
    close: stays,
  },
  {
    name: 'the menu of a page',
    open: (page) => page.getByRole('button', { name: 'What to do with Contact' }).click(),
  },
  { name: 'a new page', open: (page) => page.getByRole('button', { name: 'New page' }).click() },
  ...['Give it another address', 'Delete'].map((name): State => ({
    name: `for a page: ${name}`,
    open: async (page) => {
      await page.getByRole('button', { name: 'What to do with Contact' }).click()
      await page.getByRole('menuitem', { name }).click()
    },
  })),
]

for (const [part, first, states] of [
  ['windows', 'multi-location/contact', windows],
  ['blocks', 'multi-location/home', blocks],
  ['site', 'multi-location/contact', site],
] as const)
  test(`the states of the editor are sound, in the light and in the dark: ${part}`, async ({
    page,
    studio,
  }) => {
    await studio.open(first)
    test.slow()
    page.setDefaultTimeout(10_000)
    const wrong: Record<string, string[]> = {}
    const inTheLight = async (): Promise<string[]> => [
      ...(await faultsIn(page)),
      ...(await looseIn(page)),
    ]
    const inTheDark = async (): Promise<string[]> => [
      ...(await faultsIn(page, 'colors')),
      ...(await movingIn(page)),
    ]
    const put = async (look: 'light' | 'dark'): Promise<void> => {
      const reducedMotion = look === 'dark' ? 'reduce' : 'no-preference'
      await page.emulateMedia({ colorScheme: look, reducedMotion })
      await expect(page.locator('html')).toHaveAttribute('data-theme', look)
    }
    for (const [at, { name, open, close }] of states.entries()) {
      await test.step(name, async () => {
        await open(page, studio)
        if (!close) await page.locator(over).first().waitFor()
        // All is drawn anew when the look changes: one state begins with that in which the last ended.
        const found: string[] = []
        if (at % 2 === 0) {
          found.push(...(await inTheLight()))
          await put('dark')
          found.push(...(await inTheDark()))
        } else {
          found.push(...(await inTheDark()))
          await put('light')
          found.push(...(await inTheLight()))
        }
        if (found.length > 0) wrong[name] = found
        await (close ?? escape)(page)
      })
    }
    expect(wrong).toEqual({})
  })

test('what is chosen is seen where the system has the colours', async ({ page, studio }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await studio.open('multi-location/home')
  await row(page, 'Faves').click()
  await page.getByRole('banner').getByRole('button', { name: 'Page: ' }).focus()
  const panels = page.getByRole('navigation').getByRole('tab')
  const tabs = page.getByRole('complementary').getByRole('tab')
  const screens = page.getByRole('banner').locator('label')
  for (const some of [page.getByRole('treeitem', { level: 1 }), panels, tabs, screens]) {
    const outlines = await some.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).outlineStyle),
    )
    expect(outlines.filter((style) => style === 'solid')).toHaveLength(1)
  }
  const around = await tabs
    .first()
    .evaluate((one) => parseFloat(getComputedStyle(one).outlineOffset))
  expect(around, 'beside the first letter, not through it').toBeGreaterThan(0)
  const knob = async (): Promise<string> =>
    page
      .getByRole('switch')
      .first()
      .evaluate((one) => getComputedStyle(one, '::after').backgroundColor)
  // In a window below 1280 pixels its dot alone tells whether the work is saved.
  const dot = await page
    .getByText('All saved')
    .evaluate((one) => getComputedStyle(one, '::before').backgroundColor)
  expect(dot).not.toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
  await tabs.filter({ hasText: 'Look' }).click()
  const colors = await page
    .getByRole('radiogroup', { name: 'Background colour' })
    .locator('label')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(new Set(colors).size).toBe(colors.length)
  const off = await knob()
  await page.getByRole('switch').first().click()
  expect(await knob()).not.toBe(off)

  await page.getByRole('navigation').getByRole('tab', { name: 'Site' }).click()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'The Baron', exact: true }).click()
  const lines = async (some: Locator): Promise<string[]> =>
    some.evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle))
  const facts = page.getByRole('list', { name: 'Facts of the site' }).getByRole('button')
  await studio.settings.getByRole('checkbox', { name: 'Egg' }).waitFor()
  // The document and what is open of it.
  expect((await lines(facts)).filter((style) => style === 'solid')).toHaveLength(2)
  const ticked = await lines(studio.settings.locator('label:has([type=checkbox]) span'))
  expect(ticked).toEqual(['solid', 'solid', 'solid', 'none', 'none', 'none'])
})
