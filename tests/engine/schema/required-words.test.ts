import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { isRecord } from '#engine/is-record.ts'
import { type Schema } from '#engine/schema/schema.ts'
import { blockFolders } from '#tests/contract/block-types.ts'

const files = [
  ...['schema', 'schema/content', 'schema/defs'].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  ),
  ...blockFolders().map((type) => `blocks/${type}/block.schema.json`),
].filter((file) => file.endsWith('.json') && !file.endsWith('/block-dialect.json'))

/** What must be there and may be empty: a picture that only decorates, a post or a dish without words, a colour without its number. */
const mayBeEmpty = [
  'blocks/type-sheet/block.schema.json value',
  'schema/defs/image.json alt',
  'schema/content/feed.schema.json caption',
  'schema/content/menu.schema.json description',
]

/** The texts of a schema that are required and that nothing keeps from being empty. */
function* emptied(schema: unknown): Generator<string> {
  if (Array.isArray(schema)) for (const one of schema) yield* emptied(one)
  if (!isRecord(schema)) return
  const { properties = {}, required = [] } = schema as Schema
  for (const key of Array.isArray(required) ? required : []) {
    const { type, ...rules } = properties[key] ?? {}
    if (
      type === 'string' &&
      !['minLength', 'pattern', 'enum', 'const', 'format'].some((rule) => rule in rules)
    )
      yield key
  }
  for (const inner of Object.values(schema)) yield* emptied(inner)
}

// A button without words has no name for whoever hears the page (WCAG 4.1.2).
test('a text that must be there must say something', () => {
  expect(files.length).toBeGreaterThan(40)
  const found = files
    .toSorted()
    .flatMap((file) =>
      [...emptied(JSON.parse(readFileSync(file, 'utf8')))].map((key) => `${file} ${key}`),
    )
  expect(found).toEqual(mayBeEmpty.toSorted())
})
