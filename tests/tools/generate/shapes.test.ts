import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Migration } from '#engine/migrate/migration.ts'
import { readSchemas } from '#tools/generate/read-schemas.ts'
import { shapes } from '#tools/generate/shapes.ts'
import { git } from '#tools/lib/git.ts'

let root: string
const record = () => join(root, 'schema/generated/shapes.json')
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shapes-'))
  mkdirSync(join(root, 'schema/generated'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const sources = readSchemas(process.cwd())
const marquee = sources.blocks['marquee']!

/** Records the marquee with these settings and steps, as `npm run generate` does; what it says. */
function generate(properties: object, steps: readonly Migration[] = []): readonly string[] {
  const schema = { ...marquee.schema, required: [], properties }
  const blocks = { marquee: { schema, example: undefined } }
  const { text, broken } = shapes(root, { ...sources, blocks }, new Map([['marquee', steps]]))
  writeFileSync(record(), text)
  return broken
}

const word = { type: 'string', description: 'A word.' }
const step: Migration = { to: 2, why: 'A word is a phrase.', up: (settings) => settings }

test('a breaking change is told until the block has a step for it', () => {
  expect(generate({ word })).toEqual([])
  expect(generate({ word, more: word })).toEqual([])
  const [sentence, ...others] = generate({ phrase: word })
  expect(others).toEqual([])
  expect(sentence).toContain('blocks/marquee/block.schema.json breaks')
  expect(sentence).toContain('"word" is gone, "more" is gone. Add step 2')
  expect(generate({ phrase: word })).toEqual([sentence])
  expect(generate({ phrase: word }, [step])).toEqual([])
  expect(generate({}, [step])[0]).toContain('Add step 3')
})

test('a block that is in no commit yet may be changed at will', () => {
  git(root, ['init', '--quiet'])
  const commit = (): string =>
    git(root, ['-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'One'])
  mkdirSync(join(root, 'blocks/poster'), { recursive: true })
  writeFileSync(join(root, 'blocks/poster/block.schema.json'), '{}')
  git(root, ['add', '.'])
  commit()
  mkdirSync(join(root, 'blocks/marquee'))
  writeFileSync(join(root, 'blocks/marquee/block.schema.json'), '{}')
  expect(generate({ word })).toEqual([])
  expect(generate({ phrase: word })).toEqual([])
  expect(readFileSync(record(), 'utf8')).toContain('"phrase"')
  git(root, ['add', '.'])
  expect(generate({ words: word })).toEqual([])
  commit()
  expect(generate({ phrase: word })[0]).toContain('"words" is gone. Add step 2')
})

test('a record that is half merged is refused with a sentence', () => {
  writeFileSync(record(), '<<<<<<< HEAD')
  expect(() => generate({ word })).toThrow('schema/generated/shapes.json is not JSON. Resolve')
})
