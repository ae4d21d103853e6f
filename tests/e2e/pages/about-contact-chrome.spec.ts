import { expect } from '@playwright/test'

import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'

test(
  'the wide header grows with its words, which stay above the band',
  onDesktops,
  async ({ page, sites }) => {
    await page.setViewportSize({ width: 768, height: 800 })
    await page.goto(sites.multi)
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
    const word = 'Wurstsemmelvorbestellungsannahmestellenamt'
    await links.evaluateAll((all, text) => all.forEach((link) => (link.textContent = text)), word)
    const { y: band = 0 } = (await page.locator('main').boundingBox()) ?? {}
    const header = await page.getByRole('banner').boundingBox()
    expect(await links.count()).toBe(2)
    for (const link of await links.all()) {
      const { y = 0, height = 0 } = (await link.boundingBox()) ?? {}
      expect(y).toBeGreaterThanOrEqual(header?.y ?? Infinity)
      expect(y + height).toBeLessThanOrEqual(band)
    }
  },
)

for (const [path, band] of [
  ['about-us', 'hero-image'],
  ['contact', 'contact-card'],
  ['not-a-bowl-place', 'poster'],
] as const) {
  test(
    `the wide header of /${path} leads to the menu, About, home and the ordering site (C1)`,
    onDesktops,
    async ({ page, sites }) => {
      await page.goto(sites.multi + path)
      const header = page.getByRole('banner')
      for (const [name, href] of [
        ['Menu', 'https://order.mitts.example/menu'],
        ['About Us', '/about-us'],
        ['Mitts, home', '/'],
        ['Order Online', 'https://order.mitts.example'],
      ] as const) {
        await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      }
    },
  )

  test(`the header of /${path} has no line of its own but the colour of the band under it; its footer has its year, jobs in a new tab, the small print and the bowl (C1, C6)`, async ({
    page,
    sites,
  }) => {
    await page.goto(sites.multi + path)
    const color = await page
      .locator(`[data-block=${band}] [data-field]`)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('background-color', color)
    await expect(header).toHaveCSS('border-bottom-width', '0px')
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText('© 2025')
    const jobs = footer.getByRole('link', { name: 'Jobs' })
    await expect(jobs).toHaveAttribute('target', '_blank')
    await expect(jobs).toHaveAttribute('rel', /noopener/)
    for (const [name, href] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['Not a bowl place', '/not-a-bowl-place'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
  })
}

test(
  'About and Contact in the open menu close it and start at the top (C4, C5)',
  onPhones,
  async ({ page, sites }) => {
    await page.goto(sites.multi)
    for (const [name, path] of [
      ['About', '/about-us'],
      ['Contact', '/contact'],
    ] as const) {
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await page.evaluate(() =>
        document.querySelector<HTMLButtonElement>('[commandfor=menu]')?.click(),
      )
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toHaveCSS('opacity', '1')
      for (const action of ['Menu', 'Order Online']) {
        await expect(menu.getByRole('link', { name: action, exact: true })).toHaveAttribute(
          'href',
          /^https:\/\/order\.mitts\.example/,
        )
      }
      await menu.getByRole('link', { name, exact: true }).tap()
      await expect(page).toHaveURL(new RegExp(`${path}/?$`))
      await expect(page.getByRole('dialog')).toBeHidden()
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
  },
)
