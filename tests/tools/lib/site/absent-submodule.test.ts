import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'

import { beforeEach, expect, test } from 'vitest'

import { scratchSite } from '#tests/tools/scratch-site.ts'
import { diff } from '#tools/diff/diff.ts'
import { showSchedule } from '#tools/schedule/show-schedule.ts'
import { listUsages } from '#tools/usages/list-usages.ts'
import { validate } from '#tools/validate/validate.ts'

const { place, write, here, run } = scratchSite()
const git = (folder: string, ...args: string[]): void => {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.example']
  execFileSync('git', ['-C', place(folder), ...author, ...args], { stdio: 'pipe' })
}
const local = ['-c', 'protocol.file.allow=always']

/** A repository whose pages are another one, and a clone of it where these are not checked out. */
beforeEach(() => {
  git('pages', 'init', '-q', '-b', 'main')
  git('pages', 'add', '.')
  git('pages', 'commit', '-qm', 'pages')
  mkdirSync(place('shop'))
  git('shop', 'init', '-q', '-b', 'main')
  git('shop', ...local, 'submodule', 'add', '-q', place('pages'), 'pages')
  git('shop', ...local, 'submodule', 'add', '-q', place('pages'), 'sites/wörd two')
  write('shop/.gitattributes', 'pages/**/*.json merge=sandwichboard\n')
  git('shop', 'add', '.')
  git('shop', 'commit', '-qm', 'shop')
  git('', 'clone', '-q', place('shop'), place('clone'))
})

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
  async (_, command, args) =>
    expect(await here(command, args, { cwd: place('clone') })).toEqual(said()),
)

test('so does merge-driver', () =>
  expect(run('merge-driver', [], { cwd: place('clone') })).toEqual(said()))

test('a folder of a submodule, and one of another name, are found too', async () => {
  const cwd = place('clone')
  expect((await here(validate, ['--pages', 'pages/site'], { cwd })).err).toBe(absent('pages'))
  expect((await here(validate, ['--pages', 'sites/wörd two/'], { cwd })).err).toBe(
    absent('sites/wörd two'),
  )
})

test('once it is checked out it is looked at, also where it lacks its site.json', async () => {
  const cwd = place('clone')
  git('clone', ...local, 'submodule', 'update', '-q', '--init')
  expect((await here(validate, [], { cwd })).code).toBe(0)
  rmSync(place('clone/pages/site.json'))
  expect((await here(validate, [], { cwd })).out).toContain('There is no pages/site.json.')
})

test('an empty folder that is no submodule is a site without pages', async () => {
  mkdirSync(place('clone/empty'))
  expect((await here(validate, ['--pages', 'empty'], { cwd: place('clone') })).out).toContain(
    'There is no empty/site.json.',
  )
  expect((await here(validate, ['--pages', 'nowhere'], { cwd: place('clone') })).err).toMatch(
    /^There is no folder nowhere\./,
  )
})
