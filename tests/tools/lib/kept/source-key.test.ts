import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { sourceKey } from '#tools/lib/kept/source-key.ts'

afterEach(() => void vi.restoreAllMocks())

test('a source that is put in the place of one of the same length and time is another', () => {
  const root = scratchFolder({ 'src/a.ts': 'one' })
  const put = (text: string): void => {
    writeFileSync(join(root, 'src/a.ts'), text)
    utimesSync(join(root, 'src/a.ts'), 1000, 1000)
  }
  put('one')
  // Long after, when a source is known by its times.
  const later = Date.now() + 60_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  const before = sourceKey(root)
  put('two')
  expect(sourceKey(root)).not.toBe(before)
  put('one')
  expect(sourceKey(root)).toBe(before)
})

test('neither a test nor a file that is just being written makes another key', () => {
  const root = scratchFolder({ 'src/a.ts': 'one' })
  const before = sourceKey(root)
  for (const name of ['a.test.ts', 'b.ts.part']) writeFileSync(join(root, 'src', name), 'two')
  expect(sourceKey(root)).toBe(before)
  writeFileSync(join(root, 'src/b.ts'), 'two')
  expect(sourceKey(root)).not.toBe(before)
})
