import {
  type Browser,
  type BrowserContext,
  type Page,
  type PlaywrightTestOptions,
  test as base,
} from '@playwright/test'

import { holdMotion } from './hold-motion.ts'

/**
 * What tests ask of a tab by `test.use`; those that ask the same get the same one. An option that is
 * not here would go unheard where a tab is open already: add it here and to `page` below.
 */
type TabOptions = Pick<
  PlaywrightTestOptions,
  | 'colorScheme'
  | 'deviceScaleFactor'
  | 'hasTouch'
  | 'isMobile'
  | 'javaScriptEnabled'
  | 'locale'
  | 'reducedMotion'
  | 'timezoneId'
  | 'viewport'
>

/** Tabs of which one test after the other has one to itself. */
interface SharedTab {
  /** The tab that a test with these options gets, with nothing stored, shown or listening. */
  take(options: TabOptions): Promise<Page>
  /**
   * Takes away what a test left in it, over a `plain` text of each site that it was on. One that is not
   * `sound`, as the test failed, is closed.
   */
  giveBack(sound: boolean, plain: string): Promise<void>
  close(): Promise<void>
}

interface Tab {
  readonly context: BrowserContext
  readonly page: Page
  readonly options: TabOptions
  /** The sites that a test was on. */
  readonly origins: Set<string>
  /** Which of `undone` and `lasting` a test asked for. */
  readonly used: Set<string>
}

/** Playwright's `test` with a shared tab for its `page`. */
export const test = base.extend<{ plain: string }, { tab: SharedTab }>({
  // Where every site has a text without a script.
  plain: '/robots.txt',
  tab: [
    async ({ browser }, use) => {
      const tab = sharedTab(browser)
      await use(tab)
      await tab.close()
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      tab,
      colorScheme,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      plain,
      reducedMotion,
      timezoneId,
      viewport,
    },
    use,
    info,
  ) => {
    const screen = { deviceScaleFactor, hasTouch, isMobile, viewport }
    const visitor = { colorScheme, javaScriptEnabled, locale, reducedMotion, timezoneId }
    await use(await tab.take({ ...screen, ...visitor }))
    await tab.giveBack(info.status === info.expectedStatus, plain)
  },
  context: async ({ page }, use) => {
    await use(page.context())
  },
})

/** What is undone after a test. */
const undone = ['emulateMedia', 'route', 'setViewportSize']

/** What stays with a tab for good. */
const lasting = [
  'addInitScript',
  'addLocatorHandler',
  'clock',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
]

/** What a test may listen to. */
const events = [
  'console',
  'dialog',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

/**
 * One tab for all tests of a worker that ask for the same, because a new one costs more than most of
 * them: a process, and every font, script and picture again. Over four pages on two cores a test took
 * 436 ms with a tab of its own and 168 ms with the one before.
 *
 * A test cannot tell the difference: what it leaves is taken away. What cannot be taken away, a clock
 * say, ends the tab, and so does a visit to a site of elsewhere after another: nothing answers there.
 */
function sharedTab(browser: Browser): SharedTab {
  const tabs = new Map<string, Tab>()
  let taken: string | undefined

  const close = async (asked: string): Promise<void> => {
    await tabs.get(asked)?.context.close()
    tabs.delete(asked)
  }
  return {
    async close() {
      for (const asked of Array.from(tabs.keys())) await close(asked)
    },
    async take(options) {
      taken = JSON.stringify(options)
      const tab = tabs.get(taken) ?? (await openTab(browser, options))
      tabs.set(taken, tab)
      return tab.page
    },
    async giveBack(sound, plain) {
      const tab = taken === undefined ? undefined : tabs.get(taken)
      if (taken === undefined || !tab) return
      if (sound && canBeTidied(tab)) await tidy(tab, plain)
      else await close(taken)
    },
  }
}

async function openTab(browser: Browser, options: TabOptions): Promise<Tab> {
  // Playwright itself opens it as the test asks.
  const context = await browser.newContext()
  await holdMotion(context)
  const page = await context.newPage()
  const tab: Tab = { context, page, options, origins: new Set(), used: new Set() }
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) tab.origins.add(new URL(frame.url()).origin)
  })
  for (const of of [page, context])
    for (const name of [...undone, ...lasting]) {
      const value: unknown = Reflect.get(of, name)
      const own: unknown = typeof value === 'function' ? value.bind(of) : value
      Object.defineProperty(of, name, { get: () => (tab.used.add(name), own) })
    }
  return tab
}

function canBeTidied({ page, origins, used }: Tab): boolean {
  const inReach = origins.size <= 1 || [...origins].every(isHere)
  return !page.isClosed() && inReach && !lasting.some((name) => used.has(name))
}

const isHere = (origin: string): boolean => /^http:\/\/(localhost|127\.0\.0\.1):/.test(origin)

async function tidy({ context, page, options, origins, used }: Tab, plain: string): Promise<void> {
  const asked = new Set(used)
  for (const event of events) page.removeAllListeners(event)
  if (asked.has('route'))
    for (const of of [page, context]) await of.unrouteAll({ behavior: 'ignoreErrors' })
  for (const other of context.pages()) if (other !== page) await other.close()
  // A page without a script: what the last one still had to do ends here, before it is cleared.
  for (const origin of Array.from(origins)) {
    await openPlain(page, origin + plain)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
  await context.clearCookies()
  if (asked.has('emulateMedia'))
    await page.emulateMedia({
      media: null,
      colorScheme: options.colorScheme,
      contrast: 'no-preference',
      forcedColors: 'none',
      reducedMotion: options.reducedMotion,
    })
  if (asked.has('setViewportSize') && options.viewport) await page.setViewportSize(options.viewport)
  origins.clear()
  used.clear()
}

/**
 * Opens a text of a site, or of none where its server is gone: to answer for it costs twice as much,
 * and the browser shows what did not come in a process of its own, and what comes after in another.
 */
async function openPlain(page: Page, text: string): Promise<void> {
  const answer = await page.goto(text).catch(() => undefined)
  if (answer?.ok()) return
  await page.route(text, (route) => route.fulfill({ contentType: 'text/plain' }))
  await page.goto(text)
  await page.unroute(text)
}
