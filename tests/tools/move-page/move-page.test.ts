import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { runCommand, runHere, sound } from '#tests/tools/commands.ts'
import { moveOnePage } from '#tools/move-page/move-one-page.ts'
import type { ProgramName } from '#tools/run/programs.ts'

const folder = scratchFolder()
const tool = (name: ProgramName, ...args: string[]) =>
  runCommand(name, [...args, '--pages', folder])
const here = (...args: string[]) => runHere(moveOnePage, [...args, '--pages', folder])
const read = (): string => readFileSync(join(folder, 'multi-location/about-us.json'), 'utf8')

beforeAll(() => cpSync('pages', folder, { recursive: true }))

test('a move is shown first, then made, and leaves a sound site', () => {
  const before = read()
  const shown = tool('move-page', '/about-us', '/about')
  expect({ status: shown.status, stderr: shown.stderr }).toEqual({ status: 0, stderr: '' })
  expect(shown.stdout).toContain('+  "route": "/about",')
  expect(shown.stdout).toContain('Nothing was written.')
  expect(read()).toBe(before)
  expect(tool('move-page', '/about-us', '/about', '--write').stdout).toContain('Written.')
  expect(JSON.parse(read())).toMatchObject({ route: '/about', movedFrom: ['/about-us'] })
  expect(tool('validate').stdout).toMatch(sound)
}, 30_000)

test('what a move would break is told before it is made', async () => {
  const { out, code } = await here('home', '/start')
  expect(code).toBe(0)
  expect(out).toMatch(/This would be wrong after the move:\n.*empty-set\n.*has no home page\./s)
})

test.each([
  [['/contact'], 'move-page needs a page and its new route.'],
  [['/contact', '/'], 'multi-location/home.json has the address / already.'],
  [['/contcat', '/x'], 'There is no page “/contcat”. Did you mean “/contact”?'],
])('%j is refused with a sentence', async (args, sentence) => {
  const { code, err } = await here(...args)
  expect(code).toBe(2)
  expect(err).toContain(sentence)
})
