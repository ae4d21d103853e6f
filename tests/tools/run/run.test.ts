import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, expect, test, vi } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { sound } from '#tests/tools/commands.ts'
import { copyHouse } from '#tests/tools/house.ts'

// Each start that finds another source bundles the commands anew.
vi.setConfig({ testTimeout: 60_000 })

const house = scratchFolder()

const place = (name: string): string => join(house, name)
/** What Node shows of its own code. */
const insides = /^\s+at |node:internal|Node\.js v/m

function run(...words: [string, ...(string | NodeJS.ProcessEnv)[]]): SpawnSyncReturns<string> {
  const env = words.find((word) => typeof word === 'object')
  const args = words.filter((word) => typeof word === 'string')
  return spawnSync(process.execPath, [place('tools/run/main.cjs'), ...args], {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, DEBUG: '', ...env },
  })
}
/** When the programs were noted, which is when they were made. */
const noted = (): number => statSync(place('.cache/programs.json')).mtimeMs
/** The folder that the programs are in, in the house. */
function kept(): string {
  const note = JSON.parse(readFileSync(place('.cache/programs.json'), 'utf8')) as { folder: string }
  return note.folder
}

/** The files that what Node compiled of `rules` is kept in. */
const compiled = (): string[] =>
  readdirSync(place(kept()))
    .filter((name) => name.endsWith('.rules.compiled'))
    .map((name) => place(`${kept()}/${name}`))

function edit(name: string, from: string, to: string): void {
  const text = readFileSync(place(name), 'utf8')
  expect(text).toContain(from)
  writeFileSync(place(name), text.replace(from, to))
}

beforeAll(() => {
  copyHouse(house)
  rmSync(place('.cache'), { recursive: true, force: true })
})

test('a command is made once, and says the same from then on', () => {
  const first = run('validate')
  expect([first.status, first.stderr]).toEqual([0, ''])
  expect(first.stdout).toMatch(sound)
  const made = noted()
  const again = run('validate')
  expect([again.status, again.stdout, again.stderr]).toEqual([0, first.stdout, ''])
  expect(noted()).toBe(made)
  expect(run('rules', '--help').stdout).toMatch(/^Flags: --/)
  expect(noted()).toBe(made)
})

test('what a developer changes counts at the next start, even a file that holds nothing but a constant, and what makes no program is told until it is mended', () => {
  const limit = 'src/engine/limit.ts'
  const command = 'tools/lib/command/command.ts'
  const expectTold = (file: string): void => {
    const { status, stdout, stderr } = run('rules', '--help')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(file)
    expect(stderr).not.toMatch(insides)
  }
  edit(command, 'Flags:', '${word}: flags:')
  edit(command, 'import {', "import { word } from '#engine/limit.ts'\nimport {")
  writeFileSync(place(limit), "export const word = 'First'\n")
  edit('tools/rules/main.ts', 'void runCommand(', 'void runCommand(((')
  expectTold('tools/rules/main.ts')
  // Other commands have nothing to do with it.
  expect(run('schedule', '--help').stdout).toMatch(/^First: /)
  edit('tools/rules/main.ts', 'void runCommand(((', 'void runCommand(')
  expect(run('rules', '--help').stdout).toMatch(/^First: /)

  const other = "export const word = 'Other'\n"
  writeFileSync(place(limit), other)
  expect(run('rules', '--help').stdout).toMatch(/^Other: /)
  rmSync(place(limit))
  expectTold(limit)
  writeFileSync(place(limit), other)
  expect(run('rules', '--help').stdout).toMatch(/^Other: /)

  edit(command, '${word}: flags:', 'Flags:')
  edit(command, "import { word } from '#engine/limit.ts'\n", '')
})

test('where a merge left its marks in generated files, that is said, and they can be made anew', () => {
  const file = 'schema/generated/runtime.json'
  const sound = readFileSync(place(file), 'utf8')
  writeFileSync(place(file), `<<<<<<< ours\n${sound}`)
  expect(run('rules')).toMatchObject({
    status: 2,
    stderr: `${file}:1\nA merge left its conflict markers here. Run \`npm run generate\`.\n`,
  })
  const generate = (...flags: string[]): SpawnSyncReturns<string> =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tools/generate/main.ts', ...flags], {
      cwd: house,
      encoding: 'utf8',
    })
  expect(generate('--check').stderr).toBe(
    `${file} is not JSON. Run \`npm run generate\` and commit the result.\n`,
  )
  expect(generate().stdout).toContain(file)
  expect(readFileSync(place(file), 'utf8')).toBe(sound)
  expect(run('rules').status).toBe(0)
})

test('git merges no generated file by lines, because of two neither is right', () => {
  const files = [
    'schema/generated/runtime.json',
    'schema/generated/types.ts',
    'AGENTS.md',
    'llms.txt',
  ]
  const { stdout } = spawnSync('git', ['check-attr', 'merge', ...files], { encoding: 'utf8' })
  expect(stdout).toBe(files.map((file) => `${file}: merge: unset\n`).join(''))
})

test('a command that there is not is no success', () => {
  const { status, stdout, stderr } = run('validat')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(
    /^There is no command called “validat”\. Use one of: diff, .*, validate\.\n$/,
  )
})

test('where a fault is looked for, it is told by the lines of the sources', () => {
  const { stderr } = run('rules', '--nope', { DEBUG: '1' })
  expect(stderr).toContain('tools/lib/command/command.ts:')
})

test('where no bundle can be written, a command starts from its sources; where one was taken away, it is made anew', () => {
  const expectStarted = (): void => {
    const { status, stdout, stderr } = run('rules', '--help')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Flags: --/)
  }
  const made = noted()
  renameSync(place('.cache'), place('away'))
  writeFileSync(place('.cache'), '')
  expectStarted()
  rmSync(place('.cache'))
  renameSync(place('away'), place('.cache'))
  rmSync(place('.cache/programs'), { recursive: true })
  expectStarted()
  expect(noted()).toBeGreaterThan(made)
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

test('a program that is there in part, or empty, is made anew', () => {
  const expectMade = (): void => {
    const { status, stdout } = run('rules', '--help')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^Flags: --/)
  }
  expectMade()
  writeFileSync(place(`${kept()}/rules.cjs`), '')
  expectMade()
  for (const name of readdirSync(place(kept())))
    if (name.startsWith('command-')) rmSync(place(`${kept()}/${name}`))
  expectMade()
})

test('where nothing is installed, that is said in a sentence, whether programs are kept or not', () => {
  rmSync(place('node_modules'))
  const said = (): unknown[] => {
    const { status, stdout, stderr } = run('rename-block', 'poster', 'sheet')
    return [status, stdout, stderr]
  }
  const words =
    'The packages this command needs are not installed here. Run npm ci --include=dev, then this command again.\n'
  expect(said()).toEqual([2, '', words])
  rmSync(place('.cache'), { recursive: true })
  expect(said()).toEqual([2, '', words])
})
