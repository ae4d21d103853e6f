import { expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'
import { onPhones, test } from '#tests/e2e/support/sites.ts'
import { walk } from '#tests/e2e/support/walk.ts'

for (const site of ['multi', 'single'] as const) {
  // With reduced motion `whole-site.spec.ts` asks axe about every page.
  test(`axe finds nothing on the ${site} home while it moves, and the keyboard's first stop leads past the navigation`, async ({
    page,
    sites,
  }) => {
    await page.goto(sites[site])
    await walk(page)
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  })

  test(
    `axe finds nothing in the open menu of the ${site} site`,
    onPhones,
    async ({ page, sites }) => {
      await page.goto(sites[site])
      await page.getByRole('button', { name: 'Menu', exact: true }).tap()
      await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
      expect(await axe(page)).toEqual([])
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
    expect(await axe(page)).toEqual([])
  })
}

test('axe finds nothing in the open About card', async ({ page, sites }) => {
  await page.goto(sites.single)
  await page.getByText('More...').click()
  expect(await axe(page)).toEqual([])
})
