import { readFileSync, readdirSync } from 'node:fs'

import { Ajv } from 'ajv'
import { expect, test } from 'vitest'

import { documentKind } from '#engine/site/model.ts'
import { documentSchema } from '#tools/mcp/schemas.ts'

const paths = readdirSync('pages', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => documentKind(path) !== undefined)

const accepts = (path: string): ((value: unknown) => boolean) =>
  new Ajv({ strict: false, validateFormats: false }).compile(documentSchema(path))

const read = (path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`pages/${path}`, 'utf8')) as Record<string, unknown>

test.each(paths)('the schema of %s is whole, takes it, and refuses a misspelt setting', (path) => {
  const takes = accepts(path)
  const document = read(path)
  expect(takes(document)).toBe(true)
  expect(takes({ ...document, titel: 'x' })).toBe(false)
})

test('of the blocks of a page it says the types, not their settings', () => {
  const path = 'multi-location/home.json'
  const takes = accepts(path)
  const page = read(path)
  expect(takes({ ...page, blocks: [{ type: 'marquee', id: 'a', anything: 1 }] })).toBe(true)
  expect(takes({ ...page, blocks: [{ type: 'marqee', id: 'a' }] })).toBe(false)
  expect(JSON.stringify(documentSchema(path)).length).toBeLessThan(8000)
})

test('where no document belongs there is no schema', () => {
  expect(() => documentSchema('media/hero.json')).toThrow(
    '“media/hero.json” is no place for a document. List the pages to see what there is.',
  )
})
