import { expect } from '@playwright/test'

import { answerFeed } from '#tests/e2e/support/feed-service.ts'
import { onDesktops, test } from '#tests/e2e/support/sites.ts'
import { walk } from '#tests/e2e/support/walk.ts'

/** The pages of this topic: each with the site it belongs to, its title and its first heading. */
const pages = [
  ['multi', 'about-us', 'Mitts | About Us', 'Made by hand held with both', 'B2'],
  ['multi', 'contact', 'Mitts | Contact', 'Talk with your mouth full', 'B3'],
  ['multi', 'not-a-bowl-place', 'Mitts | Not a bowl place.', 'Not a bowl place.', 'B7'],
  ['single', 'not-a-bowl-place', 'Mitts | Not a bowl place.', 'Not a bowl place.', 'B7'],
] as const

/** Where a link of these pages may lead outside this site. */
const outside = [
  /^https:\/\/order\.mitts\.example(\/|$)/,
  /^https:\/\/(grabber|zoomie|doorbell)\.example\/store\/mitts$/,
  /^https:\/\/(photos|clips|friends)\.example\//,
  /^https:\/\/jobs\.example\//,
  // The checklist (M2) names no maps; the way to a shop is what people come to this page for.
  /^https:\/\/maps\.example\//,
  /^sms:\+12125550142$/,
  /^mailto:(help|press)@mitts\.example$/,
]

for (const [site, path, title, heading, number] of pages) {
  const of = `/${path} of the ${site} site`

  test(
    `${of} answers, with and without a slash, by its title and one first heading (${number}, B18)`,
    onDesktops,
    async ({ page, sites }) => {
      for (const address of [path, `${path}/`]) {
        expect((await page.goto(sites[site] + address))?.status()).toBe(200)
        await expect(page).toHaveTitle(title)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      }
    },
  )

  test(`${of} says nothing on the console and moves nothing as it loads (${number})`, async ({
    page,
    sites,
  }) => {
    await answerFeed(page)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(String(error)))
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(sites[site] + path)
    await walk(page)
    await page.waitForTimeout(300)
    expect(said).toEqual([])
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
  })

  test(
    `the links of ${of} lead only where the shop says (${number}, A3, M2)`,
    onDesktops,
    async ({ page, sites }) => {
      await page.goto(sites[site] + path)
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
      const { origin } = new URL(sites[site])
      const strange = links.filter(
        (href) => new URL(href).origin !== origin && !outside.some((family) => family.test(href)),
      )
      expect(strange).toEqual([])
      expect(links.length).toBeGreaterThan(4)
    },
  )

  test(`the links and buttons in the main part of ${of} are tall enough for a thumb (${number})`, async ({
    page,
    sites,
  }) => {
    await page.goto(sites[site] + path)
    const own = ['contact-card', 'poster', 'values', 'shelf', 'hero-image']
    for (const link of await page
      .locator(own.map((type) => `[data-block=${type}] a`).join(', '))
      .all()) {
      const box = await link.boundingBox()
      expect(box?.height ?? 0, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44)
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [site, path, , heading, number] of pages) {
    test(`/${path} of the ${site} site is whole (${number}, B18)`, async ({ page, sites }) => {
      await page.goto(`${sites[site]}${path}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      const pictures = main.locator('img:not([loading=lazy])')
      expect(await pictures.count()).toBeGreaterThan(0)
      for (const picture of await pictures.all()) await expect(picture).toBeVisible()
    })
  }
})
