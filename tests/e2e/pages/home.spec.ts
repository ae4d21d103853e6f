import { type Page, expect } from '@playwright/test'

import { onDesktops, test } from '#tests/e2e/support/sites.ts'
import { thisYear } from '#tests/e2e/support/this-year.ts'

const blocks = (page: Page) =>
  page
    .locator('[data-block]')
    .evaluateAll((all) => all.map((block) => (block as HTMLElement).dataset['block']))

test('the sections of the home stand in their order (E1)', async ({ page, sites }) => {
  await page.goto(sites.multi)
  expect((await blocks(page)).filter((type) => type !== 'edge')).toEqual([
    'marquee',
    'hero-video',
    'action-buttons',
    'intro',
    'faves',
    'location-card',
    'newsletter',
    'social-strip',
  ])
  const places = await page.evaluate(() =>
    ['[data-block=marquee]', 'header', '[data-block=hero-video]', 'footer'].map(
      (at) => document.querySelector(at)?.getBoundingClientRect().top ?? -1,
    ),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('each variant has its title, and the archive is there without being indexed (B1, B8, D3, D47)', async ({
  page,
  sites,
}) => {
  await page.goto(sites.multi)
  await expect(page).toHaveTitle('Mitts | Hello')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.mitts.example/',
  )
  for (const path of ['v1', 'v1/']) {
    expect((await page.goto(sites.multi + path))?.status()).toBe(200)
    await expect(page).toHaveTitle('Mitts | Hello!')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  await page.goto(sites.single)
  await expect(page).toHaveTitle('Mitts | Hello!')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  // What leads to the archive, in a search engine say, leads to where its pages are now.
  for (const path of ['v1', 'v1/']) {
    expect((await page.goto(sites.single + path))?.status()).toBe(200)
    await expect(page).toHaveURL(sites.single)
  }
  await page.goto(`${sites.single}v1/menu`)
  await expect(page).toHaveURL(`${sites.single}menu`)
})

test('See Menu and Order Now show on phones only and lead to the ordering site (E4)', async ({
  page,
  sites,
  isMobile,
}) => {
  await page.goto(sites.multi)
  for (const name of ['See Menu', 'Order Now']) {
    const link = page.locator('main').getByText(name, { exact: true })
    await expect(link).toBeVisible({ visible: isMobile })
    expect(await link.evaluate((element) => element.closest('a')?.href)).toMatch(
      /^https:\/\/order\.mitts\.example/,
    )
  }
})

test(
  'the wide header leads to the menu, About, home and the ordering site (C1)',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(sites.multi)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Menu' })).toHaveAttribute(
      'href',
      'https://order.mitts.example/menu',
    )
    await expect(header.getByRole('link', { name: 'About Us' })).toHaveAttribute(
      'href',
      '/about-us',
    )
    await expect(header.getByRole('link', { name: 'Mitts, home' })).toHaveAttribute('href', '/')
    await expect(header.getByRole('link', { name: 'Order Online' })).toHaveAttribute(
      'href',
      'https://order.mitts.example',
    )
  },
)

test('the four shops say where and when, and only the new one is marked (E9, J1, J2, J3, J4, J5)', async ({
  page,
  sites,
}) => {
  await page.goto(sites.multi)
  const section = page.locator('[data-block=location-card]')
  for (const [name, hours] of [
    ['UES', '8-8 every day'],
    ['NOHO', '8-8 Mon–Fri'],
    ['14th Street', '8-8 Mon–Fri'],
    ['PAS', '8-8 every day'],
  ] as const) {
    const shop = section
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(shop).toContainText(hours)
    await expect(shop.getByRole('link', { name: '212-555-0142' })).toHaveAttribute(
      'href',
      'sms:+12125550142',
    )
    await expect(shop.getByRole('link', { name: /^Order from/ })).toHaveAttribute(
      'href',
      /^https:\/\/order\.mitts\.example\/locations\//,
    )
  }
  await expect(section.getByRole('img', { name: 'New' })).toHaveAccessibleName('New: UES')
})

test('the keyboard stops at the street only where it can be moved', async ({ page, sites }) => {
  await page.goto(sites.multi)
  const street = page.locator('[data-block=location-card] [role=group]')
  await expect(street.locator('img').first()).toBeVisible()
  const moves = await street.evaluate((element) => element.scrollWidth > element.clientWidth)
  await street.focus()
  expect(await street.evaluate((element) => element === document.activeElement)).toBe(moves)
})

test('the footer keeps its year, opens jobs in a new tab and hides a bowl (C6, P3)', async ({
  page,
  sites,
}) => {
  await page.goto(sites.multi)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2025')
  const jobs = footer.getByRole('link', { name: 'Jobs' })
  await expect(jobs).toHaveAttribute('target', '_blank')
  await expect(jobs).toHaveAttribute('rel', /noopener/)
  await expect(footer.getByRole('link', { name: 'Not a bowl place' })).toHaveAttribute(
    'href',
    '/not-a-bowl-place',
  )
  await expect(footer.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute(
    'href',
    '/terms',
  )
})

test(
  'the bar of the counter has its order, and the current year (DS1, DS2, N1)',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(sites.single)
    const bar = page.getByRole('complementary')
    const words = await bar.evaluate((element) =>
      (element as HTMLElement).innerText.replaceAll(/\s+/g, ' '),
    )
    const order = [
      'Order Now',
      'Also Available On',
      'Grabber',
      'Zoomie',
      'Doorbell',
      'Look at us',
      '©',
      'Jobs',
      'Privacy',
      'Terms',
    ]
    expect(order.map((word) => words.indexOf(word))).toEqual(
      order.map((word) => words.indexOf(word)).toSorted((a, b) => a - b),
    )
    expect(words.includes(`© ${thisYear()}`)).toBe(true)
    for (const [name, event] of [
      ['Grabber', 'ct: ghlogo'],
      ['Zoomie', 'ct: uelogo'],
      ['Doorbell', 'ct: ddlogo'],
      ['Order Now', 'ct: OrderNow sidebar'],
    ] as const) {
      await expect(bar.getByRole('link', { name })).toHaveAttribute('data-event', event)
    }
    await page.clock.setFixedTime('2035-06-01')
    await page.reload()
    await expect(bar).toContainText('© 2035')
  },
)

for (const site of ['multi', 'single'] as const) {
  test(`the ${site} home logs nothing and asks nobody outside before it is touched`, async ({
    page,
    sites,
  }) => {
    const said: string[] = []
    const asked: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(sites[site])
    await page.waitForLoadState('networkidle')
    expect(said).toEqual([])
    expect(asked.filter((url) => !url.startsWith(sites[site]))).toEqual([])
  })
}

test('React comes with the quiz, once, and nowhere on the home', async ({ page, sites }) => {
  const react: string[] = []
  page.on('request', (request) => {
    if (/\/(react|islands-hydrate)-/.test(request.url())) react.push(request.url())
  })
  await page.goto(sites.multi)
  for (const block of await page.locator('[data-block]:visible').all()) {
    await block.scrollIntoViewIfNeeded()
    await block.hover()
  }
  await page.waitForLoadState('networkidle')
  expect(react).toEqual([])
  await page.goto(`${sites.multi}quiz`)
  await expect.poll(() => react.length).toBe(2)
  await page.waitForTimeout(1000)
  expect(new Set(react).size).toBe(react.length)
})

test('a picture of the whole page has every block of it', async ({ page, sites }) => {
  await page.goto(sites.multi)
  const headings = page.locator('main h2:visible')
  expect(await headings.count()).toBeGreaterThan(3)
  const laidOut = await headings.evaluateAll((all) =>
    all.map((words) => words.checkVisibility({ contentVisibilityAuto: true })),
  )
  expect(laidOut).not.toContain(false)
})
