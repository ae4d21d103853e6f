import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { home } from '#tests/engine/site.ts'
import { publisher } from '#tools/studio/git/publish.ts'
import { gitIn } from '#tools/studio/git/run-git.ts'
import { placeOf } from '#tools/studio/place.ts'
import { readToJudge } from '#tools/studio/site/judge.ts'

import { changed, repositoryOfEachTest } from './scratch-repository.ts'

const repository = repositoryOfEachTest()
const { git, published, refusal } = repository

const refused =
  'Someone opened another version of the site here in the meantime, so nothing was published. Close this window, open it again and see where it goes.'

describe('a branch that is checked out while somebody publishes', () => {
  test('gets nothing that was to go to the one that the window told of', async () => {
    repository.studio.write(home, changed)
    git('checkout', '-q', '-b', 'autumn')
    expect(await refusal({ from: 'main' })).toBe(
      `${refused}\ngit had the branch main checked out, and has the branch autumn now.`,
    )
    expect(await refusal({ from: 'main', branch: 'spring' })).toContain(refused)
    git('checkout', '-q', '--detach')
    expect(await refusal({ from: 'autumn', branch: 'spring' })).toMatch(/and has no branch now\.$/)
    expect((await published({ from: 'HEAD', branch: 'spring' })).branch).toBe('spring')
    expect((await published({ from: 'spring', push: true })).branch).toBe('spring')
  })

  test('gets nothing either where it comes while the site is being judged', async () => {
    repository.studio.write(home, changed)
    const publish = publisher({
      git: gitIn(repository.studio.root),
      read: () => {
        git('checkout', '-q', '-b', 'autumn')
        return Promise.resolve({ judge: () => Promise.resolve([]), isStill: () => true })
      },
      shown: () => [],
    })
    const before = git('rev-parse', 'main')
    await expect(
      publish({ message: 'Greet', from: 'main', branch: null, push: false }),
    ).rejects.toThrow(refused)
    expect(git('rev-parse', 'autumn')).toBe(before)
  })
})

describe('a page that is written while the site is being judged', () => {
  const publishing = (written: string): ReturnType<typeof publisher> => {
    const { root } = repository.studio
    return publisher({
      git: gitIn(join(root, 'pages')),
      read: () =>
        readToJudge(placeOf(root, 'pages'), (tree) => {
          repository.studio.write(written, '{ "title": ')
          return checkSite(tree)
        }),
      shown: () => [],
    })
  }
  const wish = { message: 'Greet', branch: null, push: false }

  test('does not go out unjudged', async () => {
    repository.studio.write(home, changed)
    const before = git('rev-parse', 'HEAD')
    await expect(publishing(home)(wish)).rejects.toThrow(
      'Someone changed Home in the meantime, so nothing was published. Close this window, open it again and see what changed.',
    )
    repository.studio.write(home, changed)
    await expect(publishing('pages/late.json')(wish)).rejects.toThrow(/^Someone changed Late /)
    expect(git('rev-parse', 'HEAD')).toBe(before)
  })

  test('is nobody’s business where it stays behind', async () => {
    repository.studio.write(home, changed)
    const id = home.replace('pages/', '')
    await publishing('pages/late.json')({ ...wish, only: [id] })
    expect(git('show', '--name-only', '--format=', 'HEAD')).toBe(home)
  })
})
