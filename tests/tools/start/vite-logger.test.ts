import { afterEach, expect, test, vi } from 'vitest'

import { viteLogger } from '#tools/start/vite-logger.ts'

afterEach(() => vi.restoreAllMocks())

test('a computer that watches no more files says so once, and what to do', async () => {
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((words) => void said.push(String(words)))
  const { logger, limit } = viteLogger()
  logger.error('something else')
  for (const code of ['ENOSPC: System limit', 'EMFILE: too many open files'])
    logger.error(`\u001B[31mfile watcher error: ${code}, watch '/pages'\u001B[39m`)
  await limit
  expect(said).toEqual([
    'something else',
    expect.stringMatching(/^This computer watches too many files already, .*sysctl/),
  ])
})

test('a fault of a source is told without where Vite noticed it', () => {
  const said: string[] = []
  vi.spyOn(console, 'error').mockImplementation((words) => void said.push(String(words)))
  const fault =
    'Internal server error: Unexpected token\n 5 │ export function start((\n  File: a.ts'
  const stack =
    '\n      at transform (file:///node_modules/vite/node.js:7747:26)\n      at load (x:1:2)'
  viteLogger().logger.error(`${fault}${stack}`)
  expect(said).toEqual([fault])
})
