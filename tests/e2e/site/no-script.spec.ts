import { expect } from '@playwright/test'

import { onPhones, test } from '#tests/e2e/support/sites.ts'

test.use({ javaScriptEnabled: false })

test('without script the home says everything, and its links lead on', async ({ page, sites }) => {
  await page.goto(sites.multi)
  for (const name of ['Get your mitts', 'Faves', 'Four doors', 'Hand over']) {
    await expect(page.getByRole('heading', { name: new RegExp(name, 'i') }).first()).toBeVisible()
  }
  await expect(
    page
      .getByRole('region', { name: /@mitts/i })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order from UES' })).toHaveAttribute(
    'href',
    'https://order.mitts.example/locations/ues',
  )
})

test('without script no player lies on a picture', async ({ page, sites }) => {
  await page.goto(sites.multi)
  const films = page.locator('video')
  expect(await films.count()).toBeGreaterThan(0)
  for (const film of await films.all()) await expect(film).toBeHidden()
})

test('without script the menu opens and closes', onPhones, async ({ page, sites }) => {
  for (const site of [sites.multi, sites.single]) {
    await page.goto(site)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

test('without script the form posts by itself, in a new tab', async ({ page, sites, context }) => {
  let body = ''
  await context.route('https://forms.mitts.example/**', (route) => {
    body = route.request().postData() ?? ''
    return route.fulfill({ contentType: 'text/html', body: 'ok' })
  })
  await page.goto(sites.multi)
  await page.getByRole('textbox', { name: 'Email address' }).fill('ana@example.com')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Sign up' }).click(),
  ])
  await tab.waitForLoadState()
  expect(body).toContain('=ana%40example.com')
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible()
})

test('without script the About card opens and closes', async ({ page, sites }) => {
  await page.goto(sites.single)
  const more = page.getByText('More...')
  const text = page.getByText(/New Jersey/)
  await expect(text).toBeHidden()
  await more.click()
  await expect(text).toBeVisible()
  await page.getByText('Less...').click()
  await expect(text).toBeHidden()
})
