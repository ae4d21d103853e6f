import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'

import { beforeEach, expect, test } from 'vitest'

import { home, marquee, page, poster } from '#tests/engine/site.ts'
import { scratchSite } from '#tests/tools/scratch-site.ts'
import { validate as command } from '#tools/validate/validate.ts'

const { place, write, run, here, git } = scratchSite()
const validate = (...args: string[]) => here(command, args)

const commit = (): void => {
  git('add', '.')
  git('commit', '-qm', 'a commit')
}
beforeEach(() => {
  write(home, page([marquee, marquee]))
  git('init', '-q', '-b', 'main')
  commit()
})

test('a change is judged by the files it changed, and of others only their number is told', async () => {
  expect(await validate('--changed', 'main')).toMatchObject({
    code: 0,
    out: '0 changed files, no problems. 1 problem elsewhere; leave out --changed to see it.\n',
  })
  write('pages/one/new.json', '{')
  expect((await validate('--changed', 'main')).out).toMatch(
    /1 error in 1 of 1 changed file\. 1 problem/,
  )
  const { summary } = JSON.parse((await validate('--changed', 'main', '--format', 'json')).out)
  expect(summary).toMatchObject({ files: 1, faultyFiles: 1 })
  const tests = (await validate('--changed', 'main', '--format', 'junit')).out
  expect(tests).toContain('tests="1" failures="1"')
  expect(tests).not.toContain(home)
})

test('what a change breaks in a file that it leaves alone is of the change', async () => {
  const shows = (id: string, src: string) => ({ ...poster, id, image: { src, alt: '' } })
  write('pages/media/two.svg', '<svg/>')
  write(home, page([shows('a', 'media/two.svg'), shows('b', 'media/nowhere.svg')]))
  commit()
  rmSync(place('pages/media/two.svg'))
  const { code, out } = await validate('--changed', 'main')
  expect(code).toBe(1)
  expect(out).toMatch(/^pages\/one\/home\.json:\d+:\d+ {2}error {2}missing-media\n/)
  expect(out).toContain('media/two.svg')
  expect(out).toMatch(
    /\n1 error in 1 of 1 file, 1 of them broken by the change\. \d problems? elsewhere; leave out --changed to see (it|them)\.\n$/,
  )
})

test('a picture that weighs more than it did is of the change', async () => {
  write('pages/media/two.svg', '<svg/>')
  write(home, page([{ ...poster, image: { src: 'media/two.svg', alt: '' } }]))
  commit()
  write('pages/media/two.svg', ' '.repeat(12e6))
  const { code, out } = await validate('--changed', 'main', '--max-warnings', '0')
  expect(out).toContain('heavy-page')
  expect(code).toBe(1)
})

test('a font whose package a change takes out is of the change', async () => {
  const family = 'node_modules/@fontsource-variable/instrument-sans'
  write(`${family}/files/instrument-sans-latin-standard-normal.woff2`, '')
  write('node_modules/@fontsource/other/files/other.woff2', '')
  write('.gitignore', 'node_modules\n')
  write('package.json', '{}')
  commit()
  rmSync(place(family), { recursive: true })
  expect((await validate('--changed', 'main')).out).toContain('0 changed files, no problems')
  write('package.json', '{ }')
  const { code, out } = await validate('--changed', 'main')
  expect(out).toContain('missing-font')
  expect(code).toBe(1)
})

test.each([
  ['blocks/marquee/block.schema.json', ['/blocks/0/colour']],
  ['schema/page.schema.json', ['/blocks/0/colour', '/blocks/1/colour']],
  ['schema/generated/runtime.json', []],
])('with %s a change is to what blocks may say, wherever they stand', async (file, expected) => {
  const colour = 'red'
  write(
    home,
    page([
      { ...marquee, colour },
      { ...poster, id: 'other', colour },
    ]),
  )
  commit()
  write(file, '{}')
  const { out } = await validate('--changed', 'main', '--format', 'json')
  const { findings } = JSON.parse(out) as { findings: { file: string; pointer: string }[] }
  expect(findings.filter((one) => one.file === home).map(({ pointer }) => pointer)).toEqual(
    expected,
  )
})

test('a change is told with a revision that git knows', async () =>
  expect(await validate('--changed', 'nope')).toMatchObject({
    code: 2,
    err: 'git cannot tell what changed since “nope”. Name a branch, a tag or a commit of this repository: --changed main.\n',
  }))

test('a change is not known of pages that no repository holds, which is said', async () => {
  rmSync(place('.git'), { recursive: true })
  expect(await validate('--changed', 'main')).toMatchObject({
    code: 2,
    err: 'The folder pages is not in a git repository, so git cannot tell what changed in it. Leave out --changed to check all of it.\n',
  })
})

test('a change is that of the repository of the pages, by whatever way they are named', async () => {
  const house = place('house')
  mkdirSync(house)
  spawnSync('git', ['init', '-q', house])
  symlinkSync(place('pages'), place('link'))
  write(home, '{')
  for (const pages of ['../pages', '../link', place('pages')])
    expect(
      (await here(command, ['--pages', pages, '--changed', 'main'], { cwd: house })).out,
    ).toMatch(/1 error in 1 of 1 changed file\.$/m)
})

test('a change cannot be told in a clone of the newest commit, which is said with what to do', () => {
  commit()
  const clone = place('clone')
  spawnSync('git', ['clone', '-q', '--depth', '1', `file://${place()}`, clone])
  expect(run('validate', ['--changed', 'HEAD~1'], { cwd: clone }).err).toMatch(
    /git cannot tell .* get the rest: git fetch --unshallow/,
  )
  expect(run('diff', ['HEAD~1'], { cwd: clone }).err).toMatch(
    /git knows no revision .* get the rest: git fetch --unshallow/,
  )
  const { code, out, err } = run('validate', ['--format', 'github'], {
    cwd: clone,
    env: { GITHUB_BASE_REF: 'main~1' },
  })
  expect([code, out.split(' ')[0]]).toEqual([1, '::error'])
  expect(err).toContain('So the changed files are not listed first.')
})
