import { expect } from '@playwright/test'

import {
  answerAll,
  cors,
  eight,
  empty,
  listen,
  next,
  open,
  restart,
  service,
  sheets,
  start,
  still,
} from '#tests/e2e/support/quiz-page.ts'
import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'

test(
  'three sheets are asked for at once, when the quiz loads (L21, M1)',
  onDesktops,
  async ({ page, sites }) => {
    const { asked } = await open(page, sites.multi)
    await expect
      .poll(() => asked.toSorted())
      .toEqual(['Quiz Questions and Feedback', 'Results Profiles', 'Scoring Matrix'])
  },
)

test('only the quiz may reach the sheets (M1)', onDesktops, async ({ page, sites }) => {
  const policy = async (path: string) =>
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
      await (await page.request.get(`${sites.multi}${path}`)).text(),
    )?.[1] ?? ''
  expect(await policy('quiz')).toContain('https://sheets.mitts.example')
  expect(await policy('quiz/sandwich')).toContain('https://sheets.mitts.example')
  expect(await policy('terms')).toContain("connect-src 'self'")
  expect(await policy('terms')).not.toContain('sheets')
})

test(
  'sheets that never come hold up nobody: the quiz is taken to its end (L22, L24, D28, T2)',
  onDesktops,
  async ({ page, sites }) => {
    await still(page)
    await open(page, sites.multi, 'hang')
    await start(page).click()
    await expect(page.getByText('1 of 7')).toBeVisible({ timeout: 1000 })
    await expect(page.getByText('Loading questions...')).toBeHidden()
    await answerAll(page)
  },
)

test(
  'after the sheets the cached copies are asked for, all three, and play (L24, T2)',
  onDesktops,
  async ({ page, sites }) => {
    const copies: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/cached/')) copies.push(new URL(request.url()).pathname)
    })
    await still(page)
    await open(page, sites.multi, 404)
    await expect
      .poll(() => copies.toSorted())
      .toEqual([
        '/cached/cached.profiles.json',
        '/cached/cached.quiz.json',
        '/cached/cached.scoring.json',
      ])
    await start(page).click()
    await answerAll(page)
    await expect(page.getByRole('main').getByRole('img', { name: eight })).toBeVisible()
  },
)

test(
  'a page without questions says that it loads, then that something went wrong, and tries again (L22, L24, T2, O)',
  onPhones,
  async ({ page, sites }) => {
    await still(page)
    await empty(page, sites.multi)
    await page.route('**/cached/*.json', (route) => route.fulfill({ status: 404 }))
    await open(page, sites.multi, 500)
    await start(page).click()
    await expect(page.getByRole('heading', { name: 'Loading questions...' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible({
      timeout: 17_000,
    })
    await page.unroute('**/cached/*.json')
    await page.unroute(service)
    await sheets(page, sites.multi, 'copies')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('1 of 7')).toBeVisible()
  },
)

test('a sheet full of hostile text breaks nothing (L24)', async ({ page, sites }) => {
  await still(page)
  const said = listen(page)
  const evil = `<script>alert(1)</script>\u202E${'long '.repeat(1000)}`
  await page.route(service, (route) => {
    const url = decodeURIComponent(route.request().url())
    const json = url.includes('Quiz')
      ? [
          {
            'Q#': '1',
            Question: evil,
            A: `${evil} - https://evil.example/x.jpg`,
            B: evil,
            C: 'c',
            D: 'd',
          },
        ]
      : url.includes('Scoring')
        ? [{ 'Q#': '1', A: 1, B: 1, C: 1, D: 1 }]
        : [
            {
              Sandwich: evil,
              'Hero Image': 'javascript:alert(1)',
              'Lower Bound': 0,
              'Upper Bound': 9,
            },
          ]
    return route.fulfill({ json, headers: cors })
  })
  await page.goto(`${sites.multi}quiz`)
  await expect(page.locator('[data-awake=true]')).toBeAttached()
  await page.waitForTimeout(500)
  await start(page).click()
  await expect(page.getByText('1 of 1')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.getByRole('radio').first().check({ force: true })
  await next(page).click()
  await expect(restart(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(said).toEqual([])
})
