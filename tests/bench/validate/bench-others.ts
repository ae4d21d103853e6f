import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Ajv2020 } from 'ajv/dist/2020.js'
import { getLanguageService } from 'vscode-json-languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'

import { checkSite } from '#engine/check.ts'
import { median } from '#tests/bench/median.ts'
import type { Row } from '#tests/bench/row.ts'
import { readSite } from '#tools/lib/site/read-site.ts'

import { ajvCli, errorsOf } from './ajv-cli.ts'
import { generatePages } from './generate-pages.ts'
import { round, timed, validateIn } from './programs.ts'

const PAGES = 1000
const ROUNDS = 3

type Page = Record<string, unknown> & { blocks: Record<string, unknown>[] }

/** Faults that people make, one a page. */
const faults: readonly ((page: Page) => void)[] = [
  (page) => (page['titel'] = page['title']),
  (page) => Object.assign(page.blocks[0] ?? {}, { type: 'marqee' }),
  (page) => Object.assign(page.blocks[1] ?? {}, { wheels: 4 }),
  (page) => Object.assign(page.blocks[2] ?? {}, { hidden: 'yes' }),
  (page) => Object.assign(page.blocks[3] ?? {}, { span: 13 }),
  (page) => delete page.blocks[4]?.['id'],
  (page) => (page['description'] = 'Short.'),
  (page) => (page['route'] = 'no-slash'),
  (page) => Object.assign(page.blocks[5] ?? {}, { layout: 'heade' }),
  (page) => delete page['title'],
  (page) => Object.assign(page.blocks[6] ?? {}, { id: page.blocks[7]?.['id'] }),
  (page) => (page['route'] = '/page-900'),
]

/**
 * Findings and time of this engine beside ajv, its command and the JSON service of VS Code, on the
 * same pages.
 */
export async function benchOthers(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'others-'))
  try {
    const pagesDir = join(folder, 'pages')
    mkdirSync(pagesDir)
    generatePages(pagesDir, PAGES)
    const set = join(pagesDir, 'multi-location')
    const texts = readdirSync(set)
      .filter((name) => name.startsWith('page-'))
      .map((name) => readFileSync(join(set, name), 'utf8'))
    const faulty = faults.map((spoil, index) => {
      const page = JSON.parse(readFileSync(join(set, `page-${index}.json`), 'utf8')) as Page
      spoil(page)
      return JSON.stringify(page, null, 2)
    })
    const tree = await readSite({ root: process.cwd(), pagesDir })
    /** How many findings the site has with this text of one page. */
    const ours = async (page?: string, index = 0): Promise<number> => {
      const files = new Map(tree.files)
      if (page !== undefined) files.set(`${tree.pagesDir}/multi-location/page-${index}.json`, page)
      return (await checkSite({ ...tree, files })).findings.length
    }
    const runtime = JSON.parse(readFileSync('schema/generated/runtime.json', 'utf8')) as object
    const compile = (): ((text: string) => number) => {
      const ajv = new Ajv2020({ allErrors: true, strict: false, discriminator: true })
      const valid = ajv.addSchema(runtime, 'site').getSchema('site#/$defs/Page')
      return (text) => {
        void valid?.(JSON.parse(text))
        return valid?.errors?.length ?? 0
      }
    }
    const service = getLanguageService({})
    const schema = JSON.parse(readFileSync('schema/generated/page.schema.json', 'utf8')) as object
    const withService = async (text: string): Promise<number> => {
      const document = TextDocument.create('page.json', 'json', 1, text)
      const parsed = service.parseJSONDocument(document)
      return (await service.doValidation(document, parsed, {}, schema)).length
    }
    const measured: Measured[] = []
    const add = async (
      name: string,
      all: () => Promise<unknown>,
      of: () => Promise<number[]>,
    ): Promise<void> => {
      const start = performance.now()
      await all()
      measured.push({ name, time: performance.now() - start, counts: await of() })
    }
    // Each fault alone, because one page may spoil another.
    const alone = async (): Promise<number[]> => {
      const counts: number[] = []
      for (const [index, text] of faulty.entries()) counts.push(await ours(text, index))
      return counts
    }
    await add('this engine', () => ours(), alone)
    await add(
      'ajv',
      async () => texts.map(compile()),
      async () => faulty.map(compile()),
    )
    await add(
      'VS Code’s JSON service',
      () => Promise.all(texts.map(withService)),
      () => Promise.all(faulty.map(withService)),
    )
    const commands = await againstCommand(folder, pagesDir, faulty)
    return [...rowsOf(measured), ...commands]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Measured {
  readonly name: string
  readonly time: number
  /** How many findings each fault brought. */
  readonly counts: readonly number[]
}

const foundOf = (counts: readonly number[]): number => counts.filter((count) => count > 0).length
const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
const onceOf = (counts: readonly number[]): number => counts.filter((count) => count === 1).length
/** Findings for each fault that was found. */
const eachOf = (counts: readonly number[]): number =>
  round(totalOf(counts) / Math.max(foundOf(counts), 1), 2)

/** What each did, and whether the first, which is ours, is ahead of every other. */
function rowsOf(measured: readonly Measured[]): Row[] {
  const [ours, ...others] = measured as [Measured, ...Measured[]]
  const quickest = Math.min(...others.map(({ time }) => time))
  const fewest = Math.min(...others.map(({ counts }) => eachOf(counts)))
  const ratio = round(ours.time / quickest, 2)
  return [
    ...measured.flatMap((one): Row[] => [
      {
        measure: `${one.name}: 1,000 pages in memory, first pass`,
        value: round(one.time, 0),
        unit: 'ms',
      },
      found(one.name, one.counts),
    ]),
    {
      measure: 'this engine: faults told exactly once',
      value: onceOf(ours.counts),
      unit: 'faults',
      bound: faults.length,
      ok: onceOf(ours.counts) === faults.length,
    },
    {
      measure: 'this engine: findings for each fault found',
      value: eachOf(ours.counts),
      unit: 'findings',
      bound: fewest,
      ok: eachOf(ours.counts) <= fewest,
      note: 'the bound is the fewest of the others',
    },
    {
      measure: 'this engine: time against the quickest other',
      value: ratio,
      unit: '×',
      bound: 1,
      ok: ratio < 1,
    },
  ]
}

function found(name: string, counts: readonly number[]): Row {
  return {
    measure: `${name}: findings for ${faults.length} faults`,
    value: totalOf(counts),
    unit: 'findings',
    note: `${foundOf(counts)} faults found, ${onceOf(counts)} told once`,
  }
}

/** Both commands as whole processes, each started once before it is timed: ours checks all of the site. */
async function againstCommand(
  folder: string,
  pagesDir: string,
  faulty: readonly string[],
): Promise<Row[]> {
  const measure = 'validate against @jirutka/ajv-cli, whole process'
  let command: (pages: string) => string[]
  try {
    command = ajvCli()
  } catch (error) {
    return [{ measure, value: 0, unit: '', note: `no figure: ${(error as Error).message}` }]
  }
  const programs = {
    'this engine': [...validateIn(process.cwd()), '--pages', pagesDir],
    '@jirutka/ajv-cli': command(join(pagesDir, 'multi-location/page-*.json')),
  }
  const times = { 'this engine': [] as number[], '@jirutka/ajv-cli': [] as number[] }
  for (let turn = -1; turn < ROUNDS; turn += 1)
    for (const name of ['this engine', '@jirutka/ajv-cli'] as const) {
      const { milliseconds } = timed(programs[name])
      if (turn >= 0) times[name].push(milliseconds)
    }
  const counts = faulty.map((text) => {
    const file = join(folder, 'faulty.json')
    writeFileSync(file, text)
    return errorsOf(command(file))
  })
  const [ours, theirs] = [median(times['this engine']), median(times['@jirutka/ajv-cli'])]
  const ratio = round(ours / theirs, 2)
  return [
    {
      measure: 'this engine: 1,000 pages, whole process',
      value: round(ours, 0),
      unit: 'ms',
    },
    {
      measure: '@jirutka/ajv-cli: 1,000 pages, whole process',
      value: round(theirs, 0),
      unit: 'ms',
    },
    found('@jirutka/ajv-cli', counts),
    { measure, value: ratio, unit: '×', bound: 1, ok: ratio < 1 },
  ]
}
