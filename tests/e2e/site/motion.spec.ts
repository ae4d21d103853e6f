import { expect } from '@playwright/test'

import { onPhones, test } from '#tests/e2e/support/sites.ts'

const track = '[aria-label="Announcements"] > div'

test('the phrase stands in the line 17 times and is read once (E2, P1, T7, D19)', async ({
  page,
  sites,
}) => {
  await page.goto(sites.multi)
  const marquee = page.getByRole('region', { name: 'Announcements' })
  await expect(marquee.locator('p')).toHaveCount(17)
  await expect(marquee.locator('p[aria-hidden=true]')).toHaveCount(16)
})

test('one button stops everything that moves, here and on the next visit (T7)', async ({
  page,
  sites,
}) => {
  await page.goto(sites.multi)
  const state = () =>
    page.locator(track).evaluate((element) => getComputedStyle(element).animationPlayState)
  // The line also stops under a pointer, and that may begin in its corner.
  await page.mouse.move(300, 500)
  expect(await state()).toBe('running')
  await page.getByRole('button', { name: 'Pause motion' }).click()
  await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible()
  await page.mouse.move(300, 500)
  expect(await state()).toBe('paused')
  await page.getByRole('region', { name: 'Faves' }).scrollIntoViewIfNeeded()
  await page.waitForTimeout(700)
  expect(
    await page
      .locator('video')
      .evaluateAll((videos) => videos.every((video) => (video as HTMLVideoElement).paused)),
  ).toBe(true)
  await page.reload()
  expect(await state()).toBe('paused')
  await page.getByRole('button', { name: 'Play motion' }).click()
  await page.mouse.move(300, 500)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  expect(await state()).toBe('running')
})

test(
  'who wants things still reads the whole line, in letters twice as large too',
  onPhones,
  async ({ page, sites }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(sites.multi)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const marquee = page.getByRole('region', { name: 'Announcements' })
    const box = await marquee.boundingBox()
    const words = await marquee
      .locator('p')
      .first()
      .evaluate((line) => {
        const range = document.createRange()
        range.selectNodeContents(line.firstChild!)
        return range.getBoundingClientRect().toJSON() as DOMRect
      })
    expect(words.left).toBeGreaterThanOrEqual(0)
    expect(words.right).toBeLessThanOrEqual(390)
    expect(words.bottom).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0))
    await expect(page.getByRole('banner')).toBeInViewport()
    expect((await page.getByRole('banner').boundingBox())?.y).toBeCloseTo(box?.height ?? 0, 0)
  },
)

test('loops play by themselves while they are on screen, from the site itself (E3, E5, M1)', async ({
  page,
  sites,
}) => {
  const films: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(request.url())
  })
  await page.goto(sites.multi)
  await page.getByRole('region', { name: 'Faves' }).scrollIntoViewIfNeeded()
  const playing = () =>
    page
      .getByRole('region', { name: 'Faves' })
      .locator('video')
      .evaluateAll((videos) => videos.some((video) => !(video as HTMLVideoElement).paused))
  await expect.poll(playing).toBe(true)
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
  await expect.poll(playing).toBe(false)
  expect(films.length).toBeGreaterThan(0)
  expect(films.filter((url) => !url.startsWith(sites.multi))).toEqual([])
})

test('where no button stops it, a loop plays once', async ({ page, sites }) => {
  for (const [address, endless] of [
    [sites.multi, true],
    [`${sites.extremes}extreme-faves`, false],
  ] as const) {
    await page.goto(address)
    const video = page.locator('[data-block=faves] video').first()
    await video.scrollIntoViewIfNeeded()
    await expect(video).toHaveAttribute('src', /./)
    expect(await video.evaluate((element) => (element as HTMLVideoElement).loop)).toBe(endless)
  }
})

test('with reduced motion nothing moves, no video is fetched, and no button offers to stop it (T7, E3)', async ({
  page,
  sites,
}) => {
  const videos: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) videos.push(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(sites.multi)
  expect(
    await page.locator(track).evaluate((element) => getComputedStyle(element).animationName),
  ).toBe('none')
  await page.getByRole('region', { name: 'Faves' }).scrollIntoViewIfNeeded()
  await page.waitForTimeout(700)
  expect(videos).toEqual([])
  await expect(page.getByRole('button', { name: 'Pause motion' })).toBeHidden()
})
