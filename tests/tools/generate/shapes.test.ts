import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, describe, expect, test } from 'vitest'

import type { Migration } from '#engine/migrate/migration.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { readSchemas } from '#tools/generate/read-schemas.ts'
import { shapes } from '#tools/generate/shapes.ts'
import { git } from '#tools/lib/git.ts'

let root: string
const record = () => join(root, 'schema/generated/shapes.json')
beforeEach(() => {
  root = scratchFolder()
  mkdirSync(join(root, 'schema/generated'), { recursive: true })
})

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

describe('with git', () => {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
  const commit = (): string => {
    git(root, ['add', '.'])
    return git(root, [...who, 'commit', '--allow-empty', '-qm', 'One'])
  }
  beforeEach(() => void git(root, ['init', '--quiet', '--initial-branch=main']))

  test('a block that is in no commit yet may be changed at will', () => {
    writeFileSync(record(), '{}')
    commit()
    expect(generate({ word })).toEqual([])
    expect(generate({ phrase: word })).toEqual([])
    expect(readFileSync(record(), 'utf8')).toContain('"phrase"')
    git(root, ['add', '.'])
    expect(generate({ words: word })).toEqual([])
    commit()
    expect(generate({ phrase: word })[0]).toContain('"words" is gone. Add step 2')
  })

  test('so may a setting and a step that are in no commit yet, and nothing else', () => {
    const number = { type: 'number', description: 'A number.' }
    generate({ word })
    commit()
    expect(generate({ word, more: word })).toEqual([])
    expect(generate({ word, more: number })).toEqual([])
    expect(readFileSync(record(), 'utf8')).toContain('"number"')
    expect(generate({ more: word })[0]).toContain('before: "word" is gone. Add step 2')
    expect(generate({ word: number, more: word }, [step])).toEqual([])
    expect(generate({ more: number }, [step])).toEqual([])
    expect(generate({ word })).toEqual([])
    commit()
    expect(generate({ word: number })[0]).toContain('"word" changed its type')
  })

  test('a line that somebody takes out of the record counts no more', () => {
    generate({ word })
    commit()
    expect(generate({})).not.toEqual([])
    writeFileSync(record(), '{}')
    expect(generate({})).toEqual([])
    expect(generate({})).toEqual([])
  })

  test('the other side of a merge is committed as well', () => {
    generate({ word })
    commit()
    git(root, ['checkout', '-qb', 'other'])
    generate({ word, more: word })
    commit()
    git(root, ['checkout', '-q', 'main'])
    commit()
    git(root, [...who, 'merge', '--quiet', '--no-commit', 'other'])
    expect(generate({ word })[0]).toContain('before: "more" is gone')
  })
})

test('a record that is half merged is refused with a sentence', () => {
  writeFileSync(record(), '<<<<<<< HEAD')
  expect(() => generate({ word })).toThrow('schema/generated/shapes.json is not JSON. Resolve')
})
