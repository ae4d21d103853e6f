import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { scratchSite } from '#tests/tools/scratch-site.ts'
import { diff } from '#tools/diff/diff.ts'
import { committedText } from '#tools/lib/git.ts'
import { validate } from '#tools/validate/validate.ts'

const { place, write, here, run, git } = scratchSite()

beforeEach(() => {
  write('.gitattributes', 'pages/**/*.json merge=sandwichboard\n')
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'all')
})
afterEach(() => vi.unstubAllEnvs())

/** git takes every folder for somebody else's, as root does in a container. */
const foreign = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1', LC_ALL: 'C' }
const asking = [
  ['diff', diff, []],
  ['diff', diff, ['main']],
  ['validate', validate, ['--changed', 'main']],
] as const

const untrusted = () => ({
  code: 2,
  out: '',
  err: `git does not trust this folder, because it belongs to another user. If you trust it, run \`git config --global --add safe.directory ${place().replace(/\/$/, '')}\`.\n`,
})

test.each(asking)(
  '$0 $2 says that git does not trust the folder, and what to run',
  async (_, command, args) =>
    expect(await here(command, args, { env: foreign })).toEqual(untrusted()),
)

const missing = {
  code: 2,
  out: '',
  err: 'git is not installed here. Install it, or add its folder to PATH.\n',
}

test.each(asking)('$0 $2 says that git is not installed', async (_, command, args) =>
  expect(await here(command, args, { env: { PATH: place('nowhere') } })).toEqual(missing),
)

test('merge-driver says both as well', () => {
  expect(run('merge-driver', [], { env: foreign })).toEqual(untrusted())
  expect(run('merge-driver', [], { env: { PATH: place('nowhere') } })).toEqual(missing)
})

test.each([foreign, { PATH: '/nowhere' }])('what needs no git does without: %j', async (env) => {
  expect((await here(validate, [], { env })).code).toBe(0)
  const { code, out, err } = await here(validate, ['--format', 'github'], {
    env: { ...env, GITHUB_BASE_REF: 'main' },
  })
  expect([code, out]).toEqual([0, '0 errors, 0 warnings\n'])
  expect(err).toMatch(/^git .*\. So the changed files are not listed first\.\n$/)
})

test.each([foreign, { PATH: '/nowhere' }])('nor is it known what was committed: %j', (env) => {
  expect(committedText(place(), 'HEAD', 'pages/site.json')).toContain('{')
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  expect(committedText(place(), 'HEAD', 'pages/site.json')).toBeUndefined()
})
