import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { filesAt, git } from '#tools/lib/git.ts'
import { gitIn } from '#tools/studio/git/run-git.ts'

const root = scratchFolder()

test('every page comes back as it was committed, whatever is in it', () => {
  const pages = new Map([
    ['set/a.json', '{"title": "Über uns – 🥪"}'],
    ['set/b.json', ''],
    ['set/c.json', '\n\n{}\r\n\n'],
    ['set/d.json', '{"title": "Über uns – 🥪"}'],
    ['site.json', `{"long": "${'ü'.repeat(100_000)}"}`],
  ])
  mkdirSync(join(root, 'pages/set'), { recursive: true })
  for (const [name, text] of pages) writeFileSync(join(root, 'pages', name), text)
  git(root, ['init', '--quiet'])
  git(root, ['add', '.'])
  const author = ['-c', 'user.name=Author', '-c', 'user.email=author@mitts.example']
  git(root, [...author, 'commit', '--quiet', '--message', 'Pages'])
  for (const name of pages.keys()) writeFileSync(join(root, 'pages', name), 'changed')
  expect(filesAt(root, 'HEAD', 'pages').texts).toEqual(pages)
})

test('a commit without pages has none', () => {
  expect(filesAt(root, 'HEAD', 'nothing-here').texts).toEqual(new Map())
})

test.each(['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY'])(
  'in a hook of another repository, whose %s git tells, the folder’s own is asked',
  async (name) => {
    vi.stubEnv(name, join(root, 'elsewhere'))
    onTestFinished(() => void vi.unstubAllEnvs())
    const folder = join(root, 'pages')
    const asked = ['rev-parse', '--show-toplevel']
    expect(git(folder, asked)).toBe(`${realpathSync(root)}\n`)
    expect((await gitIn(folder)(asked)).toString()).toBe(`${realpathSync(root)}\n`)
    expect(git(folder, ['ls-files'])).toContain('set/a.json')
  },
)

test('a folder of pages that is laid out as a repository has nothing run that it names', async () => {
  const folder = join(root, 'hostile')
  const ran = join(root, 'ran')
  for (const name of ['objects', 'refs']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'HEAD'), 'ref: refs/heads/main\n')
  writeFileSync(
    join(folder, 'config'),
    `[core]\n\tworktree = .\n\tfsmonitor = "echo ran > '${ran}'; false"\n`,
  )
  const asked = ['ls-files', '--others', '-z', '--', '.']
  expect(() => git(folder, asked)).toThrow('safe.bareRepository')
  await expect(gitIn(folder)(asked)).rejects.toThrow('safe.bareRepository')
  expect(existsSync(ran)).toBe(false)
})

test('what the environment tells git to be configured as, stays', () => {
  vi.stubEnv('GIT_CONFIG_COUNT', '1')
  vi.stubEnv('GIT_CONFIG_KEY_0', 'user.name')
  vi.stubEnv('GIT_CONFIG_VALUE_0', 'Somebody')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(git(root, ['config', 'user.name'])).toBe('Somebody\n')
  expect(git(root, ['config', 'safe.bareRepository'])).toBe('explicit\n')
})

test('tests run in a hook touch no repository but their own', async () => {
  vi.stubEnv('GIT_DIR', join(root, 'elsewhere'))
  onTestFinished(() => void vi.unstubAllEnvs())
  await import('#tests/vitest.config.ts')
  expect(process.env['GIT_DIR']).toBeUndefined()
})
