import { expect, test } from 'vitest'

import { runCommand } from './commands.ts'

test('a site with one set is not told that all of it is shared', () => {
  const { stdout } = runCommand('parity', ['--pages', 'tests/fixtures/other-site/pages'])
  expect(stdout).toBe('There is one page set, one-page, and none to compare it with.\n')
})
