import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { median } from '#tests/bench/median.ts'
import type { Row } from '#tests/bench/row.ts'

import { type Timed, bareProgram, peakMegabytes, round, timed, validateIn } from './programs.ts'
import { TYPES, scaledHouse } from './scaled-house.ts'

const PAGES = 10_000
const FEW = 2_500
const ROUNDS = 3
const MANY = 200

/**
 * The cost of validating 10,000 pages of 10 blocks, in a site with 13 and in one with 200 block types:
 * against only reading and parsing the files, in memory, and in how it grows.
 */
export async function benchScale(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'))
  try {
    const [few, some, many] = [
      await site(join(folder, 'few'), TYPES, FEW),
      await site(join(folder, 'some'), TYPES, PAGES),
      await site(join(folder, 'many'), MANY, PAGES),
    ]
    const rows: Row[] = []
    for (const [count, measured] of [
      [TYPES, some],
      [MANY, many],
    ] as const) {
      const what = `10,000 pages, ${count} block types`
      const ratio = round(measured.full / measured.bare, 2)
      rows.push(
        {
          measure: `${what}: validate`,
          value: round(measured.full, 0),
          unit: 'ms',
          note: measured.said,
        },
        {
          measure: `${what}: against read and parse`,
          value: ratio,
          unit: '×',
          bound: 2,
          ok: ratio < 2,
        },
        {
          measure: `${what}: peak memory`,
          value: round(measured.megabytes, 0),
          unit: 'MB',
          bound: 300,
          ok: measured.megabytes < 300,
        },
      )
    }
    const growth = round(some.full / few.full, 2)
    const flat = round(many.full / some.full, 2)
    rows.push(
      {
        measure: '10,000 pages against 2,500',
        value: growth,
        unit: '×',
        bound: 4.4,
        ok: growth < 4.4,
      },
      {
        measure: '200 block types against 13',
        value: flat,
        unit: '×',
        bound: 1.25,
        ok: flat < 1.25,
      },
    )
    return rows
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Measured {
  readonly full: number
  readonly bare: number
  readonly megabytes: number
  readonly said: string
}

/** Measures a house with that many block types and pages. Medians of 3. */
async function site(root: string, types: number, pages: number): Promise<Measured> {
  await scaledHouse(root, types, pages)
  const bare = await bareProgram(root)
  const validate = validateIn(root)
  const runs: { bare: Timed; full: Timed }[] = []
  for (let round = -1; round < ROUNDS; round += 1) {
    const run = { bare: timed([bare, 'pages', 'blocks'], root), full: timed(validate, root) }
    if (round >= 0) runs.push(run)
  }
  return {
    full: median(runs.map(({ full }) => full.milliseconds)),
    bare: median(runs.map(({ bare }) => bare.milliseconds)),
    megabytes: peakMegabytes(validate, root),
    said: runs[0]?.full.output ?? '',
  }
}
