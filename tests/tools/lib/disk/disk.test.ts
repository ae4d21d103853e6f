import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { disk } from '#tools/lib/disk/disk.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'disk-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a folder is made alone, so that what a disk refuses is told as it is', () => {
  disk.makeFolder(join(folder, 'a'))
  disk.makeFolder(join(folder, 'a'))
  expect(disk.isFolder(join(folder, 'a'))).toBe(true)
  expect(() => disk.makeFolder(join(folder, 'b/c'))).toThrow('ENOENT')
  expect(disk.isFolder(join(folder, 'b'))).toBe(false)
  writeFileSync(join(folder, 'file'), '')
  expect(() => disk.makeFolder(join(folder, 'file'))).toThrow('EEXIST')
})
