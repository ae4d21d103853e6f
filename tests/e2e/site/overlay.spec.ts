import { expect } from '@playwright/test'

import { onPhones, test } from '#tests/e2e/support/sites.ts'

for (const [site, words, action, lines] of [
  ['multi', ['Menu', 'About', 'Contact'], 'Order Online', 'C2, C3, C5'],
  ['single', ['Menu', 'About', 'Location + Hours', 'Help'], 'Order Now', 'DS3, DS4'],
] as const) {
  test(
    `the ${site} menu opens over the whole screen, says its links in order and closes with its button (${lines})`,
    onPhones,
    async ({ page, sites }) => {
      await page.goto(sites[site])
      const toggle = page.getByRole('button', { name: 'Menu', exact: true })
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu).toBeHidden()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await toggle.tap()
      await expect(menu).toBeVisible()
      await expect(menu).toHaveCSS('opacity', '1')
      expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
      const links = await menu.getByRole('navigation').getByRole('link').allTextContents()
      expect(links.map((text) => text.trim())).toEqual(words)
      await expect(menu.getByRole('link', { name: action })).toHaveAttribute(
        'href',
        /^https:\/\/order\.mitts\.example/,
      )
      await menu.getByRole('button', { name: 'Close menu' }).tap()
      await expect(menu).toBeHidden()
    },
  )

  test(
    `the ${site} menu keeps the focus, closes with Escape and gives the focus back`,
    onPhones,
    async ({ page, sites }) => {
      await page.goto(sites[site])
      const toggle = page.getByRole('button', { name: 'Menu', exact: true })
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await toggle.focus()
      await page.keyboard.press('Enter')
      await expect(menu).toBeVisible()
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press('Tab')
        const where = await page.evaluate(() => {
          const { activeElement, body } = document
          return activeElement === body
            ? 'browser'
            : activeElement?.closest('dialog')
              ? 'menu'
              : 'page'
        })
        expect(where, `after ${step + 1} tabs`).not.toBe('page')
      }
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(toggle).toBeFocused()
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    },
  )

  test(`the ${site} menu fades out as it stood`, onPhones, async ({ page, sites }) => {
    await page.goto(sites[site])
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toHaveCSS('opacity', '1')
    const [open, closing] = await menu.evaluate((dialog: HTMLDialogElement) => {
      const places = () =>
        [...dialog.querySelectorAll('a, button')].map((part) =>
          part.getBoundingClientRect().toJSON(),
        )
      const before = places()
      dialog.close()
      return [before, places()]
    })
    expect(closing).toEqual(open)
  })
}

test(
  'the fade of the menu takes 500 ms, and next to nothing with reduced motion (C3, P1)',
  onPhones,
  async ({ page, sites }) => {
    await page.goto(sites.multi)
    const menu = page.locator('dialog')
    const duration = () =>
      menu.evaluate((element) => getComputedStyle(element).transitionDuration.split(',')[0])
    expect(await duration()).toBe('0.5s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await duration()).toBe('0.1s')
  },
)

test(
  'the menu shows the three social profiles in order (C2)',
  onPhones,
  async ({ page, sites }) => {
    await page.goto(sites.multi)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const list = page.getByRole('dialog').getByRole('list', { name: 'Follow us' })
    const names = await list
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))
    expect(names).toEqual(['Instagram', 'TikTok', 'Facebook'])
  },
)

test(
  'the counter’s menu holds the three marketplaces in order (DS4, D38)',
  onPhones,
  async ({ page, sites }) => {
    await page.goto(sites.single)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const links = page.getByRole('dialog').getByRole('link', { name: /Grabber|Zoomie|Doorbell/ })
    expect((await links.allTextContents()).map((text) => text.trim())).toEqual([
      'Grabber',
      'Zoomie',
      'Doorbell',
    ])
  },
)

test(
  'choosing About closes the menu and the next view is at its top (C4)',
  onPhones,
  async ({ page, sites }) => {
    await page.goto(sites.multi)
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.getByRole('button', { name: 'Menu', exact: true }).dispatchEvent('click')
    await page.getByRole('dialog').getByRole('link', { name: 'About' }).tap()
    await expect(page).toHaveTitle('Mitts | About Us')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  },
)

test('behind the open menu the page stays where it is', onPhones, async ({ page, sites }) => {
  for (const site of [sites.multi, sites.single]) {
    await page.goto(site)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})
