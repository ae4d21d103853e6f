import { execFileSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { home } from '#tests/engine/site.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'

import { changed, gitIn, repositoryOfEachTest } from './scratch-repository.ts'

const repository = repositoryOfEachTest()
const { git, published } = repository

describe('sending what is published', () => {
  test('pushes where that is asked, and the remote has the page', async () => {
    const bare = repository.remote()
    repository.studio.write(home, changed)
    const result = await published({ push: true })
    expect(result).toMatchObject({ pushed: true, notPushed: null })
    expect((await repository.state()).remote).toBe('origin')
    expect(gitIn(bare, 'show', `main:${home}`)).toBe(changed.trim())
    expect(git('config', 'branch.main.remote')).toBe('origin')
  })

  test('pushes a new branch under its own name', async () => {
    const bare = repository.remote()
    repository.studio.write(home, changed)
    await published({ push: true, branch: 'spring' })
    expect(gitIn(bare, 'branch', '--format=%(refname:short)')).toBe('spring')
  })

  test('pushes a branch under its own name where a tag has the same', async () => {
    const bare = repository.remote()
    git('tag', 'main')
    repository.studio.write(home, changed)
    expect(await published({ push: true })).toMatchObject({ branch: 'main', pushed: true })
    expect(gitIn(bare, 'branch', '--format=%(refname)')).toBe('refs/heads/main')
  })

  test('pushes where git is told to push, not where it pulls from', async () => {
    const [origin, fork] = [repository.remote(), repository.remote('fork')]
    git('push', '-q', '--set-upstream', 'origin', 'main')
    git('config', 'remote.pushDefault', 'fork')
    repository.studio.write(home, changed)
    expect((await repository.state()).remote).toBe('fork')
    const { commit } = await published({ push: true })
    expect(gitIn(fork, 'rev-parse', 'main')).toBe(commit)
    expect(gitIn(origin, 'log', '-1', '--format=%s', 'main')).toBe('Begin')
    expect(git('config', 'branch.main.remote')).toBe('origin')
  })

  test('pushes with the ssh that the repository names', async () => {
    const bare = repository.remote()
    const ssh = join(repository.around, 'ssh')
    writeFileSync(ssh, '#!/bin/sh\n[ "$1" = -G ] && exit 1\nshift\nexec sh -c "$*"\n')
    chmodSync(ssh, 0o755)
    git('remote', 'set-url', 'origin', `mitts.example:${bare}`)
    git('config', 'core.sshCommand', ssh)
    repository.studio.write(home, changed)
    const { commit, notPushed } = await published({ push: true })
    expect([gitIn(bare, 'rev-parse', 'main'), notPushed]).toEqual([commit, null])
  })

  test('pushes what was committed before, with nothing new to commit', async () => {
    const bare = repository.remote()
    repository.studio.write(home, changed)
    const { commit } = await published()
    expect(await published({ message: '', push: true })).toMatchObject({
      commit,
      pushed: true,
    })
    expect(gitIn(bare, 'rev-parse', 'main')).toBe(commit)
  })

  test('commits without a remote, and says why it is here only', async () => {
    repository.studio.write(home, changed)
    const result = await published({ push: true })
    expect(result.pushed).toBe(false)
    expect((await repository.state()).committed).toEqual({})
    expect(result.notPushed?.message).toMatch(/^It’s kept on this machine only: nobody set up/)
    expect(result.notPushed?.details).toContain('git remote add')
  })

  test('says so when somebody else pushed in between; their work stays', async () => {
    const bare = repository.remote()
    git('push', '-q', 'origin', 'main')
    const other = join(repository.around, 'other')
    execFileSync('git', ['clone', '-q', bare, other], { stdio: 'pipe' })
    writeFileSync(join(other, 'README.md'), 'Theirs.\n')
    gitIn(other, 'commit', '-qam', 'Theirs')
    gitIn(other, 'push', '-q')
    repository.studio.write(home, changed)
    const { pushed, notPushed } = await published({ push: true })
    expect([pushed, notPushed]).toEqual([
      false,
      {
        message:
          'It’s kept on this machine only: someone else has published in the meantime. Ask whoever set this up to bring both together, then publish again.',
        details: 'Run `git pull --no-rebase origin main`.',
      },
    ])
    expect(gitIn(bare, 'log', '-1', '--format=%s', 'main')).toBe('Theirs')
    git('pull', '--no-rebase', '--no-edit', 'origin', 'main')
    expect((await published({ push: true })).pushed).toBe(true)
    expect(gitIn(bare, 'show', `main:${home}`)).toBe(changed.trim())
  })

  test.each([
    ['Begin', 'true'],
    ['Theirs', 'true'],
    // A new branch follows the one that it was made on.
    ['Begin', 'always'],
  ])(
    'never sends a proposal on top of another of its name that was not fetched, at “%s” (%s)',
    async (at, follows) => {
      git('config', 'branch.autoSetupMerge', follows)
      const bare = repository.remote()
      git('push', '-q', bare, 'main', 'main:spring')
      if (at === 'Theirs') {
        const other = join(repository.around, 'other')
        execFileSync('git', ['clone', '-q', '-b', 'spring', bare, other], { stdio: 'pipe' })
        gitIn(other, 'commit', '-q', '--allow-empty', '-m', 'Theirs')
        gitIn(other, 'push', '-q')
      }
      repository.studio.write(home, changed)
      const { commit, notPushed } = await published({ branch: 'spring', push: true })
      const refused = {
        message:
          'It’s kept on this machine only: someone else’s work is called “spring” already. Publish again as a proposal with another name.',
        details: 'origin spring is there already, and was never fetched here.',
      }
      expect(notPushed).toEqual(refused)
      expect((await published({ message: '', push: true })).notPushed).toEqual(refused)
      expect(gitIn(bare, 'log', '-1', '--format=%s', 'spring')).toBe(at)
      const next = { message: '', branch: 'spring-2', push: true }
      expect(await published(next)).toMatchObject({ commit, pushed: true })
    },
  )

  test('goes on top of what its branch follows, fetched or not', async () => {
    const bare = repository.remote()
    git('push', '-qu', 'origin', 'main')
    git('update-ref', '-d', 'refs/remotes/origin/main')
    repository.studio.write(home, changed)
    const { commit, notPushed } = await published({ push: true })
    expect([gitIn(bare, 'rev-parse', 'main'), notPushed]).toEqual([commit, null])
  })

  test('knows a branch that it sent again, also in a clone that keeps no other branch', async () => {
    const bare = repository.remote()
    git('push', '-q', 'origin', 'main')
    git('remote', 'set-branches', 'origin', 'main')
    git('fetch', '-q')
    git('switch', '-qc', 'topic', 'origin/main')
    for (const text of [changed, `${changed} `]) {
      repository.studio.write(home, text)
      const { commit, notPushed } = await published({ push: true })
      expect([gitIn(bare, 'rev-parse', 'topic'), notPushed]).toEqual([commit, null])
    }
  })

  test('takes as sent what was sent, and not what somebody commits meanwhile', async () => {
    const bare = repository.remote()
    // Git has read what it sends before it runs this.
    repository.hook('pre-push', 'git commit -q --no-verify --allow-empty -m Meanwhile')
    repository.studio.write(home, changed)
    await published({ push: true })
    expect(git('log', '-1', '--format=%s')).toBe('Meanwhile')
    expect(git('rev-parse', 'origin/main')).toBe(gitIn(bare, 'rev-parse', 'main'))
    repository.hook('pre-push', '')
    expect(await published({ message: '', branch: 'spring', push: true })).toMatchObject({
      pushed: true,
    })
  })

  test('says what to do where the remote wants to know who it is', async () => {
    const remote = createServer((_, response) => {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="Mitts"' }).end()
    })
    await new Promise<void>((done) => remote.listen(0, '127.0.0.1', done))
    const { port } = remote.address() as AddressInfo
    git('remote', 'add', 'origin', `http://127.0.0.1:${port}/site.git`)
    repository.studio.write(home, changed)
    expect((await published({ push: true })).notPushed).toEqual({
      message:
        'It’s kept on this machine only: this machine isn’t signed in to the place it’s sent. Sign in there once, or ask whoever set this up, then publish again.',
      details: 'Run `git push origin main` once in a terminal and sign in there.',
    })
    // As `git push -u` leaves it where somebody pastes an address with a token.
    const address = `127.0.0.1:${port}/site.git`
    git('config', 'branch.main.pushRemote', `http://ada:secret@${address}`)
    expect((await published({ push: true })).notPushed?.details).toBe(
      `Run \`git push http://${address} main\` once in a terminal and sign in there.`,
    )
    remote.close()
  })

  test('says so when the remote is not there', async () => {
    git('remote', 'add', 'origin', join(repository.around, 'nowhere'))
    repository.studio.write(home, changed)
    expect((await published({ push: true })).notPushed).toEqual({
      message:
        'It’s kept on this machine only: it couldn’t be sent. Publish again in a moment; if this keeps happening, show the details to whoever set this up.',
      details: expect.stringMatching(/^git couldn’t push\. It says: .*nowhere/s) as string,
    })
  })

  test('pushes to the address that git is told of a fork, and shows it without a password', async () => {
    const origin = repository.remote()
    const fork = scratchFolder()
    gitIn(fork, 'init', '-q', '--bare')
    git('switch', '-qc', 'topic')
    // As GitHub's own program leaves it where it checks out somebody's pull request.
    for (const key of ['remote', 'pushRemote'])
      git('config', `branch.topic.${key}`, `file://${fork}`)
    git('config', 'branch.topic.merge', 'refs/heads/topic')
    repository.studio.write(home, changed)
    const { commit } = await published({ push: true })
    expect(gitIn(fork, 'rev-parse', 'topic')).toBe(commit)
    expect(gitIn(origin, 'branch')).toBe('')
    git('config', 'branch.topic.pushRemote', 'https://ada:secret@git.example/fork')
    expect((await repository.state()).remote).toBe('https://git.example/fork')
    git('config', 'branch.topic.pushRemote', 'ssh://git:secret@git.example/fork')
    expect((await repository.state()).remote).toBe('ssh://git@git.example/fork')
  })

  test('tells what a hook that sees what is sent says, which it may write anywhere', async () => {
    repository.remote()
    repository.hook('pre-push', 'echo "2 tests failed."; exit 1')
    repository.studio.write(home, changed)
    const { notPushed } = await published({ push: true })
    expect(notPushed?.details).toMatch(/It says: 2 tests failed\.\nerror: failed to push/)
  })

  test('sends as a proposal what a remote did not take, and tells how it began to say why', async () => {
    const bare = repository.remote()
    const hook = join(bare, 'hooks/pre-receive')
    const long = `for i in $(seq 200); do echo "see https://wiki.example/$i" >&2; done`
    writeFileSync(
      hook,
      `#!/bin/sh\nwhile read a b ref; do [ $ref = refs/heads/main ] || exit 0; done\necho 'Why: main is protected' >&2\n${long}\nexit 1\n`,
    )
    chmodSync(hook, 0o755)
    repository.studio.write(home, changed)
    const { commit, notPushed } = await published({ push: true })
    expect(notPushed?.details).toContain('Why: main is protected')
    expect(notPushed?.details).toContain('pre-receive hook declined')
    expect(await published({ message: '', branch: 'spring', push: true })).toMatchObject({
      commit,
      branch: 'spring',
      pushed: true,
    })
    expect(gitIn(bare, 'rev-parse', 'spring')).toBe(commit)
    expect(await repository.refusal({ message: '', branch: 'again', push: true })).toBe(
      'Nothing has changed since this was last published.',
    )
  })
})
