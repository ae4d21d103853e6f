import { type Page, expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'
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
function unobscured(page: Page, anchor: string): Promise<boolean> {
  return page.locator(`#${anchor}`).evaluate((heading) => {
    const { left, top, bottom } = heading.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => {
      const met = y > 0 && y < innerHeight ? document.elementFromPoint(left + 4, y) : null
      return met !== null && (heading === met || heading.contains(met))
    })
  })
}

for (const site of ['multi', 'single'] as const) {
  for (const { path, name, anchors } of documents) {
    test(`every anchor of ${path} on the ${site} site opens with its heading in view (Q1, Q2)`, async ({
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
        expect(await unobscured(page, anchor), `#${anchor} can be read`).toBe(true)
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
    })

    test(`a row of the list of ${path} on the ${site} site leads to its section (Q2)`, async ({
      page,
      sites,
    }) => {
      await page.goto(sites[site] + path)
      const row = sections(page).getByRole('link').nth(3)
      const words = await row.innerText()
      await row.click()
      const anchor = new URL(page.url()).hash.slice(1)
      await expect(page.locator(`#${anchor}`)).toContainText(words)
      await expect(page.locator(`#${anchor}`)).toBeInViewport({ ratio: 1 })
      await expect.poll(() => unobscured(page, anchor)).toBe(true)
    })

    // As it opens `whole-site.spec.ts` asks axe about every page.
    test(`axe finds nothing on ${path} of the ${site} site while its third section is read`, async ({
      page,
      sites,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(sites[site] + path)
      await readTo(page, anchors.split(' ')[2] ?? '')
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

    test(`${path} of the ${site} site loads no React and says nothing on the console (S7)`, async ({
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
      expect(said).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    })

    test(
      `${path} of the ${site} site prints the document and nothing around it`,
      onDesktops,
      async ({ page, sites }) => {
        await page.goto(sites[site] + path)
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
        for (const role of ['banner', 'contentinfo', 'navigation', 'complementary'] as const)
          await expect(page.getByRole(role)).toHaveCount(0)
        await expect(page.getByText('UES is open')).toHaveCount(site === 'multi' ? 17 : 0)
        for (const line of await page.getByText('UES is open').all())
          await expect(line).toBeHidden()
      },
    )
  }

  test(
    `the Terms of the ${site} site lead to the Privacy Policy and back (Q1)`,
    onDesktops,
    async ({ page, sites }) => {
      await page.goto(`${sites[site]}terms`)
      await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).first().click()
      await expect(page).toHaveTitle('Mitts | Privacy Policy')
      await page.getByRole('main').getByRole('link', { name: 'SMS terms' }).click()
      await expect(page).toHaveURL(/\/terms#sms$/)
      await expect(page.locator('#sms')).toBeInViewport({ ratio: 1 })
    },
  )

  test(
    `account, rewards page and rewards FAQ are no links on the ${site} site (Q3)`,
    onDesktops,
    async ({ page, sites }) => {
      await page.goto(`${sites[site]}terms`)
      const main = page.getByRole('main')
      for (const words of ['Help tab', 'rewards page', 'rewards FAQ'])
        await expect(main.getByText(words)).toBeVisible()
      await expect(main.getByRole('link', { name: /Help tab|rewards/i })).toHaveCount(0)
      await expect(main.locator('a[href*="/account"], a[href*="/rewards"]')).toHaveCount(0)
    },
  )

  test(
    `the list marks the section being read on the ${site} site, and stays in view`,
    onDesktops,
    async ({ page, sites }) => {
      await page.goto(`${sites[site]}terms`)
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
    },
  )

  test(
    `the list is plain and above the text on phones, on the ${site} site`,
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
    },
  )

  test(
    `a table's rows are blocks on phones and still a table to a screen reader, ${site} site`,
    onPhones,
    async ({ page, sites }) => {
      await page.goto(`${sites[site]}terms#membership`)
      const table = page.getByRole('table').last()
      await expect(table.getByRole('columnheader')).toHaveCount(3)
      const row = table.getByRole('row').nth(1)
      await expect(row.getByRole('rowheader')).toHaveText('You cancel')
      const boxes = await Promise.all(
        (await row.getByRole('cell').all()).map((cell) => cell.boundingBox()),
      )
      expect(boxes[1]?.y).toBeGreaterThan(boxes[0]?.y ?? 1e6)
    },
  )
}

test(
  'only the set with a running line shows it around the documents',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(`${sites.multi}terms`)
    await expect(page.getByRole('region', { name: 'Announcements' })).toBeVisible()
    await page.goto(`${sites.single}terms`)
    await expect(page.getByRole('region', { name: 'Announcements' })).toHaveCount(0)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, name, anchors } of documents) {
    test(`${path} is all there, and its list leads to its sections (Q2)`, async ({
      page,
      sites,
    }) => {
      for (const site of [sites.multi, sites.single]) {
        await page.goto(site + path)
        await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
        for (const anchor of anchors.split(' '))
          await expect(page.locator(`#${anchor}`)).toBeVisible()
        await sections(page).getByRole('link').nth(2).click()
        const third = page.getByRole('main').getByRole('heading', { level: 2 }).nth(2)
        await expect(third).toBeInViewport({ ratio: 1 })
      }
    })
  }
})

test('a label beside its answer stands on one line', onDesktops, async ({ page, sites }) => {
  await page.goto(`${sites.multi}terms`)
  const labels = page.locator('main dt')
  expect(await labels.count()).toBe(6)
  for (const label of await labels.all())
    expect((await label.boundingBox())?.height).toBeLessThan(24)
})
