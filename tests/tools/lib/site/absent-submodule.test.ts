import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { site } from '#tests/engine/site.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { runCommand, runHere } from '#tests/tools/commands.ts'
import { diff } from '#tools/diff/diff.ts'
import { showSchedule } from '#tools/schedule/show-schedule.ts'
import { listUsages } from '#tools/usages/list-usages.ts'
import { validate } from '#tools/validate/validate.ts'

const folder = scratchFolder({
  ...Object.fromEntries(site().files),
  'pages/media/logo.svg': '<svg/>',
})
const place = (file: string): string => join(folder, file)
const git = (at: string, ...args: string[]): void => {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.example']
  execFileSync('git', ['-C', place(at), ...author, ...args], { stdio: 'pipe' })
}
const local = ['-c', 'protocol.file.allow=always']

/**
 * A repository whose pages are another one, and a clone of it where these are not checked out. It is
 * made once, in many steps of git: a test that changes a clone makes one of its own.
 */
beforeAll(() => {
  git('pages', 'init', '-q', '-b', 'main')
  git('pages', 'add', '.')
  git('pages', 'commit', '-qm', 'pages')
  mkdirSync(place('shop'))
  git('shop', 'init', '-q', '-b', 'main')
  git('shop', ...local, 'submodule', 'add', '-q', place('pages'), 'pages')
  git('shop', ...local, 'submodule', 'add', '-q', place('pages'), 'sites/wörd two')
  writeFileSync(place('shop/.gitattributes'), 'pages/**/*.json merge=sandwichboard\n')
  git('shop', 'add', '.')
  git('shop', 'commit', '-qm', 'shop')
  clone('clone')
})

/** A clone of that name, in which the submodules are not checked out. */
function clone(name: string): string {
  git('', 'clone', '-q', place('shop'), place(name))
  return place(name)
}

const here = (command: Parameters<typeof runHere>[0], args: readonly string[], cwd: string) =>
  runHere(command, args, { cwd })

const absent = (name: string): string =>
  `${name} is a git submodule that is not checked out. Run \`git submodule update --init\`; in a workflow, check out with \`submodules: true\`.\n`

const said = () => ({ code: 2, out: '', err: absent('pages') })

test.each([
  ['validate', validate, []],
  ['validate', validate, ['--changed', 'HEAD']],
  ['diff', diff, []],
  ['diff', diff, ['HEAD']],
  ['schedule', showSchedule, []],
  ['usages', listUsages, ['marquee']],
] as const)(
  '$0 $2 says that the pages are not checked out, and looks at nothing',
  async (_, command, args) => expect(await here(command, args, place('clone'))).toEqual(said()),
)

test('so does merge-driver', () => {
  const { status, stdout, stderr } = runCommand('merge-driver', [], { cwd: place('clone') })
  expect({ code: status, out: stdout, err: stderr }).toEqual(said())
})

test('a folder of a submodule, and one of another name, are found too', async () => {
  const cwd = place('clone')
  expect((await here(validate, ['--pages', 'pages/site'], cwd)).err).toBe(absent('pages'))
  expect((await here(validate, ['--pages', 'sites/wörd two/'], cwd)).err).toBe(
    absent('sites/wörd two'),
  )
})

test('once it is checked out it is looked at, also where it lacks its site.json', async () => {
  const cwd = clone('checked-out')
  git('checked-out', ...local, 'submodule', 'update', '-q', '--init', 'pages')
  expect((await here(validate, [], cwd)).code).toBe(0)
  rmSync(join(cwd, 'pages/site.json'))
  expect((await here(validate, [], cwd)).out).toContain('There is no pages/site.json.')
})

test('an empty folder that is no submodule is a site without pages', async () => {
  const cwd = clone('with-empty')
  mkdirSync(join(cwd, 'empty'))
  expect((await here(validate, ['--pages', 'empty'], cwd)).out).toContain(
    'There is no empty/site.json.',
  )
  expect((await here(validate, ['--pages', 'nowhere'], cwd)).err).toMatch(
    /^There is no folder nowhere\./,
  )
})
