import { type Locator, expect } from '@playwright/test'

import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'
import { thisYear } from '#tests/e2e/support/this-year.ts'

const ordering = 'https://order.mitts.example'

test(
  'the bar at the left has its parts in order, each leading where it should (DS1, DS2, D40)',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(`${sites.single}help`)
    const bar = page.getByRole('complementary')
    await expect(bar).toHaveCSS('position', 'fixed')
    expect((await bar.boundingBox())?.x).toBe(0)
    const links = await bar
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).getAttribute('href')))
    expect(links).toEqual([
      '/',
      ordering,
      'https://grabber.example/store/mitts',
      'https://zoomie.example/store/mitts',
      'https://doorbell.example/store/mitts',
      'https://photos.example/mitts.nyc',
      'https://clips.example/@mitts.nyc',
      '/jobs',
      '/privacy',
      '/terms',
    ])
    await expect(bar.getByRole('heading', { name: 'Also Available On' })).toBeVisible()
    await expect(bar.getByText(`© ${thisYear()}`)).toBeVisible()
  },
)

test(
  'the bar above on phones has a toggle that turns into a cross, the logo and Order (DS3, D51)',
  onPhones,
  async ({ page, sites }) => {
    await page.goto(`${sites.single}help`)
    const bar = page.getByRole('banner')
    await expect(bar.getByRole('link', { name: 'Order', exact: true })).toHaveAttribute(
      'href',
      ordering,
    )
    const logo = await bar.getByRole('link', { name: 'Mitts, home' }).boundingBox()
    expect((logo?.x ?? 0) + (logo?.width ?? 0) / 2).toBeCloseTo(195, -1)
    await bar.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close menu' })).toBeVisible()
  },
)

test(
  'the menu on phones holds the pages and the marketplaces, and a choice closes it (DS4)',
  onPhones,
  async ({ page, sites }) => {
    await page.goto(`${sites.single}help`)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('dialog')
    const links = menu.getByRole('link')
    const words = (await links.allTextContents()).map((text) => text.trim())
    for (const word of [
      'Menu',
      'About',
      'Location + Hours',
      'Help',
      'Grabber',
      'Zoomie',
      'Doorbell',
    ])
      expect(words).toContain(word)
    await menu.getByRole('link', { name: 'Location + Hours' }).tap()
    await expect(page).toHaveTitle('Mitts | Location + Hours')
    await expect(page.getByRole('dialog')).toBeHidden()
    // The page the visitor is on is in the menu too.
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Location + Hours' }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

test(
  'the footer on phones has profiles, jobs, small print and its year (DS5, P3)',
  onPhones,
  async ({ page, sites }) => {
    await page.goto(`${sites.single}help`)
    const footer = page.getByRole('contentinfo')
    const links = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).getAttribute('href')))
    expect(links).toEqual([
      'https://photos.example/mitts.nyc',
      'https://clips.example/@mitts.nyc',
      '/jobs',
      '/terms',
      '/privacy',
    ])
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    await expect(footer.getByText('© 2025')).toBeVisible()
  },
)

test('the logo leads home from elsewhere, and to the top at home (DS6, D37)', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 500 })
  await page.goto(`${sites.single}help`)
  const logo = page.getByRole('link', { name: 'Mitts, home' }).locator('visible=true').first()
  await logo.click()
  await expect(page).toHaveTitle('Mitts | Hello!')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await logo.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveTitle('Mitts | Hello!')
})

test(
  'a longer word on the button of the bar takes its room from the logo',
  onPhones,
  async ({ page, sites }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(sites.single)
    const toggle = page.getByRole('button', { name: 'Menu', exact: true })
    const lines = async (word: string, bar: Locator): Promise<number> => {
      const order = bar.locator('[class*=top-bar-action]')
      await order.evaluate((link, text) => (link.textContent = text), word)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await expect(order).toBeInViewport({ ratio: 1 })
      await expect(bar.getByRole('img')).toBeInViewport({ ratio: 1 })
      return order.evaluate((link) => {
        const words = document.createRange()
        words.selectNodeContents(link)
        return words.getClientRects().length
      })
    }
    const bar = page.getByRole('banner')
    expect(await lines('Bestellen', bar)).toBe(1)
    expect(await lines('Wurstsemmelvorbestellungsannahmestellenamt', bar)).toBeGreaterThan(1)
    // The menu carries the same bar.
    await toggle.tap()
    expect(await lines('Bestellen', page.getByRole('dialog'))).toBe(1)
  },
)
