import { expect } from '@playwright/test'

import { test } from '#tests/e2e/support/sites.ts'

test('a quiz whose script never comes is loaded once more, then says so and leads home (B25, B26)', async ({
  page,
  sites,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/\/assets\/quiz-Quiz-.*\.js/, (route) => route.abort())
  await page.goto(`${sites.multi}quiz`)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(loads).toBe(2)
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL(sites.multi)
})

test('whoever pressed start where no script comes at all finds a way back', async ({
  page,
  sites,
}) => {
  await page.route(/\/assets\/page-.*\.js/, (route) => route.abort())
  await page.goto(`${sites.multi}quiz`)
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByText('Loading questions...')).toBeVisible()
  const back = page.getByRole('button', { name: 'Back' })
  await expect(back).toBeHidden()
  // Ten seconds, at once.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
  await back.click()
  await expect(page.getByText('Loading questions...')).toBeHidden()
})

test('a browser that has no popovers shows the quiz and plays it', async ({ page, sites }) => {
  // To this browser the words for popovers mean as little as to one of early 2024.
  await page.route(/\/quiz$|\/assets\/quiz-.*\.js$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(/ popover="|:popover-open/g, (words) => words.replace('popover', 'unheard'))
      .replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
    await route.fulfill({ response, body })
  })
  await page.goto(`${sites.multi}quiz`)
  const wait = page.getByText('Loading questions...')
  await expect(wait).toBeHidden()
  await page.getByRole('button', { name: 'Start Quiz' }).click()
  await expect(page.getByText('1 of 7')).toBeVisible()
  await expect(wait).toBeHidden()
})

test('elsewhere the page stays as it is when an island does not come, and is not loaded again (B25)', async ({
  page,
  sites,
}) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/\/assets\/newsletter-.*\.js/, (route) => route.abort())
  await page.goto(sites.multi)
  const section = page.getByRole('region', { name: /hand (over|it)/i })
  await section.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  await expect(section.getByRole('textbox', { name: 'Email address' })).toBeVisible()
  expect(loads).toBe(1)
})
