import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { home } from '#tests/engine/site.ts'
import { gitIn as gitForPrograms } from '#tools/studio/git/run-git.ts'

import { changed, repositoryOfEachTest } from './scratch-repository.ts'

const repository = repositoryOfEachTest()
const { git, published, refusal } = repository

/** What is said in plain words of all that git, or a hook, refuses to commit. */
const refused =
  'Something on this machine refused to publish this. The details say why; ask whoever set this up.'

describe('a commit that ends badly', () => {
  test('tells what a hook of the repository says, and is back where it came from', async () => {
    repository.hook('pre-commit', 'echo "Prices must end in a zero." >&2; exit 1')
    repository.studio.write(home, changed)
    const words = `${refused}\ngit couldn’t commit. It says: Prices must end in a zero.`
    expect(await refusal()).toBe(words)
    expect(await refusal({ branch: 'spring' })).toBe(words)
    git('checkout', '-q', '--detach')
    expect(await refusal({ branch: 'spring' })).toBe(words)
    expect(repository.studio.read(home)).toBe(changed)
  })

  test('tells what a hook says in colours without them', async () => {
    repository.hook('pre-commit', String.raw`printf '\033[31mNot on Fridays.\033[0m' >&2; exit 1`)
    repository.studio.write(home, changed)
    expect(await refusal()).toBe(`${refused}\ngit couldn’t commit. It says: Not on Fridays.`)
  })

  test('says what to do where a hook refuses without a word', async () => {
    repository.hook('pre-commit', 'exit 1')
    repository.studio.write(home, changed)
    expect(await refusal()).toBe(
      `${refused}\ngit couldn’t commit, and doesn’t say why. A hook may have refused it.`,
    )
  })

  test('keeps the page where git dies after the commit', async () => {
    repository.hook('post-commit', 'kill $PPID; sleep 1')
    repository.studio.write(home, changed)
    const { commit, branch } = await published({ branch: 'spring' })
    expect([commit, branch]).toEqual([git('rev-parse', 'spring'), 'spring'])
    expect(repository.studio.read(home)).toBe(changed)
  })

  test('waits for a slow hook as long as it is told to, and says for how long it did', async () => {
    repository.hook('pre-commit', 'sleep 2')
    const commit = (patience: number) =>
      gitForPrograms(
        repository.studio.root,
        patience,
      )(['commit', '--allow-empty', '--message=Empty'])
    await expect(commit(200)).rejects.toThrow('It took longer than 0.2 seconds, and was stopped.')
    await commit(20_000)
    expect(git('log', '-1', '--format=%s')).toBe('Empty')
  })

  test('runs hooks as git does, so that one which looks for files finds them', async () => {
    repository.hook('pre-commit', `git diff --cached --name-only -- 'pages/*.json' >&2; exit 1`)
    repository.studio.write(home, changed)
    expect(await refusal()).toBe(`${refused}\ngit couldn’t commit. It says: ${home}`)
  })

  test('leaves no other form staged where a hook formats the page', async () => {
    repository.hook('pre-commit', `sed -i 's/Welcome/WELCOME/' ${home}; git add ${home}`)
    repository.studio.write(home, changed)
    await published()
    expect(git('show', `HEAD:${home}`)).toContain('WELCOME')
    expect(git('status', '--porcelain')).toBe('')
  })

  test('says that git cannot tell what changed, and not that nothing did', async () => {
    repository.studio.write(home, changed)
    repository.studio.write('.git/index', '')
    const words = /^The history of the site can’t be read on this machine.*\ngit says: .*index file/
    expect(await refusal({ push: true })).toMatch(words)
    expect((await repository.studio.ask('/studio/api/publish')).status).toBe(502)
    expect((await repository.studio.ask('/studio/api/dates')).json()).toEqual({})
  })

  test('stages nothing of what was refused, and unstages nothing of others', async () => {
    repository.hook('pre-commit', 'exit 1')
    repository.studio.write('pages/site.json', repository.studio.read('pages/site.json') + '\n')
    git('add', 'pages/site.json')
    repository.studio.write(home, changed)
    repository.studio.write('pages/media/new.svg', '<svg/>')
    const before = git('status', '--porcelain')
    await refusal()
    expect(git('status', '--porcelain')).toBe(before)
  })

  test('is back where it came from while another git is at work', async () => {
    repository.studio.write('.git/index.lock', '')
    repository.studio.write(home, changed)
    expect(await refusal({ branch: 'spring' })).toMatch(
      /^Another program is using .*\ngit couldn’t commit\. It says: .*lock/s,
    )
  })

  test('says that the disk is full, which its author can see to', async () => {
    repository.hook(
      'pre-commit',
      'echo "fatal: unable to write loose object file: No space left on device" >&2; exit 1',
    )
    repository.studio.write(home, changed)
    expect(await refusal()).toMatch(/^The disk is full\. Make room, then publish again\.\n/)
  })

  test('is back on the first branch where a first commit is refused', async () => {
    rmSync(join(repository.studio.root, '.git'), { recursive: true })
    git('init', '-q', '-b', 'first')
    repository.hook('pre-commit', 'exit 1')
    expect((await repository.publish({ branch: 'spring' })).status).toBe(422)
    expect([(await repository.state()).branch, git('ls-files')]).toEqual(['first', ''])
  })

  test('makes a proposal where only a hook fails that comes after the branch', async () => {
    repository.hook('post-checkout', 'echo no lfs here >&2; exit 2')
    repository.studio.write(home, changed)
    expect(await repository.published({ branch: 'autumn' })).toMatchObject({ branch: 'autumn' })
    expect(git('log', '-1', '--format=%s', 'autumn')).toBe('Greet')
  })

  test('does not wait for what a hook leaves running', async () => {
    repository.hook('post-commit', 'sleep 30 &')
    const commit = ['commit', '--allow-empty', '--message=Empty']
    await gitForPrograms(repository.studio.root, 10_000)(commit)
    expect(git('log', '-1', '--format=%s')).toBe('Empty')
  })

  test.runIf(process.platform === 'linux')('gives hooks no terminal to ask on', async () => {
    // The session of this process may have one; git and its hooks are in one of their own.
    repository.hook('pre-commit', 'cut -d" " -f6 /proc/$$/stat >&2; exit 1')
    repository.studio.write(home, changed)
    const session = readFileSync('/proc/self/stat', 'utf8').split(' ')[5]
    const told = /It says: (\d+)$/.exec(await refusal())?.[1]
    expect(told).not.toBe(session)
    expect(Number(told)).toBeGreaterThan(0)
  })

  test('lets hooks count letters as whoever works here does', async () => {
    repository.hook('pre-commit', 'echo "[$LC_ALL]" >&2; exit 1')
    repository.studio.write(home, changed)
    expect(await refusal()).toContain(`It says: [${process.env['LC_ALL'] ?? ''}]`)
  })
})
