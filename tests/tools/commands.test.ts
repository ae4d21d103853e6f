import { existsSync, readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import programs from '#tools/run/programs.json' with { type: 'json' }
import type { ProgramName } from '#tools/run/programs.ts'

import { runCommand } from './commands.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>
}

/** Git runs it by the command that `merge-driver` installs, with the names of files and no flags. */
const names = (Object.keys(programs) as ProgramName[]).filter((name) => name !== 'merge')

test.each(names)('npm run %s starts its kept program', (name) => {
  expect(scripts[name]).toBe(`node tools/run/main.cjs ${name}`)
  const { status, stdout, stderr } = runCommand(name, ['--help'])
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^Flags: --/)
})

test('every command that could be kept is', () => {
  const started = Object.entries(scripts).filter(([, script]) => script.includes('tools/run/main'))
  expect(started.map(([name]) => name).toSorted()).toEqual(names.toSorted())
})

test('every command starts from package.json under the name of its folder, and README.md tells of it', () => {
  const folders = readdirSync('tools').filter((name) => existsSync(`tools/${name}/main.ts`))
  // Git alone starts it.
  const commands = folders.filter((name) => name !== 'merge')
  const unstarted = commands.filter((name) => !Object.hasOwn(scripts, name))
  expect(unstarted, 'package.json has no script for them').toEqual([])
  const readme = readFileSync('README.md', 'utf8')
  const told = (name: string): boolean => new RegExp(`npm (run )?${name}(?![\\w-])`).test(readme)
  const untold = Object.keys(scripts).filter((name) => !told(name))
  expect(untold, 'README.md does not tell of them').toEqual([])
})
