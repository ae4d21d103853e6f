import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { writeGenerated } from '#tools/generate/write-generated.ts'

test('what is left over goes, and a folder that somebody made stays', () => {
  const root = mkdtempSync(join(tmpdir(), 'generated-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'schema/generated')
  mkdirSync(join(folder, 'notes'), { recursive: true })
  writeFileSync(join(folder, 'notes/mine.txt'), 'words')
  writeFileSync(join(folder, 'old.json'), '{}')
  writeGenerated(root, { 'schema/generated/new.json': '{}' })
  expect(readdirSync(folder).toSorted()).toEqual(['new.json', 'notes'])
  expect(readFileSync(join(folder, 'notes/mine.txt'), 'utf8')).toBe('words')
})
