import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { copyHouse } from '#tests/tools/house.ts'

let house = ''

const place = (name: string): string => join(house, name)
const run = (...args: string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [place('tools/run/main.cjs'), ...args], {
    cwd: house,
    encoding: 'utf8',
  })
/** When the programs were noted, which is when they were made. */
const noted = (): number => statSync(place('.cache/programs.json')).mtimeMs
/** The files that what Node compiled of `rules` is kept in. */
function compiled(): string[] {
  const { folder } = JSON.parse(readFileSync(place('.cache/programs.json'), 'utf8')) as {
    folder: string
  }
  return readdirSync(place(folder))
    .filter((name) => name.endsWith('.rules.compiled'))
    .map((name) => place(`${folder}/${name}`))
}

function edit(name: string, from: string, to: string): void {
  const text = readFileSync(place(name), 'utf8')
  expect(text).toContain(from)
  writeFileSync(place(name), text.replace(from, to))
}

beforeAll(() => {
  house = realpathSync(mkdtempSync(join(tmpdir(), 'run-')))
  copyHouse(house)
  rmSync(place('.cache'), { recursive: true, force: true })
})
afterAll(() => rmSync(house, { recursive: true }))

test('a command is made once, and says the same from then on', () => {
  const first = run('validate')
  expect([first.status, first.stderr]).toEqual([0, ''])
  expect(first.stdout).toContain('no problems')
  const made = noted()
  const again = run('validate')
  expect([again.status, again.stdout, again.stderr]).toEqual([0, first.stdout, ''])
  expect(noted()).toBe(made)
  expect(run('rules', '--help').stdout).toMatch(/^The flags are --/)
  expect(noted()).toBe(made)
})

test('what a developer changes counts at the next start', () => {
  edit('tools/lib/command.ts', 'The flags are', 'What it takes is')
  expect(run('rules', '--help').stdout).toMatch(/^What it takes is --/)
  edit('tools/lib/command.ts', 'What it takes is', 'The flags are')
  expect(run('rules', '--help').stdout).toMatch(/^The flags are --/)
})

test('a source that is no program is told in words, and works again when it is mended', () => {
  edit('tools/rules/main.ts', 'void runCommand(', 'void runCommand(((')
  const own = run('rules', '--help')
  expect([own.status, own.stdout]).toEqual([2, ''])
  expect(own.stderr).toContain('tools/rules/main.ts')
  expect(own.stderr).not.toMatch(/^\s+at |node:internal|Node\.js v/m)
  edit('tools/rules/main.ts', 'void runCommand(((', 'void runCommand(')
  edit('tools/lib/command.ts', 'function listed(', 'function listed(((')
  const { status, stdout, stderr } = run('rules', '--help')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain('tools/lib/command.ts')
  expect(stderr).not.toMatch(/^\s+at |node:internal|Node\.js v/m)
  edit('tools/lib/command.ts', 'function listed(((', 'function listed(')
  expect(run('rules', '--help').status).toBe(0)
})

test('compiled code of another Node, or half of it, is made anew', () => {
  run('rules', '--help')
  const files = compiled()
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) writeFileSync(file, readFileSync(file).subarray(0, 100))
  const { status, stderr } = run('rules', '--help')
  expect([status, stderr]).toEqual([0, ''])
  for (const file of files) expect(statSync(file).size).toBeGreaterThan(100)
})

test('a program that somebody took away is made anew', () => {
  rmSync(place('.cache/programs'), { recursive: true })
  const { status, stdout } = run('rules', '--help')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^The flags are --/)
})

test('where nothing is installed, that is said in a sentence', () => {
  rmSync(place('.cache'), { recursive: true })
  rmSync(place('node_modules'))
  const { status, stdout, stderr } = run('validate')
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    'Nothing is installed here. Run npm ci, then this command again.\n',
  ])
})
