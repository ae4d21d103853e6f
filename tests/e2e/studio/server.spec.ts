/** The Studio's server against what a browser of today lets other pages try. */
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { type Locator, type Page, expect } from '@playwright/test'

import { faultsIn } from './sound.ts'
import { test } from './studio.ts'

/** What the console of a page said against a policy. */
function violations(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) found.push(message.text())
  })
  return found
}

/** A page of another site, which is another port of this machine; ends with the test. */
async function elsewhere(html: string): Promise<{ url: string; close(): void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}

test('the editor keeps its own policy: no text becomes a script of it, no file of the pages folder does, and what is made for its pages is for them alone', async ({
  page,
  studio,
}) => {
  const said = violations(page)
  await studio.open('multi-location/home')
  await expect(page.getByRole('tree', { name: 'Blocks of this page' })).toBeVisible()
  expect(said).toEqual([])

  const html = await page.frameLocator('iframe').locator('html').innerHTML()
  const [, font = ''] = /url\("?(\/assets\/[^")]+\.woff2)/.exec(html) ?? []
  const url = new URL(font, studio.url).href
  const status = async (headers: Record<string, string>): Promise<number> =>
    (await page.request.get(url, { headers })).status()
  expect(font).not.toBe('')
  expect(await status({})).toBe(200)
  expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403)

  writeFileSync(join(studio.pages, 'media/evil.js'), 'window.evil = true')
  const ran = await page.evaluate(async () => {
    const inline = document.createElement('script')
    inline.textContent = 'window.evil = true'
    const file = document.createElement('script')
    file.src = '/media/evil.js'
    const settled = new Promise((done) => file.addEventListener('error', done))
    document.body.append(inline, file)
    await settled
    return 'evil' in window
  })
  expect(ran).toBe(false)
})

test('nothing runs in the frame of the page by itself', async ({ page, studio }) => {
  await page.goto(`${studio.url}frame`)
  const ran = await page.evaluate(() => {
    const inline = document.createElement('script')
    inline.textContent = 'window.evil = true'
    document.body.append(inline)
    return 'evil' in window
  })
  expect(ran).toBe(false)
})

test('another site can read nothing, send nothing and show nothing of the Studio', async ({
  page,
  studio,
}) => {
  const other = await elsewhere('<!doctype html><title>Elsewhere</title><p>Hello</p>')
  await page.goto(other.url)
  const before = studio.read('multi-location/home.json')
  const got = await page.evaluate(async (url) => {
    const body = JSON.stringify({
      files: [{ id: 'multi-location/home.json', base: null, text: null }],
    })
    const attempts: [string, RequestInit][] = [
      ['', {}],
      ['', { mode: 'no-cors' }],
      ['api/site', { headers: { 'x-studio-token': 'guess' } }],
      ['api/site', { mode: 'no-cors' }],
      ['api/save', { method: 'POST', body, headers: { 'content-type': 'application/json' } }],
      ['api/save', { method: 'POST', body, mode: 'no-cors' }],
    ]
    return Promise.all(
      attempts.map(async ([path, how]) => {
        try {
          return (await (await fetch(url + path, how)).text()).slice(0, 40)
        } catch {
          return 'refused'
        }
      }),
    )
  }, studio.url)
  expect(got.filter((text) => text !== '')).toEqual(got.map(() => 'refused'))
  expect(studio.read('multi-location/home.json')).toBe(before)

  await page.evaluate(async (url) => {
    const frame = document.createElement('iframe')
    frame.src = url
    const loaded = new Promise((done) => frame.addEventListener('load', done))
    document.body.append(frame)
    await loaded
  }, studio.url)
  await expect(page.frameLocator('iframe').getByRole('tree')).toHaveCount(0)

  const answer = page.waitForResponse(`${studio.url}api/save`)
  await page.evaluate((url) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.enctype = 'text/plain'
    form.action = `${url}api/save`
    const field = document.createElement('input')
    field.name = '{"files":[{"id":"multi-location/home.json","base":null,"text":"'
    field.value = '"}]}'
    form.append(field)
    document.body.append(form)
    form.submit()
  }, studio.url)
  expect((await answer).status()).toBe(403)
  expect(studio.read('multi-location/home.json')).toBe(before)
  other.close()
})

test('a link from another site does not open the Studio, and says how to', async ({
  page,
  studio,
}) => {
  const other = await elsewhere(`<!doctype html><a href="${studio.url}">Edit</a>`)
  await page.goto(other.url)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByText('Type its address')).toBeVisible()
  other.close()
})

test('the address of a drawing, opened by itself, runs and loads nothing', async ({
  page,
  studio,
}) => {
  writeFileSync(
    join(studio.pages, 'media/evil.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>document.documentElement.setAttribute("data-ran", "yes")</script><rect width="9" height="9"/></svg>',
  )
  await page.goto(new URL('/media/evil.svg', studio.url).href)
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-ran'))).toBe(false)
})

const problem = (page: Page): Locator =>
  page.getByRole('main').filter({ hasText: 'The Studio couldn’t open' })

/** Goes on for longer than the editor waits before it says that it cannot open. */
async function saysSo(page: Page): Promise<void> {
  await page.clock.fastForward(20_000)
  await expect(problem(page).getByRole('alert')).toContainText(/start it\b/i, {
    timeout: 15_000,
  })
  expect(await faultsIn(page)).toEqual([])
}

test('an editor whose scripts are gone says so, and opens when it is tried again', async ({
  page,
  studio,
}) => {
  await page.clock.install()
  await page.route('**/studio/assets/*', (route) => route.fulfill({ status: 404 }))
  await page.goto(`${studio.url}multi-location/home`)
  await saysSo(page)
  await page.unroute('**/studio/assets/*')
  await problem(page).getByText('Try again').click()
  await studio.canvas.getByRole('heading', { name: 'Faves' }).waitFor()
})

for (const [what, status] of [
  ['fails', 500],
  ['does not answer', undefined],
] as const)
  test(`an editor whose server ${what} while it opens says so, and opens once it does`, async ({
    page,
    studio,
  }) => {
    await page.clock.install()
    await page.route('**/studio/api/site', (route) =>
      status === undefined ? undefined : route.fulfill({ status }),
    )
    await page.goto(`${studio.url}multi-location/home`)
    await saysSo(page)
    const reloaded = page.waitForEvent('load')
    await problem(page).getByRole('button', { name: 'Try again' }).click()
    await reloaded
    await page.unroute('**/studio/api/site')
    await studio.canvas.getByRole('heading', { name: 'Faves' }).waitFor()
  })
