import { afterEach, expect, test, vi } from 'vitest'

import { watchLimit } from '#tools/start/watch-limit.ts'

afterEach(() => vi.restoreAllMocks())

test('a computer that watches no more files says so once, and what to do', async () => {
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((words) => void said.push(String(words)))
  const { logger, reached } = watchLimit()
  logger.error('something else')
  for (const code of ['ENOSPC: System limit', 'EMFILE: too many open files'])
    logger.error(`\u001B[31mfile watcher error: ${code}, watch '/pages'\u001B[39m`)
  await reached
  expect(said).toEqual([
    'something else',
    expect.stringMatching(/^This computer watches too many files already, .*sysctl/),
  ])
})
