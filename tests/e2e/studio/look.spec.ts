import { expect } from '@playwright/test'

import { test } from './studio.ts'

test('what follows the name in the bar stands at the edge of the outline, and the palette says of a block all that there is to say', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/contact')
  const picker = await page.getByRole('button', { name: /^Page:/ }).boundingBox()
  const outline = await page.getByRole('navigation', { name: 'Parts of the site' }).boundingBox()
  expect(picker!.x).toBeCloseTo(outline!.x + outline!.width, 0)

  await page.keyboard.press('/')
  const option = page.getByRole('option', { name: 'Edge' })
  const words = option.getByText('A row of lettuce, onion, cheese or drips')
  await words.scrollIntoViewIfNeeded()
  const hidden = await words.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ],
  )
  expect(hidden).toEqual([0, 0])
})

test.describe('1024 × 768', () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  test('the tabs of a block stay in one line when one of them counts a problem', async ({
    page,
    studio,
  }) => {
    await studio.openFaves()
    const settings = page.getByRole('complementary')
    const tabs = settings.getByRole('tablist')
    await expect(tabs.getByRole('tab')).toHaveCount(4)
    const before = (await tabs.boundingBox())!
    await page.getByLabel('Heading').fill('')
    await expect(tabs.getByRole('tab', { name: /Content\D*1/ })).toBeVisible()
    expect((await tabs.boundingBox())!.height).toBeLessThan(before.height + 4)
  })
})

test('what moves on the page stands, for whoever wants it to, and after a reload', async ({
  page,
  studio,
}) => {
  await studio.open('multi-location/home')
  const film = studio.canvas.locator('video').first()
  const stands = () => film.evaluate((video: HTMLVideoElement) => video.paused)
  await expect.poll(stands).toBe(false)
  const choose = async (name: string) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('motion')
    await page.getByRole('option', { name }).click()
  }
  await choose('Stop what moves on the page')
  await studio.hears('The page no longer moves.')
  await expect.poll(stands).toBe(true)
  await expect(studio.canvas.locator('html')).toHaveAttribute('data-motion', 'paused')
  await page.reload()
  await expect(studio.canvas.locator('html')).toHaveAttribute('data-motion', 'paused')
  await choose('Let the page move')
  await expect.poll(stands).toBe(false)
})

test('the list of all pages and the map of addresses tell each name whole, on a small screen and at 200 %', async ({
  page,
  studio,
}) => {
  await page.goto(`${studio.url}-/pages`)
  const main = page.getByRole('main')
  await main.getByText('/legal/terms-of-service').waitFor()
  const shortened = () =>
    main.locator('button, code, span').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth)
        .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis')
        .map((one) => one.textContent),
    )
  for (const [width, height] of [
    [1024, 768],
    [720, 450],
    [512, 384],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await shortened(), `${width} × ${height}`).toEqual([])
  }
})
