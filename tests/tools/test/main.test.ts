import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'

test('where no test could be loaded, that is said, once and before any is', () => {
  const house = join(scratchFolder(), '50% off')
  mkdirSync(house)
  const args = [
    resolve('tools/run/from-sources.ts'),
    resolve('tools/test/main.ts'),
    '--only',
    'format',
  ]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), ...args],
    { cwd: house, encoding: 'utf8' },
  )
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^The path .*50% off has a % in it, .* Move the folder\.\n$/)
})
