import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { type HouseChange, makeChange } from '#tools/lib/code/house-change.ts'
import { planBlock } from '#tools/rename-block/plan.ts'
import { planSetting } from '#tools/rename-setting/plan.ts'

const torn = 'blocks/torn/block.schema.json'
const component = 'blocks/torn/Torn.tsx'
const page = 'pages/one/home.json'
let root = ''
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** A house in which the schema of a block is half written. */
beforeEach(() => {
  root = scratchFolder({ [torn]: '{ "title": ', [component]: 'before', [page]: 'before' })
  cpSync('schema', join(root, 'schema'), { recursive: true })
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const changeOf = (...files: string[]): HouseChange => ({
  texts: new Map(files.map((file) => [file, { from: 'before', to: 'after' }])),
  moves: [],
  look: [],
})

test('a change of pages needs nothing of the blocks', async () => {
  await makeChange(root, changeOf(page), true)
  expect(read(page)).toBe('after')
})

test('a change of blocks that could not be generated is not begun', async () => {
  await expect(makeChange(root, changeOf(page, component), true)).rejects.toThrow(`${torn}:1: `)
  expect([page, component].map(read)).toEqual(['before', 'before'])
})

test('a rename names the schema that it cannot read', async () => {
  const words = `${torn} cannot be read as JSON. Fix it first; \`npm run validate\` says where.`
  await expect(planBlock(root, 'pages', 'torn', 'whole')).rejects.toThrow(words)
  const setting = { from: 'a', to: 'b' }
  await expect(planSetting(root, 'pages', 'torn', setting)).rejects.toThrow(words)
})
