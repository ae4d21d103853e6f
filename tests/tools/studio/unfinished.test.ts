import { expect, test } from 'vitest'

import { home } from '#tests/engine/site.ts'

import { changed, original, repositoryOfEachTest } from './scratch-repository.ts'

const repository = repositoryOfEachTest()
const { git, refusal } = repository

/** Two branches of which the one that is checked out, `main`, changed the same file otherwise. */
function branches(): void {
  git('checkout', '-q', '-b', 'side')
  repository.studio.write('README.md', 'Side.\n')
  git('commit', '-qam', 'Side')
  git('checkout', '-q', 'main')
  repository.studio.write('README.md', 'Main.\n')
  git('commit', '-qam', 'Main')
}

test('nothing is published in the middle of a merge', async () => {
  branches()
  expect(() => git('merge', 'side')).toThrow('Command failed')
  repository.studio.write(home, changed)
  expect(await refusal()).toBe(
    'Someone started combining two versions of the site here and hasn’t finished. Ask whoever set this up to finish it.\ngit is in the middle of a merge, rebase or revert.',
  )
})

test('what is the matter in the middle of a rebase is said before anything is published', async () => {
  expect((await repository.state()).unfinished).toBeUndefined()
  branches()
  expect(() => git('rebase', 'side')).toThrow('Command failed')
  const { branch, unfinished } = await repository.state()
  expect(branch).toBe('HEAD')
  expect(unfinished?.message).toMatch(/^Someone started combining two versions of the site here/)
  expect(await refusal()).toBe(`${unfinished?.message}\n${unfinished?.details}`)
})

test('nothing is published in the middle of a revert, which can go on', async () => {
  for (const text of ['Two.\n', 'Three.\n']) {
    repository.studio.write('README.md', text)
    git('commit', '-qam', text)
  }
  expect(() => git('revert', 'HEAD~1')).toThrow('Command failed')
  repository.studio.write(home, changed)
  expect(await refusal()).toBe(
    'Someone started combining two versions of the site here and hasn’t finished. Ask whoever set this up to finish it.\ngit is in the middle of a merge, rebase or revert.',
  )
  expect(git('rev-parse', 'REVERT_HEAD')).toBe(git('rev-parse', 'HEAD~1'))
})

test('what is not decided stays so when another page is published', async () => {
  git('switch', '-qc', 'topic')
  repository.studio.write(home, original.replace('"Hello"', '"Topic"'))
  git('commit', '-qam', 'Topic')
  git('switch', '-q', 'main')
  repository.studio.write(home, changed)
  git('commit', '-qam', 'Main')
  expect(() => git('merge', '--squash', 'topic')).toThrow('Command failed')
  // As the merge driver leaves it: sound, and with nothing that shows a conflict.
  repository.studio.write(home, changed)
  repository.studio.write('pages/media/new.svg', '<svg/>')
  expect(await refusal()).toBe(
    `Someone started combining two versions of the site here and hasn’t finished. Ask whoever set this up to finish it.\nThese files aren’t decided: ${home}.`,
  )
  expect(git('ls-files', '--unmerged')).not.toBe('')
})
