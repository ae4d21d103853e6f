import { chmodSync, chownSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { replaceFiles } from '#tools/lib/code/replace-files.ts'
import { disk } from '#tools/lib/disk/disk.ts'
import { writeWhole } from '#tools/lib/disk/write-whole.ts'

let folder: string
beforeEach(() => {
  folder = scratchFolder()
})

test('a folder is made alone, so that what a disk refuses is told as it is', () => {
  disk.makeFolder(join(folder, 'a'))
  disk.makeFolder(join(folder, 'a'))
  expect(disk.isFolder(join(folder, 'a'))).toBe(true)
  expect(() => disk.makeFolder(join(folder, 'b/c'))).toThrow('ENOENT')
  expect(disk.isFolder(join(folder, 'b'))).toBe(false)
  writeFileSync(join(folder, 'file'), '')
  expect(() => disk.makeFolder(join(folder, 'file'))).toThrow('EEXIST')
})

/** Only root may give a file away. */
const isRoot = process.getuid?.() === 0

test.skipIf(!isRoot).each<[string, (path: string) => void]>([
  ['a command changes', (path) => replaceFiles([{ path, from: 'a', to: 'b' }])],
  ['the Studio saves', (path) => writeWhole(disk, path, 'b')],
])('a file that %s as root stays its owner’s', (_, write) => {
  const path = join(folder, 'home.json')
  writeFileSync(path, 'a')
  chmodSync(path, 0o640)
  chownSync(path, 1000, 1001)
  write(path)
  const { uid, gid, mode } = statSync(path)
  expect([uid, gid, mode & 0o777]).toEqual([1000, 1001, 0o640])
})
