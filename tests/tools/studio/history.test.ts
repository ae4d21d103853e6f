import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import type { Dates, History, Version } from '#studio/api.ts'
import { home } from '#tests/engine/site.ts'

import { changed, files, gitIn, repositoryOfEachTest, original } from './scratch-repository.ts'

const repository = repositoryOfEachTest()
const { git, published } = repository

describe('what the editor is told of git', () => {
  test('the branch, and nothing else where nothing changed', async () => {
    expect(await repository.state()).toEqual({
      branch: 'main',
      remote: null,
      committed: {},
      media: {},
    })
  })

  test('what changed, came and went since the last commit, with the text from before', async () => {
    const id = home.slice('pages/'.length)
    repository.studio.write(home, changed)
    repository.studio.write('pages/one/neü page.json', '{}\n')
    repository.studio.write('README.md', 'Two.\n')
    repository.studio.write('pages/media/other.svg', '<svg/>')
    repository.studio.write('pages/media/logo.svg', '<svg/>')
    rmSync(join(repository.studio.root, 'pages/one/chrome.json'))
    const { committed, media } = await repository.state()
    const logo = 'media/logo.svg'
    expect(media).toEqual({ [logo]: 'replaced', 'media/other.svg': 'added' })
    rmSync(join(repository.studio.root, 'pages', logo))
    expect((await repository.state()).media[logo]).toBe('removed')
    git('add', '--all')
    expect((await repository.state()).media).toEqual({
      [logo]: 'removed',
      'media/other.svg': 'added',
    })
    repository.studio.write(`pages/${logo}`, '<svg/>')
    expect((await repository.state()).media[logo], 'git was told to forget it').toBe('replaced')
    rmSync(join(repository.studio.root, 'pages', logo))
    expect(committed).toEqual({
      [id]: original,
      'one/neü page.json': null,
      'one/chrome.json': files['pages/one/chrome.json'],
    })
  })

  test('everything is new before the first commit', async () => {
    rmSync(join(repository.studio.root, '.git'), { recursive: true })
    git('init', '-q', '-b', 'first')
    repository.studio.write('pages/media/other.svg', '<svg/>')
    repository.studio.write('pages/media/gone.svg', '<svg/>')
    git('add', 'pages/media')
    rmSync(join(repository.studio.root, 'pages/media/gone.svg'))
    const { branch, committed, media } = await repository.state()
    expect(media).toEqual({ 'media/logo.svg': 'added', 'media/other.svg': 'added' })
    expect(branch).toBe('first')
    expect(committed['site.json']).toBeNull()
    expect(Object.keys(committed)).toHaveLength(5)
  })

  test('no branch where the folder is in no repository', async () => {
    rmSync(join(repository.studio.root, '.git'), { recursive: true })
    expect(await repository.state()).toEqual({
      branch: null,
      why: {
        message: 'This folder isn’t set up for publishing. Ask whoever set this up.',
        details: 'It isn’t in a git repository. `git init` makes it one.',
      },
      remote: null,
      committed: {},
      media: {},
    })
  })

  test('the remote that the branch is pushed to', async () => {
    git('remote', 'add', 'origin', 'https://mitts.example/own.git')
    git('remote', 'add', 'another', 'https://mitts.example/site.git')
    expect((await repository.state()).remote).toBe('origin')
    git('config', 'branch.main.remote', 'another')
    expect((await repository.state()).remote).toBe('another')
  })
})

describe('the history of a page', () => {
  const id = home.slice('pages/'.length)
  const historyOf = async (of: string): Promise<History> =>
    (
      await repository.studio.ask(`/studio/api/history?id=${encodeURIComponent(of)}`)
    ).json<History>()
  const versionAt = async (commit: string, of = id) =>
    repository.studio.ask(`/studio/api/version?id=${encodeURIComponent(of)}&commit=${commit}`)

  test('is the commits that changed it, newest first, with what they had', async () => {
    repository.studio.write(home, changed)
    await published({ message: 'Greet\n\nFriendlier.' })
    repository.studio.write(
      'pages/one/about.json',
      changed.replaceAll('"/"', '"/about"').replaceAll('Welcome', 'About'),
    )
    await published({ message: 'Tell' })
    const { versions } = await historyOf(id)
    expect(versions.map(({ author, message }) => [author, message])).toEqual([
      ['Ada', 'Greet\n\nFriendlier.'],
      ['Ada', 'Begin'],
    ])
    expect(Math.abs((versions[0]?.at ?? 0) - Date.now())).toBeLessThan(60_000)
    const texts = await Promise.all(versions.map(({ commit }) => versionAt(commit)))
    expect(texts.map((answer) => answer.json<Version>().text)).toEqual([changed, original])
  })

  test('begins with the first commit where git is told not to show people that', async () => {
    git('config', 'log.showRoot', 'false')
    expect((await historyOf(id)).versions.map(({ message }) => message)).toEqual(['Begin'])
  })

  test('has nothing for a commit without the page, and is empty for one that was never there', async () => {
    const begin = git('rev-parse', 'HEAD')
    expect((await versionAt(begin, 'one/later.json')).json<Version>()).toEqual({ text: null })
    expect(await historyOf('one/later.json')).toEqual({ versions: [] })
  })

  test('goes on under the name that the file had before', async () => {
    git('mv', home, 'pages/one/moved.json')
    git('commit', '-qm', 'Move')
    repository.studio.write('pages/one/moved.json', changed)
    git('commit', '-qam', 'Change')
    const { versions } = await historyOf('one/moved.json')
    expect(versions.map(({ message, id }) => [message, id])).toEqual([
      ['Change', 'one/moved.json'],
      ['Move', 'one/moved.json'],
      ['Begin', id],
    ])
    const texts = await Promise.all(versions.map((one) => versionAt(one.commit, one.id)))
    expect(texts.map((answer) => answer.json<Version>().text)).toEqual([
      changed,
      original,
      original,
    ])
  })

  test('begins where the file came from outside of the pages folder', async () => {
    git('mv', home, 'moved.json')
    git('commit', '-qm', 'Take away')
    git('mv', 'moved.json', home)
    git('commit', '-qm', 'Bring back')
    const { versions } = await historyOf(id)
    expect(versions.map(({ message }) => message)).toEqual(['Bring back'])
  })

  test('has a merge that somebody wrote into', async () => {
    git('switch', '-q', '-c', 'side')
    repository.studio.write(home, original.replace('"Hello"', '"Side"'))
    git('commit', '-qam', 'Side')
    git('switch', '-q', 'main')
    repository.studio.write(home, changed)
    git('commit', '-qam', 'Main')
    expect(() => git('merge', '-q', 'side')).toThrow('Command failed')
    repository.studio.write(home, original.replace('"Hello"', '"Both"'))
    git('commit', '-qam', 'Merge')
    const { versions } = await historyOf(id)
    expect(versions.map((one) => `${one.message} ${one.id}`).toSorted()).toEqual([
      `Begin ${id}`,
      `Main ${id}`,
      `Merge ${id}`,
      `Side ${id}`,
    ])
  })

  test('goes on past merges that changed nothing of it', async () => {
    const merged = (name: string, ...commits: (() => void)[]): void => {
      git('switch', '-q', '-c', name)
      for (const commit of commits) commit()
      git('switch', '-q', 'main')
      git('commit', '-q', '--allow-empty', '-m', 'Beside')
      git('merge', '-q', '--no-edit', name)
    }
    const write = (file: string, text: string) => () => {
      repository.studio.write(file, text)
      git('add', '.')
      git('commit', '-qm', text === changed ? 'Welcome' : 'Other')
    }
    merged('greet', write(home, changed))
    merged('elsewhere', write('README.md', 'Two.\n'))
    write(home, changed.replace('Welcome', 'Hi'))()
    merged('last', write('README.md', 'Three.\n'))
    const { versions } = await historyOf(id)
    expect(versions.map(({ message }) => message)).toEqual(['Other', 'Welcome', 'Begin'])
  })

  test('says what git says where a version is not on this machine and cannot be had', async () => {
    repository.studio.write(home, changed)
    const { commit } = await published()
    const all = join(repository.around, 'all')
    git('clone', '-q', '--bare', '.', all)
    gitIn(all, 'config', 'uploadpack.allowFilter', 'true')
    const some = join(repository.around, 'some')
    git('clone', '-q', '--no-checkout', '--filter=blob:none', `file://${all}`, some)
    rmSync(join(repository.studio.root, '.git'), { recursive: true })
    renameSync(join(some, '.git'), join(repository.studio.root, '.git'))
    rmSync(all, { recursive: true })
    const { status, json } = await versionAt(commit)
    expect([status, json()]).toEqual([
      502,
      {
        message:
          'The history of the site can’t be read on this machine. Ask whoever set this up, and show them the details.',
        details: expect.stringMatching(/^git says: .*all/s) as string,
      },
    ])
  })

  test('does not call a version the first where older ones are not on this machine', async () => {
    repository.studio.write(home, changed)
    await published()
    expect(await historyOf(id)).not.toHaveProperty('isCut')
    const all = join(repository.around, 'all')
    git('clone', '-q', '--bare', '.', all)
    const newest = join(repository.around, 'newest')
    git('clone', '-q', '--depth=1', `file://${all}`, newest)
    rmSync(join(repository.studio.root, '.git'), { recursive: true })
    renameSync(join(newest, '.git'), join(repository.studio.root, '.git'))
    const { versions, isCut } = await historyOf(id)
    expect([versions.length, isCut]).toEqual([1, true])
  })

  test('has names and messages in the letters of the page, whatever git prints to a terminal', async () => {
    git('config', 'i18n.logOutputEncoding', 'ISO-8859-1')
    repository.studio.write(home, changed)
    await published({ message: 'Café – 菜单' })
    expect((await historyOf(id)).versions[0]?.message).toBe('Café – 菜单')
  })

  test('keeps letters of every alphabet', async () => {
    repository.studio.write(home, changed.replace('Welcome', 'Καλημέρα 🥪'))
    await published()
    const { text } = (await versionAt(git('rev-parse', 'HEAD'))).json<Version>()
    expect(text).toContain('Καλημέρα 🥪')
  })

  test.each(['../README.md', '..%2f.git/config', '', ':(top)README.json', '-p.json/../x.json'])(
    'is not told of “%s”',
    async (name) => {
      const { status } = await repository.studio.ask(`/studio/api/history?id=${name}`)
      expect(status).toBe(400)
      expect((await versionAt(git('rev-parse', 'HEAD'), name)).status).toBe(400)
    },
  )

  test.each(['HEAD', 'main', '--all', '0000000', 'zzzzzzz', ''])(
    'is not told of the commit “%s”',
    async (commit) => {
      const { status, json } = await versionAt(commit)
      expect([status, json<{ message: string }>().message]).toEqual([
        404,
        'That version isn’t there anymore. Close the history.',
      ])
    },
  )
})

describe('when each document was last changed', () => {
  const dates = async (): Promise<Dates> =>
    (await repository.studio.ask('/studio/api/dates')).json<Dates>()
  const id = home.slice('pages/'.length)

  test('is the day of the last commit that did, and tells what is changed from what is new', async () => {
    const [first] = Object.values(await dates())
    expect(first).toBeGreaterThan(0)
    repository.studio.write(home, changed)
    repository.studio.write('pages/one/neü page.json', '{}\n')
    expect(await dates()).toMatchObject({
      [id]: 'changed',
      'one/neü page.json': null,
      'site.json': first,
    })
    git('add', '.')
    git('commit', '-q', '--date=2030-01-02T03:04:05Z', '-m', 'Later')
    expect(await dates()).toMatchObject({
      [id]: Date.UTC(2030, 0, 2, 3, 4, 5),
      'site.json': first,
    })
  })

  test('is known whatever git is told to show a person', async () => {
    const known = await dates()
    git('config', 'log.showRoot', 'false')
    expect(await dates()).toEqual(known)
  })

  test('is not known outside of a repository', async () => {
    rmSync(join(repository.studio.root, '.git'), { recursive: true })
    expect(await dates()).toEqual({})
  })
})
