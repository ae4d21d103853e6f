import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Ajv2020 } from 'ajv/dist/2020.js'
import { getLanguageService } from 'vscode-json-languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'

import { checkSite } from '#engine/check.ts'
import type { Row } from '#tests/bench/row.ts'
import { readSite } from '#tools/lib/read-site.ts'

import { generatePages } from './generate-pages.ts'
import { round } from './programs.ts'

const PAGES = 1000

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

/** Findings and time of this engine beside ajv and the JSON service of VS Code, on the same pages. */
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
    return rowsOf(measured)
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

/** What each did, and whether the first, which is ours, is ahead of every other. */
function rowsOf(measured: readonly Measured[]): Row[] {
  const found = ({ counts }: Measured): number => counts.filter((count) => count > 0).length
  const total = ({ counts }: Measured): number => counts.reduce((sum, count) => sum + count, 0)
  const once = ({ counts }: Measured): number => counts.filter((count) => count === 1).length
  const each = (one: Measured): number => round(total(one) / Math.max(found(one), 1), 2)
  const [ours, ...others] = measured as [Measured, ...Measured[]]
  const quickest = Math.min(...others.map(({ time }) => time))
  const fewest = Math.min(...others.map(each))
  const ratio = round(ours.time / quickest, 2)
  return [
    ...measured.flatMap((one): Row[] => [
      {
        measure: `${one.name}: 1,000 pages in memory, first pass`,
        value: round(one.time, 0),
        unit: 'ms',
      },
      {
        measure: `${one.name}: findings for ${faults.length} faults`,
        value: total(one),
        unit: 'findings',
        note: `${found(one)} faults found, ${once(one)} told once`,
      },
    ]),
    {
      measure: 'this engine: faults told exactly once',
      value: once(ours),
      unit: 'faults',
      bound: faults.length,
      ok: once(ours) === faults.length,
    },
    {
      measure: 'this engine: findings for each fault found',
      value: each(ours),
      unit: 'findings',
      bound: fewest,
      ok: each(ours) <= fewest,
      note: 'the bound is the fewest of the others; @jirutka/ajv-cli is not installed, ajv itself stands for it',
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
