import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'

import { onDesktops, test } from './sites.ts'

test(
  'the menu is at its archive address, at its alias and, with the counter live, at the root (B13, D4)',
  onDesktops,
  async ({ page, sites }) => {
    for (const url of [`${sites.multi}v1/menu`, `${sites.multi}menu`, `${sites.single}menu`]) {
      expect((await page.goto(url))?.status()).toBe(200)
      await expect(page).toHaveTitle('Mitts | Menu')
      await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
    }
    await page.goto(`${sites.multi}menu`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://www.mitts.example/v1/menu',
    )
  },
)

test('the sections stand in order, each title and item leads to the ordering site (I1, I3)', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.single}menu`)
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles).toHaveText([
    /sandwiches/i,
    /breakfast \(all day\)/i,
    /snacks & sweets/i,
    /drinks/i,
  ])
  const links = page.getByRole('main').getByRole('link')
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  )
  expect(hrefs.every((href) => href.startsWith('https://order.mitts.example/'))).toBe(true)
  expect(hrefs.filter((href) => href.includes('/serve/'))).toHaveLength(36)
  await expect(
    page.getByRole('heading', { name: 'The Gigante' }).getByRole('link'),
  ).toHaveAttribute('href', 'https://order.mitts.example/serve/the-gigante')
})

test('the legend explains the leaf, and vegetarian items have one (I7)', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.single}menu`)
  await expect(page.getByText('Vegetarian', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Vegetarian' })).toHaveCount(13)
})

test('a click anywhere on an item goes to it and is counted once (I11, N1, N2)', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.single}menu`)
  await expect(page.locator('[data-event="ct: OrderNow menupage"]')).toHaveCount(1)
  await expect(page.locator('[data-event="ct: Mushroom Melt"]')).toHaveCount(1)
  await expect(page.locator('[data-event="ct: Sandwiches"]')).toHaveCount(1)
  await page.route('https://order.mitts.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'ordering' }),
  )
  // The link lies over the whole item, so what is hit is not the text itself.
  await page.getByText('Roast beef, crispy onions').click({ force: true })
  await expect(page).toHaveURL('https://order.mitts.example/serve/the-baron')
})

test('the filter hides what contains an allergen, says how many are left, and never promises more', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.single}menu`)
  await page.getByText('Eating around something?').click()
  const status = page.getByRole('main').getByRole('status')
  await page.getByRole('checkbox', { name: 'Gluten' }).check()
  await expect(status).toHaveText('19 of 36 shown.')
  await expect(page.getByRole('heading', { name: 'The Gigante' })).toBeHidden()
  await expect(page.getByRole('heading', { name: /^sandwiches$/i })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Hash Brown' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?without=Gluten')
  await page.reload()
  await expect(status).toHaveText('19 of 36 shown.')
  await page.getByRole('checkbox', { name: 'Vegetarian only' }).check()
  await expect(page.getByRole('heading', { name: 'Seltzer' })).toBeHidden()
  await page.getByRole('checkbox', { name: 'Gluten' }).uncheck()
  await page.getByRole('checkbox', { name: 'Vegetarian only' }).uncheck()
  await expect(page.getByRole('listitem').filter({ hasText: 'The Gigante' })).toBeVisible()
  await expect(status).toBeEmpty()
  const text = await page.getByRole('main').innerText()
  expect(text).not.toMatch(/[a-z]-free|free from|free of/i)
  expect(text).toContain('everything touches everything')
})

test('axe finds nothing in the open filter', async ({ page, sites }) => {
  await page.goto(`${sites.single}menu?without=Gluten`)
  await expect(page.getByRole('checkbox', { name: 'Gluten' })).toBeChecked()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test('the menu loads no React', async ({ page, sites }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(`${sites.single}menu`, { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => /react/i.test(url))).toEqual([])
  expect(scripts).toHaveLength(1)
})

test(
  'on paper there is the whole menu, without the bar, the buttons and the filter',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(`${sites.single}menu`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Eating around something?')).toBeHidden()
    await expect(page.getByRole('complementary')).toBeHidden()
    await expect(page.getByText('The Gigante')).toBeVisible()
    await expect(page.getByText('Consuming raw or undercooked')).toBeVisible()
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the menu is whole and the filter is not there (B18)', async ({ page, sites }) => {
    await page.goto(`${sites.single}menu`)
    await expect(page.getByText('Eating around something?')).toBeHidden()
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(36)
  })
})
