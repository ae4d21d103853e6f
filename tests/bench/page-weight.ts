import { brotliCompressSync } from 'node:zlib'

import { type Browser, chromium } from '@playwright/test'

import { browserOptions } from '#tools/test/find-browser.ts'

import { phone } from './phone.ts'
import type { Row } from './row.ts'

interface Loaded {
  readonly html: string
  /** The bytes of the page's own answer as they came, headers and all. */
  readonly answer: number
  readonly scripts: readonly { url: string; bytes: number }[]
  readonly styles: number
  readonly shift: number
}

/** Loads a page at 390 px and leaves it alone for two seconds: no scrolling, no touch. */
async function load(browser: Browser, url: string): Promise<Loaded> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const scripts: { url: string; bytes: number }[] = []
  let styles = 0
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind !== 'script' && kind !== 'stylesheet') return
    void response.body().then((body) => {
      const bytes = brotliCompressSync(body).length
      if (kind === 'script') scripts.push({ url: response.url(), bytes })
      else styles += bytes
    })
  })
  const response = await page.goto(url, { waitUntil: 'load' })
  const html = (await response?.text()) ?? ''
  const sizes = await response?.request().sizes()
  const answer = (sizes?.responseHeadersSize ?? 0) + (sizes?.responseBodySize ?? 0)
  await page.waitForTimeout(2000)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 200)
      }),
  )
  await context.close()
  return { html, answer, scripts, styles, shift }
}

/** Ten packets of 1,460 bytes: what a server sends before it hears back (RFC 6928). */
const FIRST_FLIGHT = 14_600

/**
 * What a phone downloads of each page before anyone scrolls or touches: sizes in bytes as brotli,
 * quality 11. A page that is an island loads it at once, so neither React nor script has a bound
 * there; the text of a page has one at the home, where a visitor comes first.
 */
export async function benchPageWeight(
  name: string,
  url: string,
  paths: readonly string[],
): Promise<Row[]> {
  const browser = await chromium.launch(await browserOptions())
  const rows: Row[] = []
  for (const path of paths)
    rows.push(...rowsOf(`${name} ${path}`, path, await load(browser, url + path)))
  await browser.close()
  return rows
}

function rowsOf(
  measure: string,
  path: string,
  { html, answer, scripts, styles, shift }: Loaded,
): Row[] {
  const script = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  const text = brotliCompressSync(html).length + styles
  const react = scripts.filter(({ url: from }) => /react|hydrate/.test(from)).length
  const island = html.includes('data-behavior="kit/essential"')
  const bounded = (value: number, bound: number | undefined): Partial<Row> =>
    bound === undefined ? {} : { bound, ok: value <= bound }
  return [
    {
      measure: `${measure}: script before interaction, 390 px`,
      value: script,
      unit: 'B brotli',
      ...bounded(script, island ? undefined : 2048),
    },
    {
      measure: `${measure}: React requests before interaction`,
      value: react,
      unit: '',
      ...bounded(react, island ? undefined : 0),
    },
    {
      measure: `${measure}: HTML + CSS`,
      value: text,
      unit: 'B brotli',
      ...bounded(text, path === '/' ? 20 * 1024 : undefined),
    },
    {
      measure: `${measure}: the page’s answer with its headers`,
      value: answer,
      unit: 'B',
      ...bounded(answer, path === '/' ? FIRST_FLIGHT : undefined),
    },
    {
      measure: `${measure}: layout shift`,
      value: Number(shift.toPrecision(2)),
      unit: '',
      ...bounded(shift, 0),
    },
  ]
}
