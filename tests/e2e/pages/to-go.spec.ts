import { type Page, expect } from '@playwright/test'

import { axe } from '#tests/e2e/support/axe.ts'
import { onDesktops, onPhones, test } from '#tests/e2e/support/sites.ts'

const ordering = 'https://order.mitts.example'
const hiring = 'https://jobs.example/mitts'

/** Where the counter's pages are: at the root when its set is live, under /v1/ beside the other. */
const places = [
  ['single', ''],
  ['multi', 'v1/'],
] as const

/** Keeps a page that sends its visitors on, so that it can be looked at. */
async function keep(page: Page): Promise<void> {
  await page.route('**/jobs', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/<script>location\.replace.*?<\/script>/, '')
      .replace(/<meta http-equiv="refresh"[^>]*>/, '')
    await route.fulfill({ response, body })
  })
}

for (const [site, under] of places) {
  test(
    `what is sent on says where to, at once and with a link, on the ${site} site (B10, D8, G6)`,
    onDesktops,
    async ({ page, request, sites }) => {
      const address = `${sites[site]}${under}jobs`
      const html = await (await request.get(address)).text()
      expect(html).toContain(`<meta http-equiv="refresh" content="0;url=${hiring}">`)
      expect(html).toContain(`<script>location.replace("${hiring}")</script>`)
      expect(html).toContain('<meta name="robots" content="noindex">')
      await keep(page)
      await page.goto(address)
      await expect(page).toHaveTitle('Mitts | Work with Us')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work with Us')
      await expect(page.getByRole('link', { name: 'Open the hiring site' })).toHaveAttribute(
        'href',
        hiring,
      )
    },
  )
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script })

    test(`Jobs leads to the hiring site ${script ? 'with' : 'without'} script (G6, D8)`, async ({
      page,
      context,
      sites,
    }) => {
      await context.route(`${hiring}**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>The hiring site</h1>' }),
      )
      await page.goto(`${sites.single}help`)
      await page.getByRole('link', { name: 'Jobs' }).locator('visible=true').first().click()
      await expect(page.getByRole('heading', { name: 'The hiring site' })).toBeVisible()
      expect(page.url()).toBe(hiring)
      // Back leads to where the visitor came from, not into the redirect again.
      if (script) {
        await page.goBack()
        await expect(page).toHaveTitle('Mitts | Need Help?')
      }
    })
  })
}

test(
  'the address of location and hours holds a plus, however it is written (B12, D9)',
  onDesktops,
  async ({ request, sites }) => {
    for (const path of ['location+hours', 'location%2Bhours', 'v1/location%2Bhours'])
      expect((await request.get(sites.multi + path)).status(), path).toBe(200)
    for (const path of ['location%20hours', 'location hours'])
      expect((await request.get(sites.multi + path)).status(), path).toBe(404)
  },
)

test(
  'at the root the archived pages are the same, and search engines are told where they live (B10, B11, B12, B19, D4, D47)',
  onDesktops,
  async ({ page, request, sites }) => {
    await keep(page)
    const main = async (path: string): Promise<string> => {
      const html = await (await request.get(sites.multi + path)).text()
      expect(html).toContain(`<meta name="robots" content="noindex">`)
      expect(html).toContain(
        `<link rel="canonical" href="https://www.mitts.example/v1/${path.replace('v1/', '')}">`,
      )
      return /<main.*<\/main>/s.exec(html)?.[0] ?? ''
    }
    for (const path of ['help', 'location+hours', 'jobs']) {
      const alias = await main(path)
      expect(alias).toContain('<h1')
      expect(alias).toBe(await main(`v1/${path}`))
    }
    await page.goto(`${sites.multi}about-us`)
    await expect(page).toHaveTitle('Mitts | About Us')
    await expect(page.locator('[data-block=about-panel]')).toHaveCount(0)
  },
)

test(
  'Help says the number to text and the address to write to, as links (G7, G5)',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(`${sites.single}help`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Need Help?')
    await expect(main.getByRole('link', { name: '212-555-0142' })).toHaveAttribute(
      'href',
      'sms:+12125550142',
    )
    await expect(main.getByRole('link', { name: 'help@mitts.example' })).toHaveAttribute(
      'href',
      'mailto:help@mitts.example',
    )
  },
)

// DESIGN-2, section 7. The fingertip is at a quarter of the height of the drawing.
test('the hand of Help points at the address', onDesktops, async ({ page, sites }) => {
  await page.goto(`${sites.single}help`)
  for (const width of [1440, 1200]) {
    await page.setViewportSize({ width, height: 900 })
    const hand = await page.locator('main img').boundingBox()
    const address = await page.getByRole('link', { name: 'help@mitts.example' }).boundingBox()
    if (!hand || !address) throw new Error('The hand or the address is not drawn.')
    const tip = hand.y + hand.height / 4
    expect(Math.abs(address.y + address.height / 2 - tip), `${width}`).toBeLessThan(20)
  }
})

test('Location + Hours says where, when and the way (G8, P2)', async ({ page, sites }) => {
  // Holidays that are over are taken out of the list.
  await page.clock.setFixedTime('2026-11-20T12:00-05:00')
  await page.goto(`${sites.single}location+hours`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Location + Hours')
  await expect(main.getByText('54 West 14th St.')).toBeVisible()
  await expect(main.getByText('New York, NY 10011')).toBeVisible()
  await expect(main.getByText('Mon–Fri', { exact: true })).toBeVisible()
  await expect(main.getByText('7:00AM–4:00PM', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Show me the way' })).toHaveAttribute(
    'href',
    /^https:\/\/maps\.example\//,
  )
  const holidays = main.getByText('Holidays', { exact: true })
  await expect(main.getByText('Labor Day')).toBeHidden()
  await holidays.click()
  await expect(main.getByText('Labor Day')).toBeVisible()
})

test(
  'About says what is made here and what is bought, and no paragraph ends in one word alone (G3, B9)',
  onDesktops,
  async ({ page, sites }) => {
    await page.goto(`${sites.single}about-us`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Made here. Well, mostly.')
    await expect(main.getByText(/Most of what we stack, we make in-house/)).toBeVisible()
    await expect(main.getByText(/Bread and chips we buy from people/)).toBeVisible()
    await expect(main.getByRole('img', { name: /hold the same sandwich/ })).toBeVisible()
    const alone = await main.locator('p').evaluateAll((paragraphs) =>
      paragraphs.flatMap(({ lastChild }) => {
        const text = lastChild?.textContent?.trimEnd() ?? ''
        const top = (start: number): number => {
          const range = document.createRange()
          range.setStart(lastChild!, start)
          range.setEnd(lastChild!, start + 1)
          return range.getBoundingClientRect().top
        }
        const [, before, last] = /(\S)\s+(\S+)$/.exec(text) ?? []
        if (!before || !last) return []
        const start = text.length - last.length
        return top(start) > top(start - 2) ? [last] : []
      }),
    )
    expect(alone).toEqual([])
  },
)

test('the cards of the home stand in their order, lead to the menu, open and say what they should (F1, F2, F3, F4, G5)', async ({
  page,
  sites,
}) => {
  await page.goto(sites.single)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
  expect(
    await main
      .locator('[data-block]')
      .evaluateAll((all) => all.map((block) => (block as HTMLElement).dataset['block'])),
  ).toEqual(['menu-card', 'hours-card', 'help-card', 'about-card', 'newsletter'])
  await expect(main.getByRole('link', { name: 'See the menu' })).toHaveAttribute(
    'href',
    `${ordering}/menu`,
  )
  for (const text of ['54 West 14th St.', 'New York, NY 10011', 'Mon–Fri', '7:00AM–4:00PM'])
    await expect(main.getByText(text)).toBeVisible()
  await expect(main.getByText('7:00AM–4:00PM', { exact: true })).toBeVisible()
  const phone = main.getByRole('link', { name: '212-555-0142' })
  await expect(phone).toBeVisible()
  await expect(phone).toHaveAttribute('href', 'sms:+12125550142')
  await expect(main.getByRole('link', { name: 'help@mitts.example' })).toHaveAttribute(
    'href',
    'mailto:help@mitts.example',
  )
  const more = main.getByText(/New Jersey/)
  await expect(more).toBeHidden()
  await main.getByText('More...').click()
  await expect(more).toBeVisible()
  await main.getByText('Less...').click()
  await expect(more).toBeHidden()
})

test('Jobs as it stands and Location + Hours with its holidays open are sound, quiet, and ask nobody outside (M1)', async ({
  page,
  sites,
}) => {
  const said: string[] = []
  const asked: string[] = []
  await keep(page)
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${sites.single}jobs`, { waitUntil: 'networkidle' })
  expect(await axe(page)).toEqual([])
  await page.goto(`${sites.single}location+hours`, { waitUntil: 'networkidle' })
  await page.getByText('Holidays', { exact: true }).click()
  expect(await axe(page)).toEqual([])
  expect(said).toEqual([])
  expect(asked.filter((url) => !url.startsWith(sites.single) && !url.startsWith('data:'))).toEqual(
    [],
  )
  expect(asked.filter((url) => url.includes('react'))).toEqual([])
})

test(
  'of the counter’s pages only the quiz has what React would come for',
  onDesktops,
  async ({ request, sites }) => {
    const islands = async (path: string): Promise<number> => {
      const html = await (await request.get(sites.single + path)).text()
      return html.split('data-runtime=').length - 1
    }
    expect(await islands('quiz')).toBe(1)
    for (const path of ['', 'help', 'location+hours', 'jobs', 'about-us'])
      expect(await islands(path), path).toBe(0)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the counter’s hours are there without script, and not how it is at this moment',
    onDesktops,
    async ({ page, sites }) => {
      await page.goto(`${sites.single}location+hours`)
      await expect(page.getByText('7:00AM–4:00PM', { exact: true })).toBeVisible()
      await expect(page.getByText(/Open now|Closed now/)).toHaveCount(0)
    },
  )
})

test(
  'on a phone held sideways the home does not give way to a sideways push',
  onPhones,
  async ({ page, sites }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await page.goto(sites.single)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(740)
  },
)
