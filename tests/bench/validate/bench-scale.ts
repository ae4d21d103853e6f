import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { blockSchemas } from '#engine/schema/schema.ts'
import { median } from '#tests/bench/median.ts'
import type { Row } from '#tests/bench/row.ts'
import { copyHouse } from '#tests/tools/house.ts'
import { generate } from '#tools/generate/generate.ts'
import { writeGenerated } from '#tools/generate/write-generated.ts'
import { namesOf } from '#tools/new-block/names.ts'

import { generatePages } from './generate-pages.ts'
import { type Timed, bareProgram, peakMegabytes, round, timed, validateIn } from './programs.ts'

const PAGES = 10_000
const FEW = 2_500
const ROUNDS = 3
/** The types that pages are made of; the rest, up to `MANY`, are these under other names. */
const TYPES = 13
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

/** Builds a house with that many block types and a site in it, and measures. Medians of 3. */
async function site(root: string, types: number, pages: number): Promise<Measured> {
  copyHouse(root)
  for (const room of ['blocks', 'pages']) rmSync(join(root, room), { recursive: true })
  rmSync(join(root, 'schema/generated/shapes.json'))
  const own = [...blockSchemas.keys()].filter((type) => type !== 'redirect').slice(0, TYPES)
  for (let index = 0; index < types; index += 1) copyBlock(own, index, root)
  writeGenerated(root, (await generate(root)).files)
  mkdirSync(join(root, 'pages'))
  const copies = Math.ceil(types / TYPES)
  generatePages(join(root, 'pages'), pages, {
    types: own,
    written: (type, index) => {
      const name = nameOf(own, own.indexOf(type) + TYPES * (index % copies))
      return existsSync(join(root, 'blocks', name)) ? name : type
    },
  })
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

function nameOf(own: readonly string[], index: number): string {
  const type = own[index % own.length] ?? ''
  return index < own.length ? type : `${type}-copy-${Math.floor(index / own.length)}`
}

function copyBlock(own: readonly string[], index: number, root: string): void {
  const from = namesOf(own[index % own.length] ?? '')
  const to = namesOf(nameOf(own, index))
  const folder = join(root, 'blocks', to.type)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${to.pascal}.tsx`), '')
  for (const name of ['block.schema.json', 'example.json']) {
    const text = readFileSync(join('blocks', from.type, name), 'utf8')
    writeFileSync(
      join(folder, name),
      name === 'example.json' ? text.replace(`"${from.type}"`, `"${to.type}"`) : text,
    )
  }
}
