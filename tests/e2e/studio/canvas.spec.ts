import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { faultsIn } from './sound.ts'
import { test } from './studio.ts'

test('the author walks through the page by keys alone and hears where they are', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  await page.getByRole('application', { name: 'The page as visitors see it' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await studio.hears('Marquee, 1 of 12.')
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown')
  await studio.hears('Intro, 5 of 12.')
  await expect(studio.canvas.getByText('Zero forks needed.')).toBeInViewport()
  await page.keyboard.press('Enter')
  await studio.hears(/^Headline/)
  await page.keyboard.press('Escape')
  await studio.hears('Intro, 5 of 12.')

  // The tools come next; the links of the page are not on the way.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Move up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await studio.hears('Intro moved up, now 4 of 12.')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('application')).toBeFocused()
  await page.keyboard.press('Control+z')
  await studio.hears('Undone: Move Intro up.')

  // What is said lies over the page for the time that it takes to read it.
  await expect(page.locator('[data-said]')).toHaveCount(0)
  expect(await faultsIn(page)).toEqual([])
})

test('the author gets back from a block to the settings of the page, and a click on the header says where it is edited', async ({
  page,
  studio,
}) => {
  await studio.openFaves()
  const { settings } = studio
  const ofPage = settings.getByRole('heading', { name: 'Home page' })
  const row = page.getByRole('treeitem', { name: 'Faves' })
  await expect(settings.getByRole('heading', { name: 'Faves' })).toBeVisible()
  const sheet = await page.locator('iframe[title="The page"]').boundingBox()
  if (!sheet) throw new Error('The page is not in view.')
  const beside = [sheet.x - 12, sheet.y + 300] as const
  await page.mouse.click(...beside)
  await expect(ofPage).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 1200 })
  await row.click()
  await expect(ofPage).toBeHidden()
  const add = await page.getByRole('button', { name: 'Add a block', exact: true }).boundingBox()
  await page.mouse.click(100, (add?.y ?? 0) - 24)
  await expect(ofPage).toBeVisible()

  await row.click()
  await studio.openJson()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('page sett')
  await page.keyboard.press('Enter')
  await expect(ofPage).toBeVisible()
  await expect(settings.getByRole('textbox').first()).toBeFocused()

  // Nor does the card of the header stay, or come back after a block that was chosen meanwhile.
  const about = studio.canvas.getByRole('link', { name: 'About Us' }).first()
  const { x, y } = await studio.spot(about)
  await page.mouse.click(x, y)
  const card = page.getByRole('group', { name: 'Header' })
  await expect(card).toBeVisible()
  await page.mouse.click(...beside)
  await expect(card).toBeHidden()
  await page.mouse.click(x, y)
  await row.click()
  await page.mouse.click(...beside)
  await expect(ofPage).toBeVisible()
  await expect(card).toBeHidden()
  await studio.click(about)
  await expect(card).toContainText('The header is the same on every page of For Here.')
  expect(await faultsIn(page)).toEqual([])
  await card.getByRole('button', { name: 'Edit the header' }).click()
  await expect(page).toHaveURL(/multi-location\/chrome$/)
})

test('the page has any width, and keys set it as well', async ({ page, studio }) => {
  await studio.open('multi-location/contact')
  const width = page.getByRole('slider', { name: 'Width of the page' })
  const edge = await width.boundingBox()
  if (!edge) throw new Error('There is no edge to drag.')
  await page.mouse.move(edge.x + 12, edge.y + 300)
  await page.mouse.down()
  await page.mouse.move(edge.x - 88, edge.y + 300, { steps: 4 })
  await page.mouse.up()
  const dragged = Number(await width.getAttribute('aria-valuenow'))
  expect(dragged).toBeLessThan(1300)
  await width.press('ArrowLeft')
  await expect(width).toHaveAttribute('aria-valuenow', String(dragged - 10))
  await width.press('Home')
  await expect(width).toHaveAttribute('aria-valuenow', '320')
  expect(await studio.canvas.locator('html').evaluate((root) => root.clientWidth)).toBe(320)
})

test('the menu opens while its links are edited, and the quiz shows the question that is', async ({
  page,
  studio,
}) => {
  const { canvas, settings } = studio
  await studio.open('multi-location/contact')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = canvas.getByRole('dialog', { name: 'Menu' })
  await studio.click(menu.getByText('Contact', { exact: true }))
  await expect(settings.locator(':focus')).toHaveValue('Contact')
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: 'Footer', exact: true }).click()
  await expect(menu).toBeHidden()
  await expect(canvas.getByRole('contentinfo')).toBeInViewport()

  await page.goto(`${studio.url}content/quiz/questions`)
  await settings
    .getByRole('button', { name: 'It’s 11:58 on a Tuesday. Lunch is', exact: true })
    .click()
  const words = page.getByRole('textbox', { name: 'Question', exact: true })
  await words.fill('It is noon. Lunch is')
  const heading = canvas.getByRole('heading', { name: 'It is noon. Lunch is' })
  await expect(heading).toBeVisible()
  // The page that is shown does not take the cursor from the field.
  await expect(words).toBeFocused()
  await studio.click(canvas.getByText('Already over. I ate at my desk at ten.'))
  await expect(settings.locator(':focus')).toHaveValue('Already over. I ate at my desk at ten.')
  await studio.click(heading)
  await expect(words).toBeFocused()
})

test('a form on the page can be typed in and is never sent', async ({ page, studio }) => {
  await studio.open('multi-location/contact')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/studio/api/'))
      sent.push(request.url())
  })
  const field = studio.canvas.getByRole('textbox', { name: 'Email address' })
  const { x, y } = await studio.spot(field)
  await page.mouse.click(x, y)
  await field.focus()
  await page.keyboard.type('me@example.com')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('me@example.com')
  await expect(field).toBeFocused()
  await expect(studio.canvas.getByText('Thanks for signing up')).toBeHidden()
  expect(sent).toEqual([])
  expect(page.context().pages()).toHaveLength(1)
})

test('of a long page what is far is skipped from the first, and found by a jump all the same', async ({
  page,
  studio,
}) => {
  const frames: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/studio/frame')) frames.push(request.url())
  })
  // Before the blocks are laid out for the first time, which is at the first frame that has them.
  await page.addInitScript(() => {
    if (window.top === window) return
    const look = (): void => {
      const { documentElement: root, head, body } = window.document
      if (body?.querySelector('[data-block]'))
        root.dataset['skipped'] = String(head.textContent.includes('[data-near]'))
      else requestAnimationFrame(look)
    }
    look()
  })
  const band = (index: number): object => ({
    type: 'text-band',
    id: `band-${index}`,
    heading: `Band ${index}`,
    text: Array.from({ length: 1 + 5 * (index % 9) }, () => 'Come by at eleven.'),
    field: 'mayo',
  })
  const blocks = Array.from({ length: 90 }, (_, index) => band(index))
  const document = { route: '/long', title: 'Long', description: 'A long page.', blocks }
  writeFileSync(join(studio.pages, 'multi-location/long.json'), JSON.stringify(document))
  await studio.open('multi-location/long')
  const skips = (index: number): Promise<boolean> =>
    studio.canvas
      .locator(`#band-${index}`)
      .evaluate((block) => getComputedStyle(block).contentVisibility === 'auto')
  await expect.poll(() => skips(70)).toBe(true)
  await expect(studio.canvas.locator('html')).toHaveAttribute('data-skipped', 'true')
  expect(frames).toHaveLength(1)
  await expect(studio.canvas.getByRole('heading', { name: 'Band 89' })).toHaveText('Band 89')
  // Not every browser holds what is seen in its place while what is above it grows.
  await studio.canvas.locator('html').evaluate(({ style }) => (style.overflowAnchor = 'none'))

  const rows = page.getByRole('treeitem', { name: 'Text band' })
  for (const index of [70, 40, 80]) {
    await rows.nth(index).click()
    await expect(studio.canvas.getByRole('heading', { name: `Band ${index}` })).toBeInViewport()
    await expect.poll(() => skips(index)).toBe(false)
  }
  await expect.poll(() => skips(30)).toBe(true)
  // The first ones never reach out of nothing: they are always there.
  expect(await skips(3)).toBe(false)
})

test('what is selected stays in sight on a screen of another width', async ({ page, studio }) => {
  const blocks = Array.from({ length: 12 }, (_, index) => ({
    type: 'text-band',
    id: `band-${index}`,
    heading: `Band ${index}`,
    text: Array.from({ length: 6 }, () => 'Come by at eleven, and take two hands. '.repeat(6)),
    field: 'mayo',
  }))
  const document = { route: '/long', title: 'Long', description: 'A long page.', blocks }
  writeFileSync(join(studio.pages, 'multi-location/long.json'), JSON.stringify(document))
  await studio.open('multi-location/long')
  await page.getByRole('treeitem', { name: 'Text band' }).nth(9).click()
  const heading = studio.canvas.getByRole('heading', { name: 'Band 9' })
  await expect(heading).toBeInViewport()
  for (const width of ['Phone', 'Tablet', 'Desktop']) {
    await page.getByRole('radio', { name: width }).check()
    await expect(heading, width).toBeInViewport()
  }
})

test('clicks that select blocks neither scroll the page nor mark its words', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const { canvas } = studio
  const root = canvas.locator('html')
  const selected = page.getByRole('treeitem', { selected: true })
  const marked = async (): Promise<string> =>
    (await page.evaluate(() => String(getSelection()))) +
    (await root.evaluate(() => String(getSelection())))
  await page.getByRole('treeitem', { name: 'Faves' }).click()
  const heading = await studio.spot(canvas.locator('#newsletter-heading'))
  const before = await root.evaluate(() => scrollY)
  for (const [key, count] of [
    ['Control', 2],
    ['Shift', 4],
  ] as const) {
    await page.keyboard.down(key)
    await page.mouse.click(heading.x, heading.y)
    await page.keyboard.up(key)
    await expect(selected).toHaveCount(count)
  }
  const sheet = await page.locator('iframe[title="The page"]').boundingBox()
  await page.mouse.dblclick((sheet?.x ?? 0) - 12, 400)
  expect(await marked()).toBe('')
  expect(await root.evaluate(() => scrollY)).toBe(before)
})
