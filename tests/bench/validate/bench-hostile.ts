import { checkSite } from '#engine/check.ts'
import type { Row } from '#tests/bench/row.ts'
import { home, marquee, page, site } from '#tests/engine/site.ts'

import { round } from './programs.ts'

const faults = Array.from({ length: 5000 }, (_, index) => ({
  ...marquee,
  [`label${index}`]: 'x',
  phrase: index,
}))

/** Pages that nobody writes by hand, and the milliseconds within which each has its findings. */
const pages = [
  { what: '50 MB of one long text', text: `"${'x'.repeat(50_000_000)}"`, bound: 2000 },
  { what: '50 MB of brackets', text: '['.repeat(50_000_000), bound: 2000 },
  { what: '50 MB of line breaks', text: '\n'.repeat(50_000_000), bound: 2000 },
  { what: '5,000 blocks with three faults each', text: page(faults), bound: 5000 },
]

/** How long the check of a site with such a page takes, without Node's start and without reading. */
export async function benchHostile(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { what, text, bound } of pages) {
    const start = performance.now()
    const { findings } = await checkSite(site({ [home]: text }))
    const value = round(performance.now() - start, 0)
    const note = `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`
    rows.push({ measure: `check ${what}`, value, unit: 'ms', bound, ok: value < bound, note })
  }
  return rows
}
