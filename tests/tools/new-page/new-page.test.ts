import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { runCommand, runHere, runOnFullDisk, sound } from '#tests/tools/commands.ts'
import { makePage } from '#tools/new-page/make-page.ts'
import type { ProgramName } from '#tools/run/programs.ts'

const folder = scratchFolder()
const tool = (name: ProgramName, ...args: string[]) =>
  runCommand(name, ['--pages', folder, ...args])
const files = (): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' })

beforeAll(() => cpSync('pages', folder, { recursive: true }))

test('a new page is one more file, sound, and its author is told what to do next', () => {
  const before = files()
  const { stdout, stderr, status } = tool('new-page', '/catering', '--from', 'about-us')
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  expect(stdout).toContain(`\`npm start -- --pages ${relative('', folder)}\`, and link to it`)
  expect(stdout).toMatch(
    /multi-location\/catering\.json\n\nIt is a draft: checked, but not built\./,
  )
  const made = files().filter((file) => !before.includes(file))
  expect(made).toEqual(['multi-location/catering.json'])
  expect(readFileSync(join(folder, 'multi-location/catering.json'), 'utf8')).toContain(
    '"title": "{product} | Catering"',
  )
  expect(tool('validate').stdout).toMatch(sound)
})

test.skipIf(process.platform === 'win32')(
  'on a full disk no half of a page is made, nor the folder it would be in',
  () => {
    const shared = join(folder, 'shared')
    rmSync(shared, { recursive: true })
    const before = files()
    expect(runOnFullDisk('new-page', ['/full', '--set', 'shared', '--pages', folder])).toBe(2)
    expect(files()).toEqual(before)
    cpSync('pages/shared', shared, { recursive: true })
  },
)

test('a site that has nothing of what the examples show gets a page that it can be built with', async () => {
  const site = join(folder, 'other')
  cpSync('tests/fixtures/other-site/pages', site, { recursive: true })
  const made = await runHere(makePage, ['/repairs', '--pages', site])
  expect([made.err, made.code]).toEqual(['', 0])
  expect(made.out).not.toContain(' error ')
  const named = readFileSync(join(site, 'one-page/repairs.json'), 'utf8').match(/media\/[^"]*/g)
  expect(named).toEqual(['media/logo.svg'])
  rmSync(site, { recursive: true })
})

test.each([
  [[], 'new-page needs exactly one route.'],
  [['/about-us'], 'multi-location/about-us.json has the address /about-us already.'],
  [['/x', '--set', 'multi-locaton'], 'Did you mean “multi-location”?'],
  [['/x', '--like', 'postr'], 'Did you mean poster?'],
  [['/x', '--from', 'about-us', '--like', 'poster'], 'Leave out --from or --like.'],
])('%j is refused with a sentence, and nothing is written', async (args, sentence) => {
  const before = files()
  const { code, err } = await runHere(makePage, ['--pages', folder, ...args])
  expect(code).toBe(2)
  expect(err).toContain(sentence)
  expect(files()).toEqual(before)
})
