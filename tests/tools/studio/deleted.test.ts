import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import type { Deleted } from '#studio/api.ts'
import { home } from '#tests/engine/site.ts'

import { repositoryOfEachTest } from './scratch-repository.ts'

const repository = repositoryOfEachTest()
const { git } = repository

describe('the documents that were deleted', () => {
  const deleted = async (): Promise<string[]> =>
    (await repository.studio.ask('/studio/api/deleted'))
      .json<Deleted>()
      .documents.map(({ id, author, at }) => {
        expect(Math.abs(at - Date.now())).toBeLessThan(60_000)
        return `${author}: ${id}`
      })
  const commit = (): void => {
    git('add', '.')
    git('commit', '-qm', 'Change')
  }

  test('are told with who deleted each last, the newest first, and not those renamed', async () => {
    expect(await deleted()).toEqual([])
    repository.studio.write('pages/one/neü page.json', '{}\n')
    repository.studio.write('pages/note.txt', 'Two.\n')
    commit()
    rmSync(join(repository.studio.root, 'pages/one/neü page.json'))
    rmSync(join(repository.studio.root, 'pages/note.txt'))
    commit()
    git('mv', home, 'pages/one/moved.json')
    commit()
    expect(await deleted()).toEqual(['Ada: one/neü page.json'])
    repository.studio.write('pages/one/neü page.json', '{}\n')
    commit()
    rmSync(join(repository.studio.root, 'pages/one/moved.json'))
    git('config', 'user.name', 'Grace')
    commit()
    rmSync(join(repository.studio.root, 'pages/one/neü page.json'))
    commit()
    expect(await deleted()).toEqual(['Grace: one/neü page.json', 'Grace: one/moved.json'])
  })

  test('are none of those that came back and have another name since', async () => {
    rmSync(join(repository.studio.root, home))
    commit()
    git('revert', '--no-edit', 'HEAD')
    repository.studio.write('pages/one/other.json', '{}\n')
    commit()
    git('mv', home, 'pages/one/moved.json')
    rmSync(join(repository.studio.root, 'pages/one/other.json'))
    commit()
    expect(await deleted()).toEqual(['Ada: one/other.json'])
    rmSync(join(repository.studio.root, 'pages/one/moved.json'))
    commit()
    expect(await deleted()).toEqual(['Ada: one/moved.json', 'Ada: one/other.json'])
  })

  test('are those of the branch that is checked out, by way of a merge too', async () => {
    git('switch', '-q', '-c', 'side')
    rmSync(join(repository.studio.root, home))
    commit()
    git('switch', '-q', 'main')
    expect(await deleted()).toEqual([])
    git('commit', '-q', '--allow-empty', '-m', 'Beside')
    git('merge', '-q', '--no-edit', 'side')
    expect(await deleted()).toEqual([`Ada: ${home.slice('pages/'.length)}`])
  })

  test('may be more where older commits are not on this machine', async () => {
    const told = async (): Promise<Deleted> =>
      (await repository.studio.ask('/studio/api/deleted')).json<Deleted>()
    rmSync(join(repository.studio.root, home))
    commit()
    expect(await told()).not.toHaveProperty('isCut')
    const newest = join(repository.around, 'newest')
    git('clone', '-q', '--depth=1', `file://${repository.studio.root}`, newest)
    rmSync(join(repository.studio.root, '.git'), { recursive: true })
    renameSync(join(newest, '.git'), join(repository.studio.root, '.git'))
    expect(await told()).toEqual({ documents: [], isCut: true })
  })

  test.each([
    ['before the first commit', ['init', '-q', '-b', 'first']],
    ['where the folder is in no repository', undefined],
  ])('are none %s', async (_, args) => {
    rmSync(join(repository.studio.root, '.git'), { recursive: true })
    if (args) git(...args)
    expect(await deleted()).toEqual([])
  })
})
