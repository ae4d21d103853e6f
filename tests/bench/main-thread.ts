import { type Browser, chromium } from '@playwright/test'

import { browserOptions } from '#tools/test/find-browser.ts'

import { median } from './median.ts'
import { phone } from './phone.ts'
import type { Row } from './row.ts'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Of its thread, in microseconds: what others do on the machine meanwhile is not in it. */
  readonly tdur?: number
  readonly args: { readonly beginData?: { readonly url?: string } }
}

/**
 * What a phone's main thread has to do of each page until it stands: the median of `runs` loads, in
 * milliseconds of its own time, and the longest task of it. A score swings from run to run; this
 * tells one version of a page from the next.
 *
 * @throws {Error} if a page is not drawn.
 */
export async function benchMainThread(
  name: string,
  url: string,
  paths: readonly string[],
  runs: number,
): Promise<Row[]> {
  const options = await browserOptions()
  const rows: Row[] = []
  for (const path of paths) {
    const loads: number[][] = []
    // A browser of its own for each, since what one keeps of scripts and fonts the next has not.
    while (loads.length < runs) {
      const browser = await chromium.launch(options)
      loads.push(await tasksOf(browser, url + path))
      await browser.close()
    }
    const sums = loads.map((tasks) => tasks.reduce((sum, time) => sum + time, 0))
    const longest = loads.map((tasks) => Math.max(...tasks))
    const measure = `${name} ${path}: main thread`
    rows.push(
      { measure: `${measure}, one load`, value: Math.round(median(sums)), unit: 'ms' },
      { measure: `${measure}, longest task`, value: Math.round(median(longest)), unit: 'ms' },
    )
  }
  return rows
}

/** The tasks of the page's main thread from its beginning until it has been left alone for a second. */
async function tasksOf(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage(phone)
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1000)
  const trace = await browser.stopTracing()
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  const begun = traceEvents.find((event) => event.args.beginData?.url === url)
  if (!begun) throw new Error(`${url} was not drawn.`)
  return traceEvents
    .filter(({ name, pid, tid }) => name === TASK && pid === begun.pid && tid === begun.tid)
    .map(({ tdur = 0 }) => tdur / 1000)
}

const TASK = 'ThreadControllerImpl::RunTask'
