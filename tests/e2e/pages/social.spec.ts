import { type Page, expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'
import { answerFeed, failFeed, post } from '#tests/e2e/support/feed-service.ts'
import { onDesktops, test } from '#tests/e2e/support/sites.ts'

const state = (page: Page) => page.locator('main [data-state]')
const tiles = (page: Page) => page.locator('main li[data-post]')

function messages(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

test('posts of all kinds take the place of the snapshot, asked for once (B4, H2, H3, H4, H7, H9)', async ({
  page,
  sites,
}) => {
  const said = messages(page)
  const picture = 'https://media.mitts.example/x.svg'
  const asked = await answerFeed(page, [
    post('one'),
    post('two', 3, { mediaType: 'VIDEO', thumbnailUrl: picture }),
    post('three', 3, {
      mediaType: 'CAROUSEL_ALBUM',
      children: [{ sizes: { medium: { mediaUrl: picture } } }, { mediaUrl: picture }],
    }),
  ])
  await page.goto(`${sites.multi}social`)
  await expect(page).toHaveTitle('Mitts | Social Media')
  await expect(state(page)).toHaveAttribute('data-state', 'loaded')
  await expect(tiles(page)).toHaveCount(3)
  await expect(page.getByRole('link', { name: /3 hours ago Caption one/ })).toHaveAttribute(
    'href',
    'https://photos.example/p/one',
  )
  await expect(page.getByText('Video', { exact: true })).toBeVisible()
  await expect(page.getByText('1 of 2')).toBeVisible()
  expect(asked()).toBe(1)
  expect(said).toEqual([])
  expect(await axe(page)).toEqual([])
})

test(
  'a feed that fails leaves the snapshot and says so in the console (H5, T1)',
  onDesktops,
  async ({ page, sites }) => {
    const said = messages(page)
    await failFeed(page)
    await page.goto(`${sites.multi}social`)
    await expect(state(page)).toHaveAttribute('data-state', 'stale')
    await expect(tiles(page)).toHaveCount(16)
    const errors = () => said.filter((text) => text.startsWith('Error fetching'))
    await expect.poll(errors).toHaveLength(1)
    expect(await axe(page)).toEqual([])
  },
)

test('hostile posts are text and nothing else (H5, H7)', async ({ page, sites }) => {
  const said = messages(page)
  await answerFeed(page, [
    post('script', 3, { caption: '<script>document.title = "gone"</script><img src=x onerror=1>' }),
    post('turned', 3, { caption: '\u202Eegdirb' }),
    post('long', 3, { caption: 'w'.repeat(5000) }),
    post('story', 3, { mediaType: 'STORY' }),
    post('never', 3, { timestamp: 'soon' }),
    post('evil', 3, { permalink: 'javascript:alert(1)' }),
  ])
  await page.goto(`${sites.multi}social`)
  await expect(tiles(page)).toHaveCount(3)
  await expect(page).toHaveTitle('Mitts | Social Media')
  await expect(page.locator('main li script')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
  expect(said).toEqual([])
})

test('of 500 posts the wall shows the newest 32 (H7)', onDesktops, async ({ page, sites }) => {
  await answerFeed(
    page,
    Array.from({ length: 500 }, (_, index) => post(`${index}`)),
  )
  await page.goto(`${sites.multi}social`)
  await expect(state(page)).toHaveAttribute('data-state', 'loaded')
  await expect(tiles(page)).toHaveCount(32)
})

test('the bar stays on the screen: the way home and the profiles (C7)', async ({ page, sites }) => {
  await answerFeed(page, [post('one')])
  await page.goto(`${sites.multi}social`)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  const bar = page.getByRole('banner')
  await expect(bar).toBeInViewport()
  await expect(bar.getByRole('link', { name: 'Mitts, home' })).toHaveAttribute('href', '/')
  for (const name of ['Instagram', 'TikTok', 'Facebook'])
    await expect(bar.getByRole('link', { name })).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
})

// WCAG 2.2, 2.4.11.
test('whoever goes up the wall by keys sees where they are, below the bar', async ({
  page,
  sites,
}) => {
  await failFeed(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${sites.multi}social`)
  const stops = page.locator('main a, footer a')
  await stops.last().focus()
  const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {}
  for (const stop of (await stops.all()).slice(0, -1).toReversed()) {
    await page.keyboard.press('Shift+Tab')
    await expect(stop).toBeFocused()
    // Browsers scroll to whole pixels.
    expect((await stop.boundingBox())?.y).toBeGreaterThan(height - 1)
  }
})

test('pointing at a post raises its time and caption (H7)', onDesktops, async ({ page, sites }) => {
  await failFeed(page)
  await page.goto(`${sites.multi}social`)
  const time = tiles(page).first().locator('time')
  await tiles(page).first().hover()
  await expect(time).toBeInViewport({ ratio: 1 })
  await expect(time).toHaveText(/ago|just now/)
})
