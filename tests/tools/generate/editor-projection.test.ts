import { expect, test } from 'vitest'
import { type JSONSchema, getLanguageService } from 'vscode-json-languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'

import { bundle } from '#tools/generate/bundle.ts'
import { editorProjection } from '#tools/generate/editor-projection.ts'
import { readSchemas } from '#tools/generate/read-schemas.ts'

test('what an editor inserts says what the example says, whatever its texts hold', async () => {
  const words = [
    '$19 for ${two}',
    '^_^',
    String.raw`A \* stays`,
    'In "quotes" {and braces}',
    'a\nb',
  ]
  const example = { type: 'a', id: 'a', words }
  const list = { description: 'What it says.', type: 'array', items: { type: 'string' } }
  const schema = { title: 'A', type: 'object', required: ['words'], properties: { words: list } }
  const sources = { ...readSchemas(process.cwd()), blocks: { a: { schema, example } } }
  const page = editorProjection(bundle(sources), sources)['page.schema.json'] as JSONSchema
  const service = getLanguageService({})
  service.configure({ schemas: [{ uri: 'page', fileMatch: ['*'], schema: page }] })
  const document = TextDocument.create('file:///page.json', 'json', 1, '{ "blocks": [] }')
  const found = await service.doComplete(
    document,
    { line: 0, character: 13 },
    service.parseJSONDocument(document),
  )
  const { insertText = '' } = found?.items.find(({ label }) => label === 'a block') ?? {}
  // As an editor reads it: a backslash before one of three signs makes it a sign like others.
  const read = insertText.replaceAll(/\$\{1:a\}|\\([$\\}])/g, (_, sign = 'a') => String(sign))
  expect(JSON.parse(read)).toEqual(example)
})
