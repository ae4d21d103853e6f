import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

import { browserOptions } from '#tools/test/find-browser.ts'

import type { Row } from './row.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse 12, mobile, five runs; the median of each score, and what the worst run complained of. */
export async function benchLighthouse(name: string, url: string, runs = 5): Promise<Row[]> {
  const { executablePath, args } = await browserOptions()
  const chrome = await launch({
    ...(executablePath ? { chromePath: executablePath } : {}),
    chromeFlags: ['--headless=new', ...args],
  })
  const scores = new Map<string, number[]>(categories.map((category) => [category, []]))
  const complaints = new Set<string>()
  try {
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: [...categories],
      })
      for (const category of categories) {
        const found = result?.lhr.categories[category]
        scores.get(category)?.push(Math.round((found?.score ?? 0) * 100))
        for (const { id, weight } of found?.auditRefs ?? []) {
          const audit = result?.lhr.audits[id]
          if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
            complaints.add(`${id} ${audit?.displayValue ?? ''}`.trim())
        }
      }
    }
  } finally {
    chrome.kill()
  }
  return categories.map((category) => {
    const value = median(scores.get(category) ?? [])
    const note = value < 100 ? [...complaints].join('; ') : ''
    return {
      measure: `${name}: Lighthouse ${category}`,
      value,
      unit: 'of 100',
      bound: 100,
      ok: value === 100,
      ...(note ? { note } : {}),
    }
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
