import { type Locator, type Page, expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'
import { onDesktops, test } from '#tests/e2e/support/sites.ts'

const order = 'https://order.mitts.example'

/** Where the menu stands: archived while the other set is live, and at the root with its own live. */
const places = [
  { site: 'multi', path: 'v1/menu' },
  { site: 'multi', path: 'menu' },
  { site: 'single', path: 'menu' },
] as const

const items = (page: Page) => page.locator('main').getByRole('listitem')

for (const { site, path } of places) {
  const canonical = site === 'multi' ? 'v1/menu' : 'menu'

  test(
    `/${path} of the ${site} site answers with its title, and the address that counts may be found (B13, D4, D47)`,
    onDesktops,
    async ({ request, sites }) => {
      const response = await request.get(sites[site] + path)
      expect(response.status()).toBe(200)
      const html = await response.text()
      expect(html).toContain('<title>Mitts | Menu</title>')
      expect(html).toContain(`<link rel="canonical" href="https://www.mitts.example/${canonical}">`)
      const map = await (await request.get(`${sites[site]}sitemap.xml`)).text()
      expect(map).toContain(`https://www.mitts.example/${canonical}<`)
      expect(html.includes('<meta name="robots"')).toBe(path !== canonical)
    },
  )

  test(`/${path} of the ${site} site lists 36 items in four parts, and keeps visitors (I1, I2, I9, D7)`, async ({
    page,
    sites,
  }) => {
    await page.goto(sites[site] + path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Sandwiches',
      'Breakfast (all day)',
      'Snacks & Sweets',
      'Drinks',
    ])
    await expect(items(page)).toHaveCount(36)
    await expect(main.getByRole('link', { name: 'Order Now' })).toHaveAttribute(
      'href',
      `${order}/menu`,
    )
    await expect(page.locator('meta[http-equiv=refresh]')).toHaveCount(0)
    expect(page.url()).toBe(sites[site] + path)
  })

  test(`axe finds nothing on /${path} of the ${site} site with the filter in use`, async ({
    page,
    sites,
  }) => {
    await page.goto(sites[site] + path)
    await page.getByText('Hide items that contain').first().click()
    await page.getByLabel('Egg', { exact: true }).check()
    expect(await axe(page)).toEqual([])
  })
}

test('however long the word on its button, the head of the menu keeps it', async ({
  page,
  sites,
}) => {
  const { width } = page.viewportSize() ?? { width: 0 }
  await page.setViewportSize({ width: Math.min(width, 1000), height: 800 })
  await page.goto(`${sites.single}menu`)
  const head = page.locator('[data-block=menu-head] [class*=head]').first()
  const label = head.locator('[class*=label]')
  await label.evaluate((words) => {
    words.textContent = 'Wurstsemmelvorbestellungsannahmestellenamt'
  })
  const edge = async (what: Locator): Promise<number> => {
    const { x = 0, width: wide = 0 } = (await what.boundingBox()) ?? {}
    return x + wide
  }
  expect(await edge(head.getByRole('link'))).toBeLessThan(await edge(head))
  const { width: headline = 0 } = (await head.getByRole('heading').boundingBox()) ?? {}
  expect(headline).toBeGreaterThan(200)
})

test(
  'every part and item leads to the ordering site, with its label (I3, I11, N1)',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(`${sites.single}menu`)
    const links = page.locator('main h2 a, main h3 a')
    await expect(links).toHaveCount(40)
    const told = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('data-event') ?? '']),
    )
    for (const [href, event] of told) {
      expect(href?.startsWith(`${order}/menu/`)).toBe(true)
      expect(event).toMatch(/^ct: [^()]+( \(all day\))?$/)
    }
  },
)

test('a visitor hides what contains egg, is told the count, and can share the choice', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.single}menu`)
  await page.getByText('Hide items that contain').first().click()
  await page.getByLabel('Egg', { exact: true }).check()
  await expect(page.getByText('The Gigante')).toBeHidden()
  await expect(page.getByText('The Cortese')).toBeVisible()
  const left = await items(page).count()
  await expect(page.getByRole('status')).toHaveText(`${left} of 36 items shown`)
  await page.reload()
  await expect(page.getByText('The Gigante')).toBeHidden()
})

test('nothing moves when the filter comes, however late its script is', async ({ page, sites }) => {
  let go = (): void => {}
  const late = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/assets/page-*.js', async (route) => {
    await late
    await route.continue()
  })
  await page.goto(`${sites.single}menu`, { waitUntil: 'commit' })
  const section = page.getByRole('heading', { name: 'Sandwiches' })
  const filter = page.getByText('Hide items that contain').first()
  await expect(section).toBeVisible()
  await expect(filter).toBeHidden()
  await page.evaluate(() => document.fonts.ready)
  const before = await section.boundingBox()
  go()
  await expect(filter).toBeVisible()
  expect(await section.boundingBox()).toEqual(before)
})

test('paper shows every item and nothing to press', async ({ page, sites }) => {
  await page.goto(`${sites.single}menu?without=Egg`)
  await expect(page.getByText('The Gigante')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('The Gigante')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order Now' })).toHaveCount(0)
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect(page.getByText('Hide items that contain').first()).toBeHidden()
})

test('the menu loads no React and says nothing on the console', async ({ page, sites }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto(`${sites.single}menu`)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('sb-island').count()).toBe(0)
  expect(said).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the whole menu is there, and no filter (I4)', async ({ page, sites }) => {
    await page.goto(`${sites.single}menu`)
    await expect(items(page)).toHaveCount(36)
    await expect(page.getByText('Hide items that contain').first()).toBeHidden()
    await expect(page.getByText(/Consuming raw or undercooked/)).toBeVisible()
  })
})
