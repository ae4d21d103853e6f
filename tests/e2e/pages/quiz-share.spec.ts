import { type Page, expect } from '@playwright/test'

import { sharedText } from '#site/quiz/shared-text.ts'
import { answerAll, open, start, still } from '#tests/e2e/support/quiz-page.ts'
import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'

interface Sent {
  title: string
  text: string
  url: string
  files: { name: string; type: string; size: number }[]
}

/** A phone whose share sheet takes files, and does with them what `outcome` says. */
async function shareSheet(page: Page, outcome: 'shares' | 'AbortError' | 'NotAllowedError') {
  await page.addInitScript((wanted) => {
    const sent: unknown[] = []
    Object.assign(window, { sent })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, ...rest }: ShareData) => {
        if (!navigator.userActivation.isActive) throw new DOMException('late', 'NotAllowedError')
        if (wanted !== 'shares') throw new DOMException('no', wanted)
        sent.push({ ...rest, files: files?.map(({ name, type, size }) => ({ name, type, size })) })
      },
    })
  }, outcome)
}

test(
  'a result is shared with title, words, address and one jpeg, fetched before the tap (L25, D6, D30)',
  onPhones,
  async ({ page, sites }) => {
    await still(page)
    await shareSheet(page, 'shares')
    const pictures: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.jpg') && request.resourceType() === 'fetch')
        pictures.push(request.url())
    })
    const { said } = await open(page, sites.multi)
    await start(page).click()
    await answerAll(page, 2)
    await expect.poll(() => pictures).toHaveLength(1)
    const name = await page.getByRole('heading', { level: 1 }).textContent()
    await page.waitForTimeout(300)
    await page.getByRole('button', { name: 'Share' }).click()
    const sent = () => page.evaluate(() => (window as unknown as { sent: Sent[] }).sent)
    await expect.poll(sent).toEqual([
      {
        title: 'What sandwich are you?',
        text: sharedText('What Sandwich are you? I got the {sandwich}', name ?? ''),
        url: 'https://www.mitts.example/quiz',
        files: [
          { name: expect.stringMatching(/\.jpg$/), type: 'image/jpeg', size: expect.any(Number) },
        ],
      },
    ])
    expect((await sent())[0]?.files[0]?.size).toBeGreaterThan(10_000)
    expect(pictures).toHaveLength(1)
    expect(said).toEqual([])
  },
)

test('where files cannot be shared the console says so and the link is copied instead (L27, T6, O)', async ({
  page,
  sites,
  context,
}) => {
  await still(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() =>
    Object.assign(navigator, { canShare: () => false, share: undefined }),
  )
  const { said } = await open(page, sites.multi)
  await start(page).click()
  await answerAll(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const words = await page.getByText('Copy the link').boundingBox()
  expect(words?.height, 'one line').toBeLessThan(30)
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://www.mitts.example/quiz',
  )
  expect(said).toEqual(["Your system doesn't support sharing files."])
})

test(
  'where nothing can be copied either the link is shown',
  onDesktops,
  async ({ page, sites }) => {
    await still(page)
    await page.addInitScript(() => {
      Object.assign(navigator, { canShare: () => false, share: undefined })
      // As on a page without https.
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await open(page, sites.multi)
    await start(page).click()
    await answerAll(page)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await expect(page.getByText('https://www.mitts.example/quiz')).toBeVisible()
  },
)

test(
  'closing the share sheet changes nothing on the screen (D31, L27)',
  onPhones,
  async ({ page, sites }) => {
    await still(page)
    await shareSheet(page, 'AbortError')
    const { said } = await open(page, sites.multi)
    await start(page).click()
    await answerAll(page)
    await page.waitForTimeout(300)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect.poll(() => said).toEqual(['Sharing failed'])
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  },
)

test('a share that fails offers the link (L27, O)', onPhones, async ({ page, sites }) => {
  await still(page)
  await shareSheet(page, 'NotAllowedError')
  const { said } = await open(page, sites.multi)
  await start(page).click()
  await answerAll(page)
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
  expect(said).toEqual(['Sharing failed'])
})
