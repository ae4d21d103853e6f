import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { type JSONSchema, getLanguageService } from 'vscode-json-languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'

import { validatePage } from '#schema/validators.js'

import { blockFolders } from './block-types.ts'

const schema = JSON.parse(readFileSync('schema/generated/page.schema.json', 'utf8')) as JSONSchema
const service = getLanguageService({})
service.configure({ validate: true, schemas: [{ uri: 'page', fileMatch: ['*'], schema }] })
const types = blockFolders()

type Data = { [key: string]: unknown }

/** Ways to spoil a block, and the block itself: what an editor and the command must agree about. */
function* mutations(block: Data): Generator<[string, Data]> {
  yield ['as it is', block]
  yield ['with an unknown setting', { ...block, nonsense: 1 }]
  yield ['with another type', { ...block, type: 'no-such-block' }]
  for (const key of Object.keys(block)) {
    const { [key]: _, ...without } = block
    yield [`without ${key}`, without]
    yield [
      `with ${key} of the wrong kind`,
      { ...block, [key]: typeof block[key] === 'object' ? 5 : { no: 1 } },
    ]
    if (typeof block[key] === 'string')
      yield [`with ${key} too long`, { ...block, [key]: 'x'.repeat(3000) }]
    if (Array.isArray(block[key])) yield [`with ${key} empty`, { ...block, [key]: [] }]
  }
}

describe.each(types)('%s', (type) => {
  const example = JSON.parse(readFileSync(`blocks/${type}/example.json`, 'utf8')) as Data

  test.each([...mutations(example)])(
    '%s: the editor and the command give the same verdict',
    async (_, block) => {
      const page = {
        route: '/',
        title: 'T',
        description: 'Twenty characters and more.',
        blocks: [block],
      }
      const document = TextDocument.create('file:///p.json', 'json', 1, JSON.stringify(page))
      const found = await service.doValidation(document, service.parseJSONDocument(document))
      expect(found.length === 0).toBe(validatePage(page))
    },
  )
})
