import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'
import { type JSONSchema, getLanguageService } from 'vscode-json-languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'

import { blockFolders } from './block-types.ts'

const schema = JSON.parse(readFileSync('schema/generated/page.schema.json', 'utf8')) as JSONSchema
const types = blockFolders()
const service = getLanguageService({})
service.configure({ validate: true, schemas: [{ uri: 'page', fileMatch: ['*'], schema }] })

/** A page whose only block is `block`; `|` marks the cursor. */
function page(block: string): {
  document: TextDocument
  json: ReturnType<typeof service.parseJSONDocument>
  cursor: number
} {
  const text = `{ "route": "/", "title": "T", "description": "Twenty characters and more.", "blocks": [${block}] }`
  const cursor = text.indexOf('|')
  const document = TextDocument.create('file:///page.json', 'json', 1, text.replace('|', ''))
  return { document, json: service.parseJSONDocument(document), cursor }
}

async function completions(block: string) {
  const { document, json, cursor } = page(block)
  const list = await service.doComplete(document, document.positionAt(cursor), json)
  return list?.items ?? []
}

async function problems(block: string): Promise<string[]> {
  const { document, json } = page(block)
  return (await service.doValidation(document, json)).map(({ message }) =>
    typeof message === 'string' ? message : message.value,
  )
}

interface BlockSchema {
  title: string
  description: string
  properties: Record<string, { description: string; enum?: string[]; $ref?: string }>
}

function blockSchema(type: string): BlockSchema {
  return JSON.parse(readFileSync(`blocks/${type}/block.schema.json`, 'utf8')) as BlockSchema
}

async function hover(block: string): Promise<unknown> {
  const { document, json, cursor } = page(block)
  return (await service.doHover(document, document.positionAt(cursor), json))?.contents
}

test('an editor calls settings what the Studio calls them, and none by a name of code', async () => {
  expect(await hover('{ "type": "hero-image", "image": { "foc|us": {} } }')).toEqual([
    expect.stringMatching(/^Focal point\n\nThe point that stays/),
  ])
  expect(await hover('{ "type": "faves", "link": { "hr|ef": "/" } }')).toEqual([
    expect.stringMatching(/^Where a link goes/),
  ])
})

const common = ['type', 'id', 'hidden', 'span', 'layout', 'when', 'v']

describe.each(types)('an editor on a %s block', (type) => {
  test('completes its type, with what the block is for', async () => {
    const items = await completions('{ "type": "|" }')
    const item = items.find(({ label }) => label === `"${type}"`)
    expect(item).toBeDefined()
    expect(JSON.stringify(item?.documentation)).toContain(
      blockSchema(type).description.slice(0, 20),
    )
  })

  test('completes its own settings and no other block’s, each described', async () => {
    const items = await completions(`{ "type": "${type}", | }`)
    const own = blockSchema(type).properties
    const labels = items.filter(({ kind }) => kind === 10).map(({ label }) => label)
    expect(labels.toSorted()).toEqual(
      [...Object.keys(own), ...common].filter((key) => key !== 'type').toSorted(),
    )
    for (const item of items.filter(({ kind }) => kind === 10))
      expect(item.documentation, item.label).toBeTruthy()
  })

  test('completes the words of each list', async () => {
    for (const [key, property] of Object.entries(blockSchema(type).properties)) {
      if (!property.enum) continue
      const items = await completions(`{ "type": "${type}", "${key}": | }`)
      expect(items.map(({ label }) => label)).toEqual(
        expect.arrayContaining(property.enum.map((word) => JSON.stringify(word))),
      )
    }
  })

  test('inserts it as a snippet that its schema accepts', async () => {
    const items = await completions('|')
    const snippet = items.find(({ label }) => label === `${type} block`)
    expect(snippet).toBeDefined()
    const text =
      (snippet?.textEdit as { newText: string } | undefined)?.newText ?? snippet?.insertText ?? ''
    const plain = text
      .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
      .replaceAll(/\\([\\$}])/g, '$1')
      .replaceAll(/\$\d/g, '')
    expect(await problems(plain)).toEqual([])
  })

  test('accepts its example', async () => {
    expect(await problems(readFileSync(`blocks/${type}/example.json`, 'utf8'))).toEqual([])
  })
})

test('an unknown type is told the known ones', async () => {
  const [message, ...more] = await problems('{ "type": "marqee", "id": "a" }')
  expect(more).toEqual([])
  for (const type of types) expect(message).toContain(type)
})
