import { type APIRequestContext, type Page, expect } from '@playwright/test'

import type { QuizSheets } from '#engine/site/model.ts'
import { axe } from '#tests/e2e/support/axe.ts'
import { paleWords, wideLines, wordsInNoTypeface } from '#tests/e2e/support/faulty-words.ts'
import { model, sendsOn, served, titleOf } from '#tests/e2e/support/served-pages.ts'
import { onDesktops, onPhones, test, variants } from '#tests/e2e/support/sites.ts'
import { walk } from '#tests/e2e/support/walk.ts'

/** Everything about the HTML itself needs no screen, so one project is enough. */
const once = onDesktops

const kinds = Object.keys(variants) as (keyof typeof variants)[]
const { services } = model.site
const outside = new Set(
  [...Object.values(model.links).map(({ href }) => href), services.newsletter?.action]
    .filter((href) => href !== undefined)
    .map((href) => new URL(href).host),
)

/** Where pages may ask for something outside: the feed, its pictures and the quiz's three sheets. */
const askable = [
  services.socialFeed?.url,
  services.quiz?.questions,
  services.quiz?.scoring,
  services.quiz?.profiles,
  ...[services.socialFeed, services.quiz]
    .flatMap((service) => service?.mediaHosts ?? [])
    .map((host) => `https://${host}/`),
].filter((address) => address !== undefined)

const ordering = new Set(
  Object.values(model.links)
    .filter(({ kind }) => kind === 'ordering' || kind === 'marketplace')
    .map(({ href }) => new URL(href).host),
)

const { phoneE164, email, pressEmail } = model.site.brand
const contacts = new Set([`sms:${phoneE164}`, `mailto:${email}`, `mailto:${pressEmail}`])

async function htmlOf(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.get(url)
  expect(response.status(), url).toBe(200)
  return response.text()
}

const mainOf = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
const idsOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? ''))
const hrefsOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => decoded(href ?? ''))),
]
const decoded = (text: string): string => text.replaceAll('&amp;', '&')

/** What the services of the site answer on a good day. */
async function answerAsServices(tab: Page): Promise<void> {
  const { url = '', mediaHosts = [] } = services.socialFeed ?? {}
  const posts = ['one', 'two'].map((id) => ({
    id,
    mediaType: 'IMAGE',
    children: [],
    permalink: `https://photos.example/p/${id}`,
    timestamp: '2026-11-20T12:00:00Z',
    caption: `Caption ${id}`,
    mediaUrl: `https://${mediaHosts[0]}/${id}.svg`,
  }))
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'
  const headers = { 'access-control-allow-origin': '*' }
  const sheets = Object.entries(services.quiz ?? {})
  await tab.route(/\.example\//, (route) => {
    const asked = route.request().url()
    const [sheet] = sheets.find(([, address]) => address === asked) ?? []
    if (sheet) return route.fulfill({ json: model.quiz?.[sheet as keyof QuizSheets], headers })
    if (asked.startsWith(url))
      return route.fulfill({ json: { username: 'us', profilePictureUrl: '', posts }, headers })
    if (mediaHosts.includes(new URL(asked).host))
      return route.fulfill({ contentType: 'image/svg+xml', body: picture })
    return route.fulfill({ json: [], headers })
  })
}

/** Links that say Order and lead to neither the ordering site nor a marketplace. */
async function strangeOrders(page: Page): Promise<string[]> {
  const links = await page.locator('a[href]').evaluateAll((all) =>
    all.map((link) => ({
      href: (link as HTMLAnchorElement).href,
      words: link.getAttribute('aria-label') ?? link.textContent ?? '',
      event: (link as HTMLElement).dataset['event'] ?? '',
    })),
  )
  return links
    .filter(({ words, event }) => /^\s*order\b/i.test(words) || event.includes('OrderNow'))
    .filter(({ href }) => !ordering.has(new URL(href).host))
    .map(({ href, words }) => `${words} → ${href}`)
}

for (const kind of kinds) {
  const pages = served[kind]

  test(
    `every route of the ${kind} site answers with and without a slash, its main whole without script (B18)`,
    once,
    async ({ request, sites }) => {
      for (const served of pages) {
        const path = served.path.slice(1).replace(/\/$/, '')
        const html = await htmlOf(request, sites[kind] + path)
        if (path !== '') expect(await htmlOf(request, `${sites[kind]}${path}/`)).toBe(html)
        const seen = html.replaceAll(/<template.*?<\/template>/gs, '')
        expect(seen.match(/<h1[ >]/g), served.path).toHaveLength(1)
        expect(mainOf(html), served.path).toContain('<h1')
      }
    },
  )

  test(
    `every title of the ${kind} site is exact, and canonical links name one address (B18, B20)`,
    once,
    async ({ request, sites }) => {
      for (const page of pages) {
        const html = await htmlOf(request, sites[kind] + page.path.slice(1))
        expect(decoded(/<title>(.*)<\/title>/.exec(html)?.[1] ?? '')).toBe(titleOf(page))
        expect(html).toContain(`<link rel="canonical" href="${model.site.url}${page.canonical}">`)
        expect(html.includes('<meta name="robots" content="noindex">'), page.path).toBe(
          !page.indexable || sendsOn(page),
        )
      }
    },
  )

  test(
    `every alias of the ${kind} site shows what its canonical address shows (B19)`,
    once,
    async ({ request, sites }) => {
      const aliases = pages.filter(({ path, canonical }) => path !== canonical)
      expect(aliases.length).toBeGreaterThan(0)
      for (const { path, canonical } of aliases) {
        const [alias, original] = await Promise.all(
          [path, canonical].map((at) => htmlOf(request, sites[kind] + at.slice(1))),
        )
        expect(mainOf(alias ?? ''), path).toBe(mainOf(original ?? ''))
      }
    },
  )

  test(
    `every link and anchor of the ${kind} site leads somewhere, outside only to known hosts, by mail and text only to the shop (A3, M2)`,
    once,
    async ({ request, sites }) => {
      const texts = new Map<string, string>()
      const get = async (path: string): Promise<string> => {
        const known = texts.get(path)
        if (known !== undefined) return known
        const html = await htmlOf(request, sites[kind] + path.slice(1))
        texts.set(path, html)
        return html
      }
      const broken: string[] = []
      for (const { path } of pages) {
        const html = await get(path)
        for (const href of hrefsOf(html)) {
          if (/^(mailto|sms|tel):/.test(href)) {
            if (!contacts.has(href)) broken.push(`${path} → ${href}`)
            continue
          }
          if (href.startsWith('https:')) {
            if (!outside.has(new URL(href).host)) broken.push(`${path} → ${href}`)
            continue
          }
          const url = new URL(href, new URL(path, 'http://site'))
          const response = await request.get(sites[kind] + url.pathname.slice(1))
          if (response.status() !== 200) broken.push(`${path} → ${href}`)
          else if (url.hash && !idsOf(await get(url.pathname)).has(url.hash.slice(1)))
            broken.push(`${path} → ${href}`)
        }
      }
      expect(broken).toEqual([])
    },
  )

  test(
    `the sitemap of the ${kind} site lists what search engines may keep, once`,
    once,
    async ({ request, sites }) => {
      const sitemap = await htmlOf(request, `${sites[kind]}sitemap.xml`)
      const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
      expect(listed.toSorted()).toEqual(
        pages
          .filter((page) => page.indexable && page.path === page.canonical && !sendsOn(page))
          .map(({ path }) => model.site.url + path)
          .toSorted(),
      )
    },
  )

  for (const { path } of pages.filter((page) => page.path === page.canonical && !sendsOn(page))) {
    test(
      `${kind} ${path}: axe finds nothing, the console is silent, nothing moves or is too wide (A7)`,
      onPhones,
      ({ page, sites }) => inspect(page, sites[kind] + path.slice(1), [320]),
    )

    test(
      `${kind} ${path}: axe finds nothing, all is silent, still and narrow enough; no account, no till, no call elsewhere, no line wider than 960, every word in a typeface of its own and dark on paper (A2, A3, A7, M1, M3, R25)`,
      onDesktops,
      async ({ page, context, sites }) => {
        const calls: string[] = []
        const sent: string[] = []
        page.on('request', (request) => {
          if (/^https?:/.test(request.url())) calls.push(request.url())
          if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
        })
        await inspect(page, sites[kind] + path.slice(1), [768, 1000])
        const known = [sites[kind], ...askable]
        expect(calls.filter((call) => !known.some((at) => call.startsWith(at)))).toEqual([])
        expect(sent).toEqual([])
        expect(await context.cookies()).toEqual([])
        await expect(page.locator('input[type=password]')).toHaveCount(0)
        const actions = page.getByRole('link').or(page.getByRole('button'))
        await expect(
          actions.filter({ hasText: /sign in|log in|my account|cart|checkout|pay now/i }),
        ).toHaveCount(0)
        await expect(
          page.getByRole('link', { name: /^(log ?in|sign ?in|my account|register)$/i }),
        ).toHaveCount(0)
        expect(await strangeOrders(page)).toEqual([])
        await page.setViewportSize({ width: 1920, height: 1000 })
        expect(await wideLines(page)).toEqual([])
        expect(await wordsInNoTypeface(page)).toEqual([])
        await page.emulateMedia({ media: 'print' })
        // The samples of colours are what the page of styles is for.
        if (path !== '/styles') expect(await paleWords(page), 'on paper').toEqual([])
      },
    )
  }
}

/**
 * Goes all through a page on a good day, and looks at what holds on both screens. It is as wide as the
 * screen, and no wider in windows of these widths; a finger changes no width, so each screen has its own.
 */
async function inspect(tab: Page, url: string, widths: readonly number[]): Promise<void> {
  const said: string[] = []
  tab.on('console', (message) => said.push(message.text()))
  tab.on('pageerror', (error) => said.push(error.message))
  await answerAsServices(tab)
  await tab.emulateMedia({ reducedMotion: 'reduce' })
  await tab.goto(url)
  await walk(tab)
  expect(await axe(tab)).toEqual([])
  const moving = await tab.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
  const own = tab.viewportSize()?.width ?? 0
  for (const width of [own, ...widths]) {
    if (width !== own) await tab.setViewportSize({ width, height: 800 })
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(said).toEqual([])
}
