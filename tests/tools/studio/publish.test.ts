import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { GitState, Unpublished } from '#studio/api.ts'
import { home } from '#tests/engine/site.ts'
import { gitIn as gitForPrograms } from '#tools/studio/git/run-git.ts'

import { type Repository, type Wish, changed, gitIn, openRepository } from './scratch-repository.ts'
import { type StudioServer, openStudio } from './studio-server.ts'

let repository: Repository
let studio: StudioServer
beforeEach(async () => {
  repository = await openRepository()
  studio = repository.studio
})
afterEach(() => repository.close())

const git: Repository['git'] = (...args) => repository.git(...args)
const published: Repository['published'] = (wish) => repository.published(wish)

const state = async (): Promise<GitState> =>
  (await studio.ask('/studio/api/publish')).json<Unpublished>().git

/** The sentence of a refusal, with nothing committed and the branch as it was. */
async function refusal(wish: Wish = {}): Promise<string> {
  const before = [git('rev-parse', 'HEAD'), git('branch', '--format=%(refname) %(HEAD)')]
  const { status, json } = await repository.publish(wish)
  expect(status).toBeGreaterThanOrEqual(400)
  expect([git('rev-parse', 'HEAD'), git('branch', '--format=%(refname) %(HEAD)')]).toEqual(before)
  return json<{ message: string }>().message
}

/** A hook of the repository. */
function hook(name: string, text: string): void {
  studio.write(`.git/hooks/${name}`, `#!/bin/sh\n${text}\n`)
  chmodSync(join(studio.root, `.git/hooks/${name}`), 0o755)
}

/** A bare repository that is called so. */
function remote(name = 'origin'): string {
  const bare = mkdtempSync(join(repository.around, 'remote-'))
  gitIn(bare, 'init', '-q', '--bare', '-b', 'main')
  git('remote', 'add', name, bare)
  return bare
}

describe('publishing', () => {
  test('commits the pages folder, with new files and without deleted ones', async () => {
    studio.write(home, changed)
    studio.write('pages/media/new.svg', '<svg/>')
    rmSync(join(studio.root, 'pages/content/links.json'))
    const result = await published({ message: 'Greet\n\n# Why\nBecause.' })
    expect(result).toEqual({
      commit: git('rev-parse', 'HEAD'),
      branch: 'main',
      pushed: false,
      notPushed: null,
    })
    expect(await state()).toEqual({ branch: 'main', remote: null, committed: {} })
    expect(git('log', '-1', '--format=%an <%ae>%n%B')).toBe(
      'Ada <ada@mitts.example>\nGreet\n\n# Why\nBecause.',
    )
    expect(git('show', '--name-status', '--format=', 'HEAD').split('\n')).toEqual([
      'D\tpages/content/links.json',
      'A\tpages/media/new.svg',
      `M\t${home}`,
    ])
  })

  test('leaves alone what is staged elsewhere, and what is changed there', async () => {
    studio.write(home, changed)
    studio.write('README.md', 'Two.\n')
    git('add', 'README.md')
    studio.write('README.md', 'Three.\n')
    await published()
    expect(git('show', '--name-only', '--format=', 'HEAD')).toBe(home)
    expect(git('status', '--porcelain')).toBe('MM README.md')
  })

  test('makes a branch where one is named, and stays on it', async () => {
    studio.write(home, changed)
    const main = git('rev-parse', 'main')
    expect((await published({ branch: 'spring/menu' })).branch).toBe('spring/menu')
    expect(git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('spring/menu')
    expect(git('rev-parse', 'main')).toBe(main)
    expect(git('show', 'spring/menu:' + home)).toBe(changed.trim())
  })

  test('pushes where that is asked, and the remote has the page', async () => {
    const bare = remote()
    studio.write(home, changed)
    const result = await published({ push: true })
    expect(result).toMatchObject({ pushed: true, notPushed: null })
    expect((await state()).remote).toBe('origin')
    expect(gitIn(bare, 'show', `main:${home}`)).toBe(changed.trim())
    expect(git('config', 'branch.main.remote')).toBe('origin')
  })

  test('pushes a new branch under its own name', async () => {
    const bare = remote()
    studio.write(home, changed)
    await published({ push: true, branch: 'spring' })
    expect(gitIn(bare, 'branch', '--format=%(refname:short)')).toBe('spring')
  })

  test('pushes a branch under its own name where a tag has the same', async () => {
    const bare = remote()
    git('tag', 'main')
    studio.write(home, changed)
    expect(await published({ push: true })).toMatchObject({ branch: 'main', pushed: true })
    expect(gitIn(bare, 'branch', '--format=%(refname)')).toBe('refs/heads/main')
  })

  test('pushes where git is told to push, not where it pulls from', async () => {
    const [origin, fork] = [remote(), remote('fork')]
    git('push', '-q', '--set-upstream', 'origin', 'main')
    git('config', 'remote.pushDefault', 'fork')
    studio.write(home, changed)
    expect((await state()).remote).toBe('fork')
    const { commit } = await published({ push: true })
    expect(gitIn(fork, 'rev-parse', 'main')).toBe(commit)
    expect(gitIn(origin, 'log', '-1', '--format=%s', 'main')).toBe('Begin')
    expect(git('config', 'branch.main.remote')).toBe('origin')
  })

  test('pushes with the ssh that the repository names', async () => {
    const bare = remote()
    const ssh = join(repository.around, 'ssh')
    writeFileSync(ssh, '#!/bin/sh\n[ "$1" = -G ] && exit 1\nshift\nexec sh -c "$*"\n')
    chmodSync(ssh, 0o755)
    git('remote', 'set-url', 'origin', `mitts.example:${bare}`)
    git('config', 'core.sshCommand', ssh)
    studio.write(home, changed)
    const { commit, notPushed } = await published({ push: true })
    expect([gitIn(bare, 'rev-parse', 'main'), notPushed]).toEqual([commit, null])
  })

  test('pushes what was committed before, with nothing new to commit', async () => {
    const bare = remote()
    studio.write(home, changed)
    const { commit } = await published()
    expect(await published({ push: true })).toMatchObject({ commit, pushed: true })
    expect(gitIn(bare, 'rev-parse', 'main')).toBe(commit)
  })

  test('commits without a remote, and says why it is here only', async () => {
    studio.write(home, changed)
    const result = await published({ push: true })
    expect(result.pushed).toBe(false)
    expect((await state()).committed).toEqual({})
    expect(result.notPushed).toMatch(/^It is committed here only: this repository has no remote/)
  })

  test('says so when somebody else pushed in between; their work stays', async () => {
    const bare = remote()
    git('push', '-q', 'origin', 'main')
    const other = join(repository.around, 'other')
    execFileSync('git', ['clone', '-q', bare, other], { stdio: 'pipe' })
    writeFileSync(join(other, 'README.md'), 'Theirs.\n')
    gitIn(other, 'commit', '-qam', 'Theirs')
    gitIn(other, 'push', '-q')
    studio.write(home, changed)
    const { pushed, notPushed } = await published({ push: true })
    expect([pushed, notPushed]).toEqual([
      false,
      'It is committed here only: somebody else has pushed to “main” since. Run `git pull --no-rebase origin main`, then publish again.',
    ])
    expect(gitIn(bare, 'log', '-1', '--format=%s', 'main')).toBe('Theirs')
    git('pull', '--no-rebase', '--no-edit', 'origin', 'main')
    expect((await published({ push: true })).pushed).toBe(true)
    expect(gitIn(bare, 'show', `main:${home}`)).toBe(changed.trim())
  })

  test('says so when the remote is not there', async () => {
    git('remote', 'add', 'origin', join(repository.around, 'nowhere'))
    studio.write(home, changed)
    expect((await published({ push: true })).notPushed).toMatch(
      /^It is committed here only, since it could not be pushed\. git says: .*nowhere/s,
    )
  })

  test('refuses a site with errors, with their number and the first in the words of validate', async () => {
    studio.write(home, changed.replaceAll('"marquee"', '"marqee"'))
    expect(await refusal()).toBe(
      `The site has an error, so it cannot be published. It is at ${home}:7:15: There is no block called "marqee". Did you mean "marquee"?`,
    )
    studio.write('pages/one/other.json', '{')
    expect(await refusal()).toMatch(/^The site has 2 errors, .* The first is at pages\/one\//)
  })

  test.each(['', '  \n '])('refuses the message “%s”', async (message) => {
    studio.write(home, changed)
    expect(await refusal({ message })).toBe('Say in a sentence what changed.')
  })

  test('refuses when nothing has changed', async () => {
    studio.write('README.md', 'Two.\n')
    expect(await refusal()).toBe('Nothing has changed since the last commit.')
    expect(await refusal({ branch: 'new', push: true })).toBe(
      'Nothing has changed since the last commit.',
    )
  })

  test('says what to do when git does not know who the author is', async () => {
    repository.settings('')
    studio.write(home, changed)
    expect(await refusal()).toMatch(
      /^git does not know who you are\. Run `git config --global user\.name "Your Name"`/,
    )
  })

  test.each(['has space', '-d', 'main..x', '@{-1}', 'a~1', '', '.lock', 'x.lock'])(
    'refuses a branch called “%s”',
    async (branch) => {
      studio.write(home, changed)
      expect(await refusal({ branch })).toBe(
        `“${branch}” cannot be the name of a branch. Use letters, digits and hyphens.`,
      )
    },
  )

  test('refuses the name of a branch that is there', async () => {
    git('branch', 'spring')
    studio.write(home, changed)
    expect(await refusal({ branch: 'spring' })).toBe(
      'There is a branch “spring” already. Choose another name.',
    )
  })

  test('refuses without a branch, and takes a new one', async () => {
    git('checkout', '-q', '--detach')
    studio.write(home, changed)
    expect((await state()).branch).toBe('HEAD')
    expect(await refusal()).toBe('No branch is checked out. Give the name of a new one.')
    expect((await published({ branch: 'saved' })).branch).toBe('saved')
  })

  test('refuses in the middle of a merge', async () => {
    git('checkout', '-q', '-b', 'side')
    studio.write('README.md', 'Side.\n')
    git('commit', '-qam', 'Side')
    git('checkout', '-q', 'main')
    studio.write('README.md', 'Main.\n')
    git('commit', '-qam', 'Main')
    expect(() => git('merge', 'side')).toThrow('Command failed')
    studio.write(home, changed)
    expect(await refusal()).toBe(
      'git is in the middle of a merge, rebase or revert. Finish that first.',
    )
  })

  test('refuses in the middle of a revert, which can go on', async () => {
    for (const text of ['Two.\n', 'Three.\n']) {
      studio.write('README.md', text)
      git('commit', '-qam', text)
    }
    expect(() => git('revert', 'HEAD~1')).toThrow('Command failed')
    studio.write(home, changed)
    expect(await refusal()).toBe(
      'git is in the middle of a merge, rebase or revert. Finish that first.',
    )
    expect(git('rev-parse', 'REVERT_HEAD')).toBe(git('rev-parse', 'HEAD~1'))
  })

  test('tells what a hook of the repository says, and is back where it came from', async () => {
    hook('pre-commit', 'echo "Prices must end in a zero." >&2; exit 1')
    studio.write(home, changed)
    const words = 'git could not commit. It says: Prices must end in a zero.'
    expect(await refusal()).toBe(words)
    expect(await refusal({ branch: 'spring' })).toBe(words)
    git('checkout', '-q', '--detach')
    expect(await refusal({ branch: 'spring' })).toBe(words)
    expect(studio.read(home)).toBe(changed)
  })

  test('says what to do where a hook refuses without a word', async () => {
    hook('pre-commit', 'exit 1')
    studio.write(home, changed)
    expect(await refusal()).toBe(
      'git could not commit, and does not say why. A hook may have refused it; ask who set this up.',
    )
  })

  test('keeps the page where git dies after the commit', async () => {
    hook('post-commit', 'kill $PPID; sleep 1')
    studio.write(home, changed)
    const { commit, branch } = await published({ branch: 'spring' })
    expect([commit, branch]).toEqual([git('rev-parse', 'spring'), 'spring'])
    expect(studio.read(home)).toBe(changed)
  })

  test('waits for a slow hook as long as it is told to, and says for how long it did', async () => {
    hook('pre-commit', 'sleep 2')
    const commit = (patience: number) =>
      gitForPrograms(studio.root, patience)(['commit', '--allow-empty', '--message=Empty'])
    await expect(commit(200)).rejects.toThrow('It took longer than 0.2 seconds, and was stopped.')
    await commit(20_000)
    expect(git('log', '-1', '--format=%s')).toBe('Empty')
  })

  test('leaves no other form staged where a hook formats the page', async () => {
    hook('pre-commit', `sed -i 's/Welcome/WELCOME/' ${home}; git add ${home}`)
    studio.write(home, changed)
    await published()
    expect(git('show', `HEAD:${home}`)).toContain('WELCOME')
    expect(git('status', '--porcelain')).toBe('')
  })

  test('stages nothing of what was refused, and unstages nothing of others', async () => {
    hook('pre-commit', 'exit 1')
    studio.write('pages/site.json', studio.read('pages/site.json') + '\n')
    git('add', 'pages/site.json')
    studio.write(home, changed)
    studio.write('pages/media/new.svg', '<svg/>')
    const before = git('status', '--porcelain')
    await refusal()
    expect(git('status', '--porcelain')).toBe(before)
  })

  test('is back where it came from while another git is at work', async () => {
    studio.write('.git/index.lock', '')
    studio.write(home, changed)
    expect(await refusal({ branch: 'spring' })).toMatch(/^git could not commit\. It says: .*lock/s)
  })

  test('is back on the first branch where a first commit is refused', async () => {
    rmSync(join(studio.root, '.git'), { recursive: true })
    git('init', '-q', '-b', 'first')
    hook('pre-commit', 'exit 1')
    expect((await repository.publish({ branch: 'spring' })).status).toBe(422)
    expect([(await state()).branch, git('ls-files')]).toEqual(['first', ''])
  })

  test('refuses where there is no repository', async () => {
    rmSync(join(studio.root, '.git'), { recursive: true })
    const { status, json } = await repository.publish()
    expect([status, json<{ message: string }>().message]).toEqual([
      422,
      'This folder is in no git repository. Run `git init` in it, or ask who set this up.',
    ])
  })

  test.each([
    ['PATH', '', /^git could not be started\. Install it/],
    ['GIT_TEST_ASSUME_DIFFERENT_OWNER', '1', /^git does not work .* dubious ownership/],
  ])('says what keeps git from working, with %s=%s', async (name, value, why) => {
    vi.stubEnv(name, value)
    const other = await openStudio(studio.root)
    const { json } = await other.ask('/studio/api/publish')
    vi.unstubAllEnvs()
    await other.stop()
    expect(json<Unpublished>().git).toMatchObject({
      branch: null,
      why: expect.stringMatching(why) as string,
    })
  })
})
