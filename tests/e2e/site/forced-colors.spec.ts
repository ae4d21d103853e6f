import { type Locator, expect } from '@playwright/test'
import sharp from 'sharp'

import { onPhones, test } from '#tests/e2e/support/sites.ts'

/** How far the darkest and the lightest of what shows there are apart, from 0 to 255. */
async function contrast(what: Locator): Promise<number> {
  const { channels } = await sharp(await what.screenshot())
    .flatten()
    .stats()
  return Math.max(...channels.map(({ min, max }) => max - min))
}

for (const site of ['multi', 'single'] as const)
  test(
    `with colours of the visitor’s own, signs of the ${site} site are to be seen`,
    onPhones,
    async ({ page, sites }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' })
      await page.goto(sites[site])
      const toggle = page.getByRole('button', { name: 'Menu', exact: true })
      expect(await contrast(toggle)).toBeGreaterThan(200)
      // White letters of a logo on the white of a screen leave two yellow hands.
      const logos = page.locator('header [data-behavior="layouts/logo"] img, footer > * > img')
      expect(await logos.count()).toBe(site === 'multi' ? 2 : 1)
      const ground = (element: Element): string => getComputedStyle(element).backgroundColor
      for (const logo of await logos.all())
        expect(await logo.evaluate(ground)).not.toMatch(/rgba|255, 255, 255/)
      for (const disc of await page.locator('footer [class*="disc"] a').all()) {
        await expect.poll(() => contrast(disc)).toBeGreaterThan(100)
        await disc.focus()
        const word = page.getByRole('heading', { level: 1 })
        const ink = await word.evaluate((element) => getComputedStyle(element).color)
        await expect(disc).toHaveCSS('outline-color', ink)
      }
      const field = page.getByRole('textbox', { name: 'Email address' })
      await expect(field).toHaveCSS('border-top-width', '1px')
      await toggle.tap()
      await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
      expect(await contrast(page.locator('dialog [command="close"]'))).toBeGreaterThan(200)
    },
  )

test('with colours of the visitor’s own, stopped motion shows how it is started again', async ({
  page,
  sites,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' })
  await page.goto(sites.multi)
  await page.getByRole('button', { name: 'Pause motion' }).click()
  const play = page.getByRole('button', { name: 'Play motion' })
  await page.mouse.move(0, 300)
  expect(await contrast(play.locator('[class*="play"]'))).toBeGreaterThan(200)
})

test('with colours of the visitor’s own, what sends and what starts still look like buttons', async ({
  page,
  sites,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(sites.multi)
  const send = page.getByRole('button', { name: 'Sign up' })
  await expect(send).toHaveCSS('border-top-width', '1px')
  await page.goto(`${sites.multi}quiz`)
  const begin = page.getByRole('button', { name: 'Start Quiz' })
  await expect(begin).toHaveCSS('border-top-width', '1px')
})

test('with colours of the visitor’s own, the logo of the quiz stands on its crust', async ({
  page,
  sites,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${sites.multi}quiz`)
  await expect(page.locator('footer img')).toHaveCSS('background-color', 'rgb(229, 131, 42)')
})

test('with colours of the visitor’s own, the logo of a page that is not there stands on its green', async ({
  page,
  sites,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(`${sites.multi}nothing-here`)
  const logo = page.getByRole('img', { name: 'Mitts, home' })
  await expect(logo).toHaveCSS('background-color', 'rgb(181, 219, 98)')
})
