import { brotliCompressSync } from 'node:zlib'

import { type Browser, chromium } from '@playwright/test'

import { browserOptions } from '#tools/test/find-browser.ts'

import type { Row } from './row.ts'

interface Loaded {
  readonly html: string
  readonly scripts: readonly { url: string; bytes: number }[]
  readonly styles: number
  readonly shift: number
}

/** Loads a page at 390 px and leaves it alone for two seconds: no scrolling, no touch. */
async function load(browser: Browser, url: string): Promise<Loaded> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
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
  return { html, scripts, styles, shift }
}

/** What a phone downloads before anyone scrolls or touches: sizes in bytes as brotli, quality 11. */
export async function benchPageWeight(name: string, url: string): Promise<Row[]> {
  const browser = await chromium.launch(await browserOptions())
  const { html, scripts, styles, shift } = await load(browser, url)
  await browser.close()
  const script = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  const text = brotliCompressSync(html).length + styles
  const react = scripts.filter(({ url: from }) => /react|hydrate/.test(from)).length
  return [
    {
      measure: `${name}: script before interaction, 390 px`,
      value: script,
      unit: 'B brotli',
      bound: 2048,
      ok: script <= 2048,
    },
    {
      measure: `${name}: React requests before interaction`,
      value: react,
      unit: '',
      bound: 0,
      ok: react === 0,
    },
    {
      measure: `${name}: HTML + CSS`,
      value: text,
      unit: 'B brotli',
      bound: 20 * 1024,
      ok: text <= 20 * 1024,
    },
    {
      measure: `${name}: layout shift`,
      value: Number(shift.toFixed(4)),
      unit: '',
      bound: 0,
      ok: shift === 0,
    },
  ]
}
