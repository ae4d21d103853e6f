import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { type CommandName, commands, runCommand } from './commands.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>
}

test.each(Object.entries(commands) as [CommandName, string][])(
  'npm run %s starts the program that other tests run bundled',
  (name, program) => {
    expect(scripts[name]).toBe(`tsx ${program}`)
    const tsx = ['node_modules/tsx/dist/cli.mjs', program, '--help']
    const { status, stdout, stderr } = spawnSync(process.execPath, tsx, { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^The flags are --/)
    expect(runCommand(name, ['--help']).stdout).toBe(stdout)
  },
)
