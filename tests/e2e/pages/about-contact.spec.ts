import { type Page, expect } from '@playwright/test'

import { answerFeed, failFeed } from '#tests/e2e/support/feed-service.ts'
import { onDesktops, test } from '#tests/e2e/support/sites.ts'
import { walk } from '#tests/e2e/support/walk.ts'

const types = (page: Page) =>
  page
    .locator('[data-block]')
    .evaluateAll((all) => all.map((block) => (block as HTMLElement).dataset['block']))

test('the parts of About stand in their order, with exactly five things we make, and four shops of which only UES is new (G1, G2, E9, E10)', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.multi}about-us`)
  expect((await types(page)).filter((type) => type !== 'edge')).toEqual([
    'marquee',
    'hero-image',
    'values',
    'shelf',
    'location-card',
    'contact-card',
    'newsletter',
    'social-strip',
  ])
  const places = await page.evaluate(() =>
    [
      '[data-block=marquee]',
      'header',
      '[data-block=hero-image]',
      '[data-block=social-strip]',
      'footer',
    ].map((at) => document.querySelector(at)?.getBoundingClientRect().top ?? -1),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  await expect(
    page
      .getByRole('region', { name: 'Five things off our shelf' })
      .getByRole('listitem')
      .getByRole('heading', { level: 3 }),
  ).toHaveText([
    'Roasted meats',
    'Scratch sauces',
    'Baked cookies',
    'Cheesecake',
    'New Jersey pickles',
  ])
  const shops = page.locator('[data-block=location-card]')
  await expect(shops.getByRole('heading', { level: 3 })).toHaveText([
    /^UES/,
    /^NOHO/,
    /^14th Street/,
    /^PAS/,
  ])
  await expect(shops.getByRole('img', { name: 'New' })).toHaveCount(1)
})

test('About opens with a picture from edge to edge under the tagline, then what we believe (G1)', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.multi}about-us`)
  const hero = page.getByRole('region', { name: 'Made by hand held with both' })
  const picture = hero.locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  const box = await picture.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.x).toBeLessThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThanOrEqual(width)
  const values = page.getByRole('region', { name: 'If we can make it we make it' })
  await expect(values).toContainText('Meat goes in the oven at four in the morning.')
  await expect(values.getByRole('link', { name: 'See what is in everything' })).toHaveAttribute(
    'href',
    'https://order.mitts.example/menu',
  )
})

for (const path of ['about-us', 'contact']) {
  test(`the card on /${path} gives the number and both addresses, ready to use; sign-up and photos follow (G1, G4, G5, E10, H3)`, async ({
    page,
    sites,
  }) => {
    await page.goto(sites.multi + path)
    const card = page.getByRole('region', { name: 'Get in touch' })
    for (const [name, href] of [
      ['212-555-0142', 'sms:+12125550142'],
      ['help@mitts.example', 'mailto:help@mitts.example'],
      ['press@mitts.example', 'mailto:press@mitts.example'],
    ] as const) {
      const link = card.getByRole('link', { name, exact: true })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', href)
    }
    await expect(card.getByRole('link')).toHaveCount(3)
    await expect(
      page
        .getByRole('region', { name: /hand over/i })
        .getByRole('textbox', { name: 'Email address' }),
    ).toBeVisible()
    const strip = page.getByRole('region', { name: /@mitts/i })
    await strip.scrollIntoViewIfNeeded()
    expect(await strip.getByRole('listitem').count()).toBe(10)
  })

  test(
    `the strip on /${path} asks the feed exactly once (H2, H3)`,
    onDesktops,
    async ({ page, sites }) => {
      const asked = await failFeed(page)
      await page.goto(sites.multi + path)
      await walk(page)
      await expect.poll(asked).toBeGreaterThan(0)
      await page.waitForTimeout(800)
      expect(asked()).toBe(1)
      await expect(page.getByRole('region', { name: /@mitts/i }).getByText('Loading')).toBeHidden()
    },
  )

  test(
    `signing up on /${path} thanks the visitor, and the home knows it (E10, K3, K4)`,
    onDesktops,
    async ({ page, sites }) => {
      await answerFeed(page)
      await page
        .context()
        .route('https://forms.mitts.example/**', (route) => route.fulfill({ body: 'ok' }))
      await page.goto(sites.multi + path)
      const section = page.getByRole('region', { name: /hand over/i })
      await section.scrollIntoViewIfNeeded()
      await expect(section.locator('iframe')).toBeAttached()
      await section.getByRole('textbox', { name: 'Email address' }).fill('ana@example.com')
      await section.getByRole('button', { name: 'Sign up' }).click()
      await expect(section.getByText('Thanks for signing up!')).toBeVisible()
      await page.goto(sites.multi)
      await expect(page.getByText('Thanks for signing up!')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Email address' })).toBeHidden()
    },
  )

  test(
    `the script of the form comes to /${path} when the form is near, and React never (E10)`,
    onDesktops,
    async ({ page, sites }) => {
      await answerFeed(page)
      const asked: string[] = []
      page.on('request', (request) => {
        const [, script] = /\/(react|newsletter-sign-up)-\w+\.js$/.exec(request.url()) ?? []
        if (script) asked.push(script)
      })
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 500 })
      await page.goto(sites.multi + path, { waitUntil: 'networkidle' })
      await page.waitForTimeout(500)
      expect(asked).toEqual([])
      const section = page.locator('[data-block=newsletter]')
      await section.scrollIntoViewIfNeeded()
      await expect(section.locator('iframe')).toBeAttached()
      expect(asked).toEqual(['newsletter-sign-up'])
    },
  )
}

test('the parts of Contact stand in their order, with an arm that points at the card (G4)', async ({
  page,
  sites,
}) => {
  await page.goto(`${sites.multi}contact`)
  expect((await types(page)).filter((type) => type !== 'edge')).toEqual([
    'marquee',
    'contact-card',
    'newsletter',
    'social-strip',
  ])
  const arm = page.locator('[data-block=contact-card] img')
  await expect(arm).toHaveJSProperty('complete', true)
  expect(await arm.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect((await arm.boundingBox())?.x).toBeLessThan(0)
})

test(
  'from 1100 to 1920 px the arm never covers a letter of the headline or the card (G4)',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(`${sites.multi}contact`)
    const box = async (at: string) => {
      const found = await page.locator(at).boundingBox()
      if (!found) throw new Error(`${at} does not show`)
      return found
    }
    for (const width of [1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const arm = await box('[data-block=contact-card] img')
      const headline = await box('[data-block=contact-card] h1')
      const card = await box('[data-block=contact-card] section')
      expect(headline.y + headline.height, `at ${width}`).toBeLessThanOrEqual(arm.y + 6)
      expect(arm.x + arm.width, `at ${width}`).toBeLessThanOrEqual(card.x)
    }
  },
)

for (const [site, around] of [
  ['multi', ['marquee', 'poster', 'edge']],
  ['single', ['poster']],
] as const) {
  test(`not a bowl place is ${around.join(', ')} on the ${site} site, says so with a picture, and leads to the ordering site (G9)`, async ({
    page,
    sites,
  }) => {
    await page.goto(`${sites[site]}not-a-bowl-place`)
    expect(await types(page)).toEqual(around)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: 'Not a bowl place.' })).toBeVisible()
    await expect(main).toContainText('This is a sandwich place. We do not serve bowls')
    await expect(main.getByRole('link', { name: 'Order Now' })).toHaveAttribute(
      'href',
      'https://order.mitts.example',
    )
    const picture = main.locator('[data-block=poster] img').first()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(
      await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  /** The first heading of the page that is open, and the pictures that come with it. */
  async function expectWhole(page: Page, heading: string): Promise<void> {
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const pictures = main.locator('img:not([loading=lazy])')
    expect(await pictures.count()).toBeGreaterThan(0)
    for (const picture of await pictures.all()) await expect(picture).toBeVisible()
  }

  test('the headline and the pictures of About are there (G1)', async ({ page, sites }) => {
    await page.goto(`${sites.multi}about-us`)
    await expectWhole(page, 'Made by hand held with both')
  })

  test('the headline, the card, the sign-up and the photos of Contact are there (G4, G5, K10)', async ({
    page,
    sites,
  }) => {
    await page.goto(`${sites.multi}contact`)
    await expectWhole(page, 'Talk with your mouth full')
    await expect(
      page.getByRole('link', { name: '212-555-0142', exact: true }).first(),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: /@mitts/i })
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
  })
})
