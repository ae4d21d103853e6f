import { type LaunchedChrome, launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

import { browserOptions } from '#tools/test/find-browser.ts'

import { median } from './median.ts'
import type { Row } from './row.ts'

/** What a score is made of is measured once; only the speed differs from run to run. */
const steady = ['accessibility', 'best-practices', 'seo']
const speed = 'performance'

interface Scores {
  readonly values: Readonly<Record<string, number>>
  /** Audits that cost points, with what Lighthouse says of them. */
  readonly complaints: readonly string[]
}

/**
 * Lighthouse 12, mobile, for each address: every category once, the speed `runs` times and its
 * median. One browser for each address, so that none finds what another left in the cache;
 * `chromeFlags` are for it.
 *
 * @throws {Error} if a page does not load.
 */
export async function benchLighthouse(
  name: string,
  url: string,
  paths: readonly string[],
  runs: number,
  chromeFlags: readonly string[],
): Promise<Row[]> {
  const { executablePath, args } = await browserOptions()
  const rows: Row[] = []
  for (const path of paths) {
    const chrome = await launch({
      ...(executablePath ? { chromePath: executablePath } : {}),
      chromeFlags: ['--headless=new', ...args, ...chromeFlags],
    })
    try {
      const all: Scores[] = [await measured(chrome, url + path, [speed, ...steady])]
      while (all.length < runs) all.push(await measured(chrome, url + path, [speed]))
      rows.push(...rowsOf(`${name} ${path}`, all))
    } finally {
      chrome.kill()
    }
  }
  return rows
}

async function measured(
  chrome: LaunchedChrome,
  url: string,
  categories: readonly string[],
): Promise<Scores> {
  const result = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'error',
    onlyCategories: [...categories],
  })
  const problem = result?.lhr.runtimeError
  if (!result || problem) throw new Error(`${url} was not measured: ${problem?.message ?? ''}`)
  const complaints = categories.flatMap((category) =>
    (result.lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.lhr.audits[id]
      if (weight === 0 || typeof audit?.score !== 'number' || audit.score >= 0.9) return []
      return [`${id} ${audit.displayValue ?? ''}`.trim()]
    }),
  )
  const values = Object.fromEntries(
    categories.map((category) => [
      category,
      Math.round((result.lhr.categories[category]?.score ?? 0) * 100),
    ]),
  )
  return { values, complaints }
}

function rowsOf(measure: string, all: readonly Scores[]): Row[] {
  const [first] = all
  const speeds = all.map(({ values }) => values[speed] ?? 0)
  const spread = `runs ${speeds.join(', ')}`
  const complaints = [...new Set(all.flatMap((scores) => scores.complaints))].join('; ')
  return [speed, ...steady].map((category) => {
    const value = category === speed ? median(speeds) : (first?.values[category] ?? 0)
    const said = [category === speed ? spread : '', value < 100 ? complaints : '']
    const note = said.filter(Boolean).join('; ')
    return {
      measure: `${measure}: Lighthouse ${category}`,
      value,
      unit: 'of 100',
      bound: 100,
      ok: value === 100,
      ...(note ? { note } : {}),
    }
  })
}
