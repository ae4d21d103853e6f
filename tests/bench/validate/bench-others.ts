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
    const rows: Row[] = []
    const add = async (name: string, all: () => Promise<unknown>, of: () => Promise<number[]>) => {
      const start = performance.now()
      await all()
      const time = performance.now() - start
      const counts = await of()
      rows.push(
        {
          measure: `${name}: 1,000 pages in memory, first pass`,
          value: round(time, 0),
          unit: 'ms',
        },
        {
          measure: `${name}: findings for ${faults.length} faults`,
          value: counts.reduce((sum, count) => sum + count, 0),
          unit: 'findings',
          note: `${counts.filter((count) => count > 0).length} faults found, ${counts.filter((count) => count === 1).length} told once`,
        },
      )
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
    return rows
  } finally {
    rmSync(folder, { recursive: true })
  }
}
