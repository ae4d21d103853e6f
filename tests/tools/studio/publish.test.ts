import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test, vi } from 'vitest'

import type { Unpublished } from '#studio/api.ts'
import { home, page, poster } from '#tests/engine/site.ts'

import { changed, repositoryOfEachTest, original } from './scratch-repository.ts'
import { openStudio } from './studio-server.ts'

const repository = repositoryOfEachTest()
const { git, published, refusal } = repository

describe('publishing', () => {
  test('commits the pages folder, with new files and without deleted ones', async () => {
    repository.studio.write(home, changed)
    repository.studio.write('pages/media/new.svg', '<svg/>')
    rmSync(join(repository.studio.root, 'pages/content/links.json'))
    const result = await published({ message: 'Greet\n\n# Why\nBecause.' })
    expect(result).toEqual({
      commit: git('rev-parse', 'HEAD'),
      branch: 'main',
      pushed: false,
      notPushed: null,
    })
    expect(await repository.state()).toEqual({
      branch: 'main',
      remote: null,
      committed: {},
      media: {},
    })
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
    repository.studio.write(home, changed)
    repository.studio.write('README.md', 'Two.\n')
    git('add', 'README.md')
    repository.studio.write('README.md', 'Three.\n')
    await published()
    expect(git('show', '--name-only', '--format=', 'HEAD')).toBe(home)
    expect(git('status', '--porcelain')).toBe('MM README.md')
  })

  test('makes a branch where one is named, and stays on it', async () => {
    repository.studio.write(home, changed)
    const main = git('rev-parse', 'main')
    expect((await published({ branch: 'spring/menu' })).branch).toBe('spring/menu')
    expect(git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('spring/menu')
    expect(git('rev-parse', 'main')).toBe(main)
    expect(git('show', 'spring/menu:' + home)).toBe(changed.trim())
  })

  test('refuses a site with errors, with their number and the first in the words of validate', async () => {
    repository.studio.write(home, changed.replaceAll('"marquee"', '"marqee"'))
    expect(await refusal()).toBe(
      `The site has a problem, so it can’t be published. It’s this: There is no block called "marqee". Did you mean "marquee"?\n${home}:7:15`,
    )
    repository.studio.write('pages/one/other.json', '{')
    expect(await refusal()).toMatch(/^The site has 2 problems, .* The first: .*\npages\/one\//)
  })

  test.each(['', '  \n '])('refuses the message “%s”', async (message) => {
    repository.studio.write(home, changed)
    expect(await refusal({ message })).toBe('Say in a sentence what changed.')
  })

  test.each([
    ['to strip', 'commit.cleanup', 'strip', '#1 sandwich'],
    ['that its letters are', 'i18n.commitEncoding', 'ISO-8859-1', 'Jalapeños'],
  ])('keeps a message as it was typed, whatever git is told %s', async (_, key, value, message) => {
    git('config', key, value)
    repository.studio.write(home, changed)
    await published({ message })
    expect(git('log', '-1', '--encoding=UTF-8', '--format=%B')).toBe(message)
  })

  test('refuses when nothing has changed', async () => {
    repository.studio.write('README.md', 'Two.\n')
    expect(await refusal()).toBe('Nothing has changed since this was last published.')
    expect(await refusal({ branch: 'new', push: true })).toBe(
      'Nothing has changed since this was last published.',
    )
  })

  test.each([
    ['uploads', 'media/uploads/arm.svg'],
    ['/pages/', 'content/links.json and 6 more'],
  ])('refuses what the site needs and git ignores, with %s in .gitignore', async (line, which) => {
    repository.studio.write('.gitignore', `.DS_Store\n${line}\n`)
    repository.studio.write('pages/.DS_Store', '')
    git('rm', '-rq', '--cached', '.')
    git('add', '.')
    git('commit', '-qm', 'Ignore')
    repository.studio.write('pages/media/uploads/arm.svg', '<svg viewBox="0 0 1 1"/>')
    const text = repository.studio.read('pages/one/chrome.json')
    repository.studio.write(
      'pages/one/chrome.json',
      text.replace('media/logo.svg', 'media/uploads/arm.svg'),
    )
    expect(await refusal()).toBe(
      `The site needs ${which}, which wouldn’t go out with it. Ask whoever set this up to change that.\ngit is told to ignore it: remove it from .gitignore.`,
    )
  })

  test('publishes beside files that git ignores and nothing needs', async () => {
    repository.studio.write('.gitignore', '.DS_Store\nraw\n/pages/one/later.json\n')
    repository.studio.write('pages/.DS_Store', '')
    repository.studio.write('pages/media/raw/arm.svg', '<svg/>')
    repository.studio.write('pages/one/later.json', original.replaceAll('"/"', '"/later"'))
    repository.studio.write(home, changed)
    await published()
    expect(git('show', '--name-only', '--format=', 'HEAD')).toBe(home)
  })

  test('asks who the author is where git does not know, and keeps it for this repository alone', async () => {
    repository.settings('')
    repository.studio.write(home, changed)
    expect((await repository.state()).noAuthor).toBe(true)
    expect(await refusal()).toMatch(/this machine doesn’t have it yet\. Close .*\ngit has no/)
    const author = { name: ' Bea Lund ', email: 'bea@mitts.example' }
    await published({ author })
    expect(git('log', '-1', '--format=%an <%ae>, %cn <%ce>')).toBe(
      'Bea Lund <bea@mitts.example>, Bea Lund <bea@mitts.example>',
    )
    expect(git('config', '--local', 'user.name')).toBe('Bea Lund')
    expect(() => git('config', '--global', 'user.name')).toThrow('Command failed')
    expect((await repository.state()).noAuthor).toBe(undefined)
  })

  test('publishes under the name that git has, whatever else is said', async () => {
    repository.studio.write(home, changed)
    await published({ author: { name: 'Bea', email: 'bea@mitts.example' } })
    expect(git('log', '-1', '--format=%an')).toBe('Ada')
  })

  test.each([
    [{ name: '<>', email: 'bea@mitts.example' }, 'That name can’t be used for publishing.'],
    [{ name: 'Bea\nLund', email: 'bea@mitts.example' }, 'That name can’t be used for publishing.'],
    [{ name: 'Bea', email: 'bea' }, 'That isn’t an email address.'],
    [{ name: 'Bea', email: 'bea@mitts.example\n[core]' }, 'That isn’t an email address.'],
  ])('refuses the author %o', async (author, words) => {
    repository.settings('')
    repository.studio.write(home, changed)
    expect(await refusal({ author })).toContain(words)
    expect(() => git('config', '--local', 'user.name')).toThrow('Command failed')
  })

  test.each(['has space', '-d', 'main..x', '@{-1}', 'a~1', '', '.lock', 'x.lock'])(
    'refuses a branch called “%s”',
    async (branch) => {
      repository.studio.write(home, changed)
      expect(await refusal({ branch })).toBe(
        `“${branch}” can’t be the name of a proposal. Use letters, digits and hyphens.\ngit doesn’t accept it as the name of a branch.`,
      )
    },
  )

  test('refuses the name of a branch that is there', async () => {
    git('branch', 'spring')
    repository.studio.write(home, changed)
    expect(await refusal({ branch: 'spring' })).toBe(
      '“spring” is taken. Choose another name for the proposal.\nThere’s a branch spring already.',
    )
  })

  test('refuses without a branch, and takes a new one', async () => {
    git('checkout', '-q', '--detach')
    repository.studio.write(home, changed)
    expect((await repository.state()).branch).toBe('HEAD')
    expect(await refusal()).toBe(
      'You have an older version of the site open, so this can only go out as a proposal. Give it a name.\nNo branch is checked out (detached HEAD).',
    )
    expect((await published({ branch: 'saved' })).branch).toBe('saved')
  })

  test('refuses where there is no repository', async () => {
    rmSync(join(repository.studio.root, '.git'), { recursive: true })
    const { status, json } = await repository.publish()
    expect([status, json()]).toEqual([
      422,
      {
        message: 'This folder isn’t set up for publishing. Ask whoever set this up.',
        details: 'It isn’t in a git repository. `git init` makes it one.',
      },
    ])
  })

  test('tells no one to make a repository of a work tree whose own is gone', async () => {
    rmSync(join(repository.studio.root, '.git'), { recursive: true })
    repository.studio.write('.git', 'gitdir: /gone/.git/worktrees/site\n')
    expect((await repository.state()).why).toEqual({
      message:
        'Publishing doesn’t work in this folder. Ask whoever set this up, and show them the details.',
      details: 'git says: fatal: not a git repository: /gone/.git/worktrees/site',
    })
  })

  test.each([
    ['PATH', '', /^git couldn’t be started\. Install it/],
    ['GIT_TEST_ASSUME_DIFFERENT_OWNER', '1', /^git says: .*dubious ownership/],
  ])('says what keeps git from working, with %s=%s', async (name, value, why) => {
    vi.stubEnv(name, value)
    const other = await openStudio(repository.studio.root)
    const { json } = await other.ask('/studio/api/publish')
    vi.unstubAllEnvs()
    await other.stop()
    expect(json<Unpublished>().git).toMatchObject({
      branch: null,
      why: { details: expect.stringMatching(why) as string },
    })
  })
})

describe('publishing takes only what it tells of', () => {
  test('not what another program left in the folder, and no file of nobody’s site', async () => {
    repository.studio.write(home, changed)
    const strays = ['.env', 'notes.txt', 'one/home.json.orig', 'media/.hidden.svg']
    for (const name of strays) repository.studio.write(`pages/${name}`, 'A secret.\n')
    repository.studio.write('pages/media/new.svg', '<svg/>')
    expect((await repository.state()).media).toEqual({ 'media/new.svg': 'added' })
    await published()
    expect(git('show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual([
      'pages/media/new.svg',
      home,
    ])
    expect(git('ls-files', '--others', 'pages').split('\n').toSorted()).toEqual(
      strays.map((name) => `pages/${name}`).toSorted(),
    )
  })

  test('not what git was told to look away from', async () => {
    git('update-index', '--assume-unchanged', 'pages/site.json')
    const site = repository.studio.read('pages/site.json')
    repository.studio.write('pages/site.json', `${site} `)
    repository.studio.write(home, changed)
    await published()
    expect(git('show', '--name-only', '--format=', 'HEAD')).toBe(home)
    expect(git('ls-files', '-v', 'pages/site.json')).toBe('h pages/site.json')
  })

  test('and judges the site without what git was told to look away from', async () => {
    const about = 'pages/one/about.json'
    repository.studio.write(about, page([poster], { route: '/about' }))
    git('add', '.')
    git('commit', '-qm', 'About')
    git('update-index', '--skip-worktree', about)
    repository.studio.write(about, page([poster], { route: '/us' }))
    const chrome = repository.studio.read('pages/one/chrome.json')
    repository.studio.write('pages/one/chrome.json', chrome.replace('"href":"/"', '"href":"/us"'))
    expect(await refusal()).toMatch(
      /^The site needs one\/about\.json, which wouldn’t go out.*\ngit is told to look away/,
    )
  })
})

describe('the name of a proposal', () => {
  test('is not one that the remote has', async () => {
    repository.remote()
    git('push', '-q', 'origin', 'main:refs/heads/autumn')
    repository.studio.write(home, changed)
    expect(await refusal({ branch: 'autumn' })).toBe(
      '“autumn” is taken. Choose another name for the proposal.\nThere’s a branch origin/autumn already.',
    )
  })

  test('does not go through another’s', async () => {
    git('branch', 'spring/menu')
    repository.studio.write(home, changed)
    for (const branch of ['main/spring', 'spring'])
      expect(await refusal({ branch })).toContain(`“${branch}” is taken.`)
  })
})
