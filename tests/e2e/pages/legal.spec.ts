import { type Page, expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'
import { brokenWords } from '#tests/e2e/support/broken-words.ts'
import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'

const documents = [
  {
    path: 'terms',
    name: 'Terms of Service',
    anchors: 'who account orders allergens coupons sms loyalty arbitration liability law privacy',
  },
  {
    path: 'privacy',
    name: 'Privacy Policy',
    anchors: 'who children collect cards tracking choices contact',
  },
] as const

const sections = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const current = (page: Page) => sections(page).locator('[aria-current]')

/** Scrolls until a heading stands at the top of the screen, at once. */
async function readTo(page: Page, anchor: string): Promise<void> {
  await page.locator(`#${anchor}`).evaluate((heading) => {
    scrollBy({ top: heading.getBoundingClientRect().top - 100, behavior: 'instant' })
  })
}

/** Whether all of a heading is on the screen with nothing in front of it. */
function canBeRead(page: Page, anchor: string): Promise<boolean> {
  return page.locator(`#${anchor}`).evaluate((heading) => {
    const { left, right, top, bottom } = heading.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false
    return [top + 2, bottom - 2].every((y) =>
      heading.contains(document.elementFromPoint(left + 4, y)),
    )
  })
}

for (const site of ['multi', 'single'] as const) {
  for (const { path, name, anchors } of documents) {
    // As it opens `whole-site.spec.ts` asks axe about every page.
    test(`every anchor of ${path} on the ${site} site opens with its heading in view, and axe finds nothing while the third is read (Q1, Q2)`, async ({
      page,
      sites,
    }) => {
      await page.goto(sites[site] + path)
      const linked = await sections(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''))
      const ids = await page
        .locator('[id]')
        .evaluateAll((elements) => elements.map((element) => element.id))
      expect(ids, 'every anchor is there once').toEqual([...new Set(ids)])
      const own = anchors.split(' ')
      const expectRead = async (anchor: string): Promise<void> => {
        await expect(page.locator(`#${anchor}`)).toBeInViewport({ ratio: 1 })
        expect(await canBeRead(page, anchor), `#${anchor} can be read`).toBe(true)
      }
      // What moves as a page loads moves all below it: the first, one amid and the last would show it.
      for (const anchor of [own[0], own[own.length >> 1], own.at(-1)]) {
        // Another query each time: an anchor of the page that is open would load nothing.
        await page.goto(`${sites[site]}${path}?${anchor}#${anchor}`)
        await expectRead(anchor!)
      }
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const anchor of new Set([...own, ...linked])) {
        await page.evaluate((hash) => location.assign(hash), `#${anchor}`)
        await expectRead(anchor)
      }
      await readTo(page, own[2] ?? '')
      expect(await axe(page)).toEqual([])
    })

    test(
      `nothing of ${path} on the ${site} site is wider than 320 px`,
      onPhones,
      async ({ page, sites }) => {
        await page.setViewportSize({ width: 320, height: 700 })
        await page.goto(sites[site] + path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
        const title = page.getByRole('heading', { level: 1 })
        const lines = await title.evaluate((heading) => {
          const range = document.createRange()
          range.selectNodeContents(heading)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        })
        expect(lines, 'no word of the title is broken').toBe(2)
      },
    )

    test(`${path} of the ${site} site loads no React, says nothing on the console, and a row of its list leads to its section (Q2, S7)`, async ({
      page,
      sites,
    }) => {
      const said: string[] = []
      const scripts: string[] = []
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => said.push(error.message))
      page.on('request', (request) => {
        expect(request.url().startsWith(sites[site]), request.url()).toBe(true)
        if (request.resourceType() === 'script') scripts.push(request.url())
      })
      await page.goto(sites[site] + path)
      await page.mouse.wheel(0, 3000)
      await page.locator('main').click({ position: { x: 4, y: 4 } })
      await page.waitForLoadState('networkidle')
      expect(scripts).toHaveLength(1)
      const sizes = await Promise.all(
        scripts.map(async (url) => (await page.request.get(url)).body()),
      )
      expect(sizes[0]?.byteLength).toBeLessThan(6000)
      expect(await page.locator('sb-island').count()).toBe(0)
      const row = sections(page).getByRole('link').nth(3)
      const words = await row.innerText()
      await row.click()
      const anchor = new URL(page.url()).hash.slice(1)
      await expect(page.locator(`#${anchor}`)).toContainText(words)
      await expect.poll(() => canBeRead(page, anchor)).toBe(true)
      expect(said).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    })

    test(
      `${path} of the ${site} site has a line running above it if its set has one, and prints without anything around it`,
      onDesktops,
      async ({ page, sites }) => {
        await page.goto(sites[site] + path)
        const line = page.getByRole('region', { name: 'Announcements' })
        if (site === 'multi') await expect(line).toBeVisible()
        else await expect(line).toHaveCount(0)
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
        for (const role of ['banner', 'contentinfo', 'navigation', 'complementary'] as const)
          await expect(page.getByRole(role)).toHaveCount(0)
        await expect(page.getByText('UES is open')).toHaveCount(site === 'multi' ? 17 : 0)
        for (const phrase of await page.getByText('UES is open').all())
          await expect(phrase).toBeHidden()
      },
    )
  }

  test(
    `the Terms of the ${site} site lead to the Privacy Policy and back, and not to an account, a rewards page or its FAQ (Q1, Q3)`,
    onDesktops,
    async ({ page, sites }) => {
      await page.goto(`${sites[site]}terms`)
      const main = page.getByRole('main')
      for (const words of ['Help tab', 'rewards page', 'rewards FAQ'])
        await expect(main.getByText(words)).toBeVisible()
      await expect(main.getByRole('link', { name: /Help tab|rewards/i })).toHaveCount(0)
      await expect(main.locator('a[href*="/account"], a[href*="/rewards"]')).toHaveCount(0)
      await main.getByRole('link', { name: 'Privacy Policy' }).first().click()
      await expect(page).toHaveTitle('Mitts | Privacy Policy')
      await main.getByRole('link', { name: 'SMS terms' }).click()
      await expect(page).toHaveURL(/\/terms#sms$/)
      await expect(page.locator('#sms')).toBeInViewport({ ratio: 1 })
    },
  )

  test(
    `labels stand on one line beside their answers on the ${site} site; the list marks the section being read and stays in view`,
    onDesktops,
    async ({ page, sites }) => {
      await page.goto(`${sites[site]}terms`)
      const labels = page.locator('main dt')
      expect(await labels.count()).toBe(6)
      for (const label of await labels.all())
        expect((await label.boundingBox())?.height).toBeLessThan(24)
      await expect(current(page)).toHaveText('Who this is between')
      await readTo(page, 'coupons')
      await expect(current(page)).toHaveText('Coupon codes')
      await expect(current(page)).toBeInViewport({ ratio: 1 })
      const list = await sections(page).boundingBox()
      expect(Math.round(list?.y ?? -1)).toBe(0)
      await readTo(page, 'account')
      await expect(current(page)).toHaveText('Your account')
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
      await expect(current(page)).toHaveText('Law and contact')
      const rows = page.getByRole('table').last().getByRole('row')
      await rows.evaluateAll((all) => {
        for (const row of all) {
          const [, long, short] = row.children
          if (long) long.textContent = 'What there is to say about it at length. '.repeat(9)
          if (short) short.textContent = 'For twenty months'
        }
      })
      expect(await rows.evaluateAll(brokenWords), 'beside a long column').toEqual([])
    },
  )

  test(
    `on phones the list of the ${site} site is plain and above the text, a table's rows are blocks and still a table to a screen reader`,
    onPhones,
    async ({ page, sites }) => {
      await page.goto(`${sites[site]}terms`)
      const [row, heading] = await Promise.all([
        sections(page).getByRole('link').first().boundingBox(),
        page.locator('#who').boundingBox(),
      ])
      expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThan(heading?.y ?? 0)
      expect(row?.height).toBeGreaterThanOrEqual(44)
      const background = (index: number): Promise<string> =>
        sections(page)
          .getByRole('link')
          .nth(index)
          .evaluate((link) => getComputedStyle(link).backgroundColor)
      expect(await background(0)).toBe(await background(1))
      const table = page.getByRole('table').last()
      await expect(table.getByRole('columnheader')).toHaveCount(3)
      const cells = table.getByRole('row').nth(1)
      await expect(cells.getByRole('rowheader')).toHaveText('You cancel')
      const boxes = await Promise.all(
        (await cells.getByRole('cell').all()).map((cell) => cell.boundingBox()),
      )
      expect(boxes[1]?.y).toBeGreaterThan(boxes[0]?.y ?? 1e6)
    },
  )
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('terms and privacy are all there, and their lists lead to their sections (Q2)', async ({
    page,
    sites,
  }) => {
    for (const site of [sites.multi, sites.single]) {
      for (const { path, name, anchors } of documents) {
        await page.goto(site + path)
        await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
        for (const anchor of anchors.split(' '))
          await expect(page.locator(`#${anchor}`), `${path}#${anchor}`).toBeVisible()
        await sections(page).getByRole('link').nth(2).click()
        const third = page.getByRole('main').getByRole('heading', { level: 2 }).nth(2)
        await expect(third).toBeInViewport({ ratio: 1 })
      }
    }
  })
})
