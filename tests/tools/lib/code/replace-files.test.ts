import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { replaceFiles } from '#tools/lib/code/replace-files.ts'

let folder = ''
let path = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'))
  path = join(folder, 'home.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

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
