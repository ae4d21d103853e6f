import { type Page, expect } from '@playwright/test'

import { test } from './sites.ts'

const address = 'https://feed.mitts.example/**'
const post = (id: string, more: object = {}) => ({
  id,
  mediaType: 'IMAGE',
  children: [],
  permalink: `https://photos.example/p/${id}`,
  timestamp: new Date(Date.now() - 3.5 * 3_600_000).toISOString(),
  caption: `Caption ${id}`,
  mediaUrl: `https://media.mitts.example/${id}.jpg`,
  ...more,
})

const cors = { 'access-control-allow-origin': '*' }

async function strip(page: Page) {
  const section = page.getByRole('region', { name: /@mitts/i })
  await section.scrollIntoViewIfNeeded()
  return section
}

test('posts that arrive take the place of the snapshot, once, with the time since', async ({
  page,
  sites,
}) => {
  let asked = 0
  await page.route(address, (route) => {
    asked += 1
    return route.fulfill({
      json: { username: 'mitts.nyc', profilePictureUrl: '', posts: [post('one'), post('two')] },
      headers: cors,
    })
  })
  await page.route('https://media.mitts.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  )
  await page.goto(sites.multi)
  const section = await strip(page)
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await expect(section.getByText('3 hours ago').first()).toBeVisible()
  await expect(section.getByRole('link').first()).toHaveAttribute('href', /./)
  expect(asked).toBe(1)
})

test('whoever is on a photo when new ones come stays at its place', async ({ page, sites }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route(address, async (route) => {
    await asked
    const posts = ['one', 'two', 'three'].map((id) => post(id))
    await route.fulfill({
      json: { username: 'mitts.nyc', profilePictureUrl: '', posts },
      headers: cors,
    })
  })
  await page.route('https://media.mitts.example/**', (route) => route.abort())
  await page.goto(sites.multi)
  const section = await strip(page)
  await section.getByRole('listitem').nth(1).getByRole('link').focus()
  answer()
  await expect(section.getByRole('listitem')).toHaveCount(3)
  await expect(section.getByRole('listitem').nth(1).getByRole('link')).toBeFocused()
})

test('a feed that fails leaves the snapshot, and never a loading text', async ({ page, sites }) => {
  await page.route(address, (route) => route.fulfill({ status: 404, headers: cors }))
  await page.goto(sites.multi)
  const section = await strip(page)
  await page.waitForTimeout(800)
  expect(await section.getByRole('listitem').count()).toBeGreaterThan(8)
  await expect(section.getByText('Loading')).toBeHidden()
})

test('a feed that lies leaves the snapshot', async ({ page, sites }) => {
  await page.route(address, (route) =>
    route.fulfill({ json: { posts: [{ id: 5 }, 'nonsense'] }, headers: cors }),
  )
  await page.goto(sites.multi)
  const section = await strip(page)
  await page.waitForTimeout(800)
  expect(await section.getByRole('listitem').count()).toBeGreaterThan(8)
})

test('photos are 130 wide and turned by at most six degrees, the same on every visit', async ({
  page,
  sites,
}) => {
  await page.route(address, (route) => route.abort())
  const turns = async () => {
    await page.goto(sites.multi)
    const section = await strip(page)
    return section.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        const photo = [item, ...item.querySelectorAll<HTMLElement>('*')].find(
          (element) => getComputedStyle(element).rotate !== 'none',
        )
        const image = item.querySelector('img')
        return {
          turn: photo ? Number.parseFloat(getComputedStyle(photo).rotate) : 0,
          width: image?.offsetWidth,
        }
      }),
    )
  }
  const first = await turns()
  expect(first.every(({ turn, width }) => Math.abs(turn) <= 6 && width === 130)).toBe(true)
  expect(new Set(first.map(({ turn }) => turn)).size).toBeGreaterThan(4)
  expect(await turns()).toEqual(first)
})
