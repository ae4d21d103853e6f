import { type Page, expect } from '@playwright/test'

import { axe } from './axe.ts'
import { onPhones, test } from './sites.ts'

/** What axe finds wrong with the page as it stands, as short lines. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await axe(page)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
}

/** Everything that appears only when it is near, so that axe sees the whole page. */
async function walk(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForTimeout(50)
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

for (const site of ['multi', 'single'] as const) {
  // With motion `whole-site.spec.ts` asks axe about every page.
  test(`axe finds nothing on the ${site} home with reduced motion`, async ({ page, sites }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(sites[site])
    await walk(page)
    expect(await faults(page)).toEqual([])
  })

  test(
    `axe finds nothing in the open menu of the ${site} site`,
    onPhones,
    async ({ page, sites }) => {
      await page.goto(sites[site])
      await page.getByRole('button', { name: 'Menu', exact: true }).tap()
      await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
      expect(await faults(page)).toEqual([])
    },
  )

  test(`axe finds nothing after signing up on the ${site} home`, async ({ page, sites }) => {
    await page
      .context()
      .route('https://forms.mitts.example/**', (route) => route.fulfill({ body: 'ok' }))
    await page.goto(sites[site])
    const section = page.getByRole('region', { name: /hand (over|it)/i })
    await section.scrollIntoViewIfNeeded()
    await expect(section.locator('iframe')).toBeAttached()
    await section.getByRole('textbox', { name: 'Email address' }).fill('ana@example.com')
    await section.getByRole('button', { name: 'Sign up' }).click()
    await expect(section.getByText('Thanks for signing up!')).toBeVisible()
    await page.waitForTimeout(800)
    expect(await faults(page)).toEqual([])
  })

  test(`nothing of the ${site} home is wider than a screen of 320 px`, async ({ page, sites }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(sites[site])
    await walk(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test(`the keyboard's first stop on the ${site} home leads past the navigation`, async ({
    page,
    sites,
  }) => {
    await page.goto(sites[site])
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })
}

test('axe finds nothing in the open About card', async ({ page, sites }) => {
  await page.goto(sites.single)
  await page.getByText('More...').click()
  expect(await faults(page)).toEqual([])
})
