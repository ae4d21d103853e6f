import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { redirectRules } from '#tools/preview/redirect-rules.ts'

/** A bicycle shop: other pages, other set, other colours, the same engine and blocks. */
const pagesDir = scratchFolder()
const out = scratchFolder()
cpSync('tests/fixtures/other-site/pages', pagesDir, { recursive: true })

// In a program of its own: it loads the React of a finished site, which others here must not get.
beforeAll(() => {
  const logo = readFileSync(join(pagesDir, 'media/logo.svg'), 'utf8')
  writeFileSync(join(pagesDir, 'media/tandem.svg'), `<!-- Two seats. -->${logo}`)
  const home = readFileSync(join(pagesDir, 'one-page/home.json'), 'utf8')
  writeFileSync(join(pagesDir, 'one-page/soon.json'), draftOf(home))
  const quiz = join(pagesDir, 'content/quiz')
  mkdirSync(quiz, { recursive: true })
  for (const [name, row] of Object.entries(sheets))
    writeFileSync(join(quiz, `${name}.json`), JSON.stringify({ rows: [row] }))
  const args = ['--import', 'tsx', 'tools/build/main.ts', '--pages', pagesDir, '--out', out]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}, 60_000)

/** A quiz that no page shows yet. */
const sheets = {
  questions: {
    'Q#': '1',
    Question: 'Who steers?',
    A: 'I do.',
    B: 'You do.',
    C: 'We do.',
    D: 'It does.',
  },
  scoring: { 'Q#': '1', A: 0, B: 1, C: 2, D: 3 },
  profiles: {
    Sandwich: 'Tandem',
    'Hero Image': 'media/tandem.svg',
    'Share Image': 'media/tandem.svg',
    'You Are:': 'Two of a kind.',
    Description: 'You like company.',
    'Lower Bound': 0,
    'Upper Bound': 3,
  },
}

/** A page that nobody is to see yet, with a drawing of its own. */
function draftOf(home: string): string {
  const { movedFrom: _, ...page } = JSON.parse(home.replace('logo.svg', 'tandem.svg')) as object & {
    movedFrom: unknown
  }
  return JSON.stringify({ ...page, route: '/tandems', title: 'Tandems', status: 'draft' })
}

const texts = (): string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js|xml|txt)$/.test(name) || name === '_headers')
    .map((name) => readFileSync(join(out, name), 'utf8'))

describe('another content folder', () => {
  test('gives another site', () => {
    const home = readFileSync(join(out, 'index.html'), 'utf8')
    expect(home).toContain('<title>Spoke &amp; Son | Repairs</title>')
    expect(home).toContain('Open on Sundays at Spoke &amp; Son')
    expect(home).toContain('lang="en-GB"')
  })

  test('tells its host where pages have moved to', () => {
    const rules = redirectRules(readFileSync(join(out, '_redirects'), 'utf8'))
    expect(rules('/old-shop', false)).toEqual({ status: 301, to: '/' })
    expect(rules('/', true)).toBeUndefined()
  })

  test('has nothing of the shop this repository shows', () => {
    for (const text of texts()) expect(text).not.toMatch(/mitts|sandwich(?!board)|212-555/i)
  })
})

test('a built site holds no editor, no schema and no validator', () => {
  for (const text of texts())
    expect(text).not.toMatch(
      /additionalProperties|block-dialect|#studio|ajv|instancePath|codemirror|studio/i,
    )
})

test('what only a draft shows, or a quiz without a page, is not put online, nor told of', () => {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' })
  expect(names.filter((name) => /logo-/.test(name))).toHaveLength(1)
  expect(names.filter((name) => /tandem/.test(name))).toEqual([])
  expect(names.filter((name) => name.startsWith('cached'))).toEqual([])
  for (const text of [...texts(), readFileSync(join(out, '.built-by-sandwichboard'), 'utf8')])
    expect(text).not.toMatch(/tandem/i)
})
