import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Page, chromium } from '@playwright/test'

import { copyHouse } from '#tests/tools/house.ts'
import { startDevServer } from '#tools/start/dev-server.ts'
import { browserOptions } from '#tools/test/find-browser.ts'

import { median } from './median.ts'
import type { Row } from './row.ts'

const ROUNDS = 5

/** What may pass between an edit and its sight: longer, and a person looks twice. */
const BOUND = 500

/** A file, what stands in it, what is written instead, and what then shows on the page. */
type Edit = readonly [what: string, file: string, from: string, to: string, shows: () => boolean]

const edits: readonly Edit[] = [
  [
    'a page',
    'pages/multi-location/home.json',
    'UES is open.',
    'UES is new.',
    () => document.body.textContent.toUpperCase().includes('UES IS NEW.'),
  ],
  [
    'a component',
    'blocks/marquee/Marquee.tsx',
    '{phrase}',
    '{phrase.toUpperCase()}',
    () => document.body.textContent.includes('UES IS'),
  ],
  [
    'a sheet of styles',
    'blocks/marquee/marquee.module.css',
    'height: 42px',
    'height: 77px',
    () => [...document.querySelectorAll('section')].some(({ clientHeight }) => clientHeight === 77),
  ],
]

/** How long an edit takes to show in the dev server, on a page that is open in a browser. */
export async function benchLiveEdits(): Promise<Row[]> {
  const house = join(process.cwd(), '.cache/bench/house')
  copyHouse(house)
  const server = await startDevServer({
    root: house,
    pagesDir: 'pages',
    port: 0,
    host: '127.0.0.1',
  })
  const browser = await chromium.launch(await browserOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(server.url, { timeout: 60_000 })
    const rows: Row[] = []
    for (const [what, ...edit] of edits) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(page, house, edit))
      const value = Math.round(median(times))
      const measure = `dev server: an edit of ${what} until it shows`
      rows.push({ measure, value, unit: 'ms', bound: BOUND, ok: value <= BOUND })
    }
    return rows
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Milliseconds from the edit to its sight; it is undone then. */
async function timed(
  page: Page,
  house: string,
  [file, from, to, shows]: readonly [string, string, string, Edit[4]],
): Promise<number> {
  const path = join(house, file)
  const before = readFileSync(path, 'utf8')
  if (!before.includes(from)) throw new Error(`${file} does not hold “${from}”.`)
  const start = performance.now()
  writeFileSync(path, before.replace(from, to))
  await page.waitForFunction(shows, undefined, { polling: 10 })
  const took = performance.now() - start
  writeFileSync(path, before)
  await page.waitForFunction(`!(${String(shows)})()`, undefined, { polling: 10 })
  // The next edit is one of its own, not the end of this one.
  await page.waitForTimeout(500)
  return took
}
