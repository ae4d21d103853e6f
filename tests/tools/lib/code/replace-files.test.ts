import { chmodSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { replaceFiles } from '#tools/lib/code/replace-files.ts'

let folder = ''
let path = ''
beforeEach(() => {
  folder = scratchFolder()
  path = join(folder, 'home.json')
})

test('a file gets its new text', () => {
  writeFileSync(path, '\uFEFFcafé')
  replaceFiles([{ path, from: '\uFEFFcafé', to: 'tea' }])
  expect(readFileSync(path, 'utf8')).toBe('tea')
})

test.each([
  ['changed meanwhile', Buffer.from('tea'), 'changed while it was worked on.'],
  ['is not UTF-8', Buffer.from('caf\xe9', 'latin1'), 'is not UTF-8, so nothing is written.'],
])('a file that %s keeps its bytes', (_, bytes, sentence) => {
  writeFileSync(path, bytes)
  expect(() => replaceFiles([{ path, from: 'caf\uFFFD', to: 'x' }])).toThrow(sentence)
  expect(readFileSync(path)).toEqual(bytes)
})

test('a file is made where there was none, and not over one that came meanwhile', () => {
  replaceFiles([{ path, from: '', to: 'tea' }])
  expect(readFileSync(path, 'utf8')).toBe('tea')
  expect(() => replaceFiles([{ path, from: '', to: 'milk' }])).toThrow('changed while it was')
  expect(readFileSync(path, 'utf8')).toBe('tea')
})

test('who may read and write a file stays, whatever new files get', () => {
  writeFileSync(path, 'a')
  chmodSync(path, 0o666)
  replaceFiles([{ path, from: 'a', to: 'b' }])
  expect(statSync(path).mode & 0o777).toBe(0o666)
})

test('where the disk takes one text and not the next, all files are as they were', () => {
  writeFileSync(path, 'a')
  // A folder that is not there refuses a text as a full disk would.
  const last = join(folder, 'gone/menu.json')
  expect(() =>
    replaceFiles([
      { path, from: 'a', to: 'b' },
      { path: last, from: '', to: 'b' },
    ]),
  ).toThrow('ENOENT')
  expect(readFileSync(path, 'utf8')).toBe('a')
  expect(readdirSync(folder)).toEqual(['home.json'])
})

test('a file whose name is as long as a system takes gets its new text', () => {
  const long = join(folder, `${'a'.repeat(250)}.json`)
  writeFileSync(long, 'a')
  replaceFiles([{ path: long, from: 'a', to: 'b' }])
  expect(readFileSync(long, 'utf8')).toBe('b')
})

test('two names of one file are one file', () => {
  writeFileSync(path, 'a')
  const other = join(folder, 'other.json')
  symlinkSync(path, other)
  replaceFiles([path, other].map((one) => ({ path: one, from: 'a', to: 'b' })))
  expect(readFileSync(other, 'utf8')).toBe('b')
  expect(readdirSync(folder).toSorted()).toEqual(['home.json', 'other.json'])
})
