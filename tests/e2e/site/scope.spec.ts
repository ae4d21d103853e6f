import { type APIRequestContext, expect } from '@playwright/test'

import { model, sendsOn, served } from '#tests/e2e/support/served-pages.ts'
import { onDesktops, onPhones, test, variants } from '#tests/e2e/support/sites.ts'

const kinds = Object.keys(variants) as (keyof typeof variants)[]
const { url } = model.site

/** Every address that links lead to from the home on, found as a crawler does; and those outside. */
async function reached(
  request: APIRequestContext,
  home: string,
): Promise<{ inside: Set<string>; outside: Set<string> }> {
  const inside = new Set(['/'])
  const outside = new Set<string>()
  for (const path of inside) {
    const html = await (await request.get(home + path.slice(1))).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const to = new URL(href.replaceAll('&amp;', '&'), new URL(path, url))
      if (to.origin === url) inside.add(to.pathname)
      else outside.add(to.href)
    }
  }
  return { inside, outside }
}

test(
  'from the home of the multi site links lead to all a visitor comes for (A1)',
  onDesktops,
  async ({ page, request, sites }) => {
    const { inside, outside } = await reached(request, sites.multi)
    for (const path of ['/about-us', '/contact', '/quiz', '/terms', '/privacy'])
      expect([...inside]).toContain(path)
    expect([...outside]).toContain('https://order.mitts.example/menu')
    for (const { kind, href } of Object.values(model.links))
      if (kind === 'social') expect([...outside]).toContain(href)
    await page.goto(sites.multi)
    await expect(page.getByText('8-8 every day').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveCount(1)
  },
)

test(
  'from the home of the single site links lead to what a visitor comes for; the quiz is there too (A1)',
  onDesktops,
  async ({ page, request, sites }) => {
    const { inside } = await reached(request, sites.single)
    for (const path of ['/menu', '/about-us', '/help', '/terms', '/privacy'])
      expect([...inside]).toContain(path)
    expect((await request.get(`${sites.single}quiz`)).status()).toBe(200)
    await page.goto(sites.single)
    await expect(page.getByText('54 West 14th St.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveCount(1)
  },
)

for (const kind of kinds) {
  const pages = served[kind].filter((page) => page.path === page.canonical && !sendsOn(page))

  test(
    `what the old site’s backend said is in no file of the ${kind} site (O, M3, P4)`,
    onDesktops,
    async ({ request, sites }) => {
      const never = [
        'A network error has occurred.',
        'An unknown error has occurred.',
        'Invalid user pool id provided.',
        'Invalid identity pool id provided.',
        'User needs to be authenticated to call this API.',
        'Auth session was not found. Make sure to call signIn.',
      ]
      const get = async (path: string): Promise<string> => {
        const response = await request.get(sites[kind] + path.slice(1))
        expect(response.status(), path).toBe(200)
        return response.text()
      }
      const texts = await Promise.all(pages.map(({ path }) => get(path)))
      const scripts = new Set(
        texts.flatMap((html) => [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)),
      )
      expect(scripts.size).toBeGreaterThan(3)
      texts.push(...(await Promise.all([...scripts].map(get))))
      for (const words of never)
        expect(
          texts.some((text) => text.includes(words)),
          words,
        ).toBe(false)
    },
  )
}

// No phone is that wide; that nothing is wider than its screen, `whole-site.spec.ts` asks.
test('cards of the counter are 960 wide at most (A7)', onDesktops, async ({ page, sites }) => {
  for (const path of ['', 'about-us', 'help', 'location+hours']) {
    await page.goto(sites.single + path)
    const cards = page.locator('main section')
    expect(await cards.count(), path).toBeGreaterThan(0)
    for (const card of await cards.all())
      expect((await card.boundingBox())?.width, path).toBeLessThanOrEqual(960)
  }
})

test(
  'only the live home says in structured data who the shop is, and only the menu to be found what it serves (T11, D47)',
  onDesktops,
  async ({ request, sites }) => {
    // The counter’s menu is the only text menu, so that one page of an archived counter is found.
    for (const [kind, menu] of [
      ['multi', '/v1/menu'],
      ['single', '/menu'],
    ] as const) {
      const told: Record<string, boolean> = {}
      for (const { path } of served[kind]) {
        const html = await (await request.get(sites[kind] + path.slice(1))).text()
        const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
        if (data) told[path] = data.includes('"Restaurant"')
      }
      expect(told, kind).toEqual({ '/': true, [menu]: false })
    }
    const html = await (await request.get(sites.multi)).text()
    expect(html).not.toContain('54 West 14th St.')
  },
)

test(
  'the button on the counter’s phone bar is counted by its own label (N1)',
  onPhones,
  async ({ page, sites }) => {
    await page.goto(sites.single)
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Order', exact: true }),
    ).toHaveAttribute('data-event', 'ct: OrderNow topbar')
  },
)

test(
  'a counted link leads on where nobody counts, without a word in the console (N2)',
  onDesktops,
  async ({ page, context, sites }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('pageerror', (error) => said.push(error.message))
    await context.route('https://order.mitts.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The ordering site</h1>' }),
    )
    await page.goto(sites.single)
    expect(await page.locator('body').getAttribute('data-sink')).toBeNull()
    await page
      .getByRole('complementary')
      .getByRole('link', { name: 'Order Now', exact: true })
      .click()
    await expect(page.getByRole('heading', { name: 'The ordering site' })).toBeVisible()
    expect(said).toEqual([])
  },
)
