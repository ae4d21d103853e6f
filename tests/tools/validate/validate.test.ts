import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { home, marquee, page, site } from '#tests/engine/site.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  for (const [file, text] of site().files) write(file, text)
  write('pages/media/logo.svg', '<svg/>')
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** The command in that folder, as `npm run validate` starts it. */
function validate(...args: string[]): { code: number | null; out: string; err: string } {
  const tsx = join(process.cwd(), 'node_modules/tsx/dist/cli.mjs')
  const main = join(process.cwd(), 'tools/validate/main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, main, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, DEBUG: '' },
  })
  return { code: status, out: stdout, err: stderr }
}

test('a sound site ends with 0 and a count', () =>
  expect(validate()).toEqual({ code: 0, out: '4 files, no problems.\n', err: '' }))

test('a fault ends with 1 and shows its line', () => {
  write(home, page([{ ...marquee, type: 'marqee' }]))
  expect(validate()).toEqual({
    code: 1,
    err: '',
    out: `pages/one/home.json:7:15  error  unknown-block
  block 1 (marqee)
  There is no block called "marqee". Did you mean "marquee"?

    6 |     {
  > 7 |       "type": "marqee",
      |               ^^^^^^^^

1 problem in 1 of 4 files.
`,
  })
})

test('warnings alone end with 0', () => {
  write('pages/one/deep/page.json', '{}')
  expect(validate()).toMatchObject({
    code: 0,
    out: expect.stringContaining('warning  unread-file') as string,
  })
})

test('a page with hundreds of faults shows 50 and counts all', () => {
  const blocks = Array.from({ length: 60 }, (_, index) => ({
    ...marquee,
    id: `b-${index}`,
    label: '',
    phrase: '',
  }))
  write(home, page(blocks))
  const { out } = validate()
  expect(out.match(/too-short/g)).toHaveLength(50)
  expect(out).toContain('pages/one/home.json: 70 more are not shown.')
  expect(out.trimEnd()).toMatch(/120 problems in 1 of 4 files\.$/)
})

test('findings come as data for programs', () => {
  write(home, page([marquee, marquee]))
  const { code, out } = validate('--format', 'json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toEqual({
    version: 1,
    summary: { files: 4, faultyFiles: 1, errors: 1, warnings: 0 },
    findings: [
      {
        code: 'duplicate-id',
        severity: 'error',
        file: 'pages/one/home.json',
        line: 14,
        column: 13,
        endLine: 14,
        endColumn: 19,
        pointer: '/blocks/1/id',
        where: 'block 2 (marquee) › id',
        problem: 'Block 1 has the id "news" already.',
        remedy: 'Give this block another id; links lead to a block by it.',
        related: [
          { file: 'pages/one/home.json', line: 8, column: 13, message: 'It stands here first.' },
        ],
      },
    ],
  })
})

test('another folder is checked by its own name', () => {
  cpSync(join(folder, 'pages'), join(folder, 'sites/two'), { recursive: true })
  write('sites/two/one/home.json', '{')
  expect(validate('--pages', 'sites/two').out).toContain(
    'sites/two/one/home.json:1:1  error  not-json',
  )
})

describe('what cannot be done is said in two sentences, without a stack', () => {
  test.each([
    [
      ['--pages', 'nowhere'],
      'There is no folder nowhere. Name the folder that holds site.json: --pages DIR.\n',
    ],
    [
      ['--pages', 'pages/site.json'],
      'pages/site.json is a file, not a folder. Name the folder that holds site.json: --pages DIR.\n',
    ],
    [['--pags', 'x'], 'There is no flag --pags. Did you mean --pages?\n'],
    [
      ['--format', 'xml'],
      'There is no format called "xml". Use --format pretty or --format json.\n',
    ],
  ])('%j', (args, err) => expect(validate(...args)).toEqual({ code: 2, out: '', err }))
})

test('nothing in the folder is written', () => {
  const text = `${page([marquee])}   \n\n`
  write(home, text)
  validate()
  expect(readFileSync(join(folder, home), 'utf8')).toBe(text)
})
