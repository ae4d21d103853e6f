import { expect, test } from 'vitest'

import { check, home, page, poster } from '#tests/engine/site.ts'

test('a deprecated setting is told wherever it stands in its block, and what goes with it is not', async () => {
  const size = { type: 'number', deprecated: true, description: 'Lines have their own size.' }
  const text = { type: 'string', description: 'What it says.' }
  const line = { type: 'object', additionalProperties: false, properties: { text, size } }
  const headline = { type: 'array', items: line, description: 'Its lines.' }
  const label = { type: 'string', deprecated: true, description: 'Its words.' }
  const link = { ...line, properties: { label }, deprecated: true, description: 'Use headline.' }
  const schema = {
    $schema: '../../schema/block-dialect.json',
    title: 'Poster',
    description: 'A whole page in one picture.',
    type: 'object',
    additionalProperties: false,
    properties: { headline, link },
  }
  const lines = [{ text: 'No' }, { text: 'bowls', size: 0.2 }]
  const files = {
    'blocks/poster/Poster.tsx': '',
    'blocks/poster/example.json': JSON.stringify(poster),
    'blocks/poster/block.schema.json': JSON.stringify(schema),
    [home]: page([{ ...poster, headline: lines, link: { label: 'Eat', href: '/' } }]),
  }
  expect(await check(files)).toEqual([
    'pages/one/home.json:15:11 deprecated-setting [block 1 (poster) › headline #2 › size] "size" of the block "poster" is deprecated. Take it out; its schema says: "Lines have their own size.".',
    'pages/one/home.json:25:7 deprecated-setting [block 1 (poster) › link] "link" of the block "poster" is deprecated. Take it out; its schema says: "Use headline.".',
  ])
})
