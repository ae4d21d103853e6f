import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { median } from '#tests/bench/median.ts'
import type { Row } from '#tests/bench/row.ts'

import { generatePages } from './generate-pages.ts'
import { bareProgram, round, timed, validateIn } from './programs.ts'

const PAGES = 1000
const ROUNDS = 7

/**
 * The cost of validating 1,000 pages of 10 blocks against that of only reading and parsing them:
 * whole processes, each as it starts from the second time on, in turns, with a warm page cache.
 * Medians of 7.
 */
export async function benchValidate(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'validate-'))
  try {
    const pages = join(folder, 'pages')
    mkdirSync(pages)
    generatePages(pages, PAGES)
    const bare = await bareProgram(folder)
    const validate = validateIn(process.cwd())
    const times = { bare: [] as number[], validate: [] as number[], node: [] as number[] }
    let said = ''
    for (let round = -1; round < ROUNDS; round += 1) {
      const node = timed(['-e', '0'])
      const floor = timed([bare, pages, 'blocks'])
      const full = timed([...validate, '--pages', pages])
      said = full.output
      if (round < 0) continue
      times.node.push(node.milliseconds)
      times.bare.push(floor.milliseconds)
      times.validate.push(full.milliseconds)
    }
    const floor = median(times.bare)
    const full = median(times.validate)
    const ratio = round(full / floor, 2)
    const quickest = round(Math.min(...times.validate) / Math.min(...times.bare), 2)
    return [
      { measure: 'node alone', value: round(median(times.node), 0), unit: 'ms' },
      {
        measure: 'read and JSON.parse 1,000 pages, whole process',
        value: round(floor, 0),
        unit: 'ms',
      },
      {
        measure: 'validate 1,000 pages, whole process',
        value: round(full, 0),
        unit: 'ms',
        note: said,
      },
      {
        measure: 'validate against read and parse',
        value: ratio,
        unit: '×',
        bound: 2,
        ok: ratio < 2,
        note: `quickest runs ${quickest} ×`,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
