import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { markdownReport } from '#tools/diff/formats.ts'

const house = process.cwd()
let repo = ''
const git = (...args: string[]) =>
  spawnSync('git', ['-C', repo, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args])
const write = (name: string, value: unknown): void => {
  mkdirSync(join(repo, name, '..'), { recursive: true })
  writeFileSync(join(repo, name), JSON.stringify(value, null, 2))
}
const diff = (...args: string[]): string => {
  const command = [
    '--import',
    join(house, 'node_modules/tsx/dist/loader.mjs'),
    join(house, 'tools/diff/main.ts'),
  ]
  const { stdout, stderr } = spawnSync(process.execPath, [...command, ...args], {
    cwd: repo,
    encoding: 'utf8',
  })
  return (stdout + stderr).trim()
}
const home = (...headings: string[]) => ({
  route: '/',
  blocks: headings.map((heading, index) => ({ type: 'intro', id: `i${index}`, heading })),
})

beforeEach(() => {
  repo = mkdtempSync(join(tmpdir(), 'diff-'))
  git('init', '-q', '-b', 'main')
  write('pages/one/home.json', home('Lunch'))
  git('add', '.')
  git('commit', '-qm', 'base')
  write('pages/one/home.json', home('Dinner', 'More'))
})
afterEach(() => rmSync(repo, { recursive: true }))

test('without words it tells what is not committed yet', () =>
  expect(diff()).toBe(
    'Home\n  Intro “i0” heading “Lunch” to “Dinner”\n  Intro “i1” added below Intro “i0”',
  ))

test('a folder may be written in several ways', () => {
  write('pages/one/home.json', home('Dinner'))
  const told = diff('--pages', 'pages')
  expect(told).not.toBe('Nothing changed.')
  for (const pages of ['./pages', 'pages/', join(repo, 'pages')])
    expect(diff('--pages', pages)).toBe(told)
})

test('revisions, folders and files are compared alike', () => {
  git('commit', '-qam', 'two')
  const expected = diff('HEAD~1', 'HEAD')
  expect(expected).toContain('“Lunch” to “Dinner”')
  expect(diff('HEAD~1')).toBe(expected)
  write('copy/one/home.json', home('Lunch'))
  expect(diff('copy', 'pages')).toBe(expected)
  expect(diff('copy/one/home.json', 'pages/one/home.json')).toBe(expected)
  expect(diff('HEAD', 'HEAD')).toBe('Nothing changed.')
})

test('JSON carries the change and its words', () =>
  expect(JSON.parse(diff('--format', 'json'))).toMatchObject({
    version: 1,
    files: [
      {
        path: 'one/home.json',
        title: 'Home',
        changes: [
          {
            kind: 'set',
            block: { id: 'i0', type: 'intro' },
            pointer: '/heading',
            from: 'Lunch',
            to: 'Dinner',
            words: 'Intro “i0” heading “Lunch” to “Dinner”',
          },
          { kind: 'block-added', block: { id: 'i1' } },
        ],
      },
    ],
  }))

test('Markdown shows what a page says as text', () =>
  expect(
    markdownReport([{ path: 'a.json', title: 'A', sentences: ['x “*a* @all <b>” to “y\nz”'] }]),
  ).toBe('### A\n`a.json`\n\n- x “\\*a\\* \\@all \\<b\\>” to “y z”'))

test.each([
  [['nowhere'], 'git knows no revision “nowhere”'],
  [['a', 'b', 'c'], 'Two states are compared at a time.'],
  [['--format', 'xml'], 'There is no format called “xml”.'],
  [['--output=x'], 'There is no flag --output.'],
  [['--pages', tmpdir()], 'is not in this git repository, so there is nothing to compare it with.'],
])('%j is refused with a sentence', (args, sentence) => expect(diff(...args)).toContain(sentence))
