import { expect, test } from 'vitest'

import { check, marquee } from '#tests/engine/site.ts'

const schema = {
  $schema: '../../schema/block-dialect.json',
  title: 'Marquee',
  description: 'Runs sideways.',
  type: 'object',
  additionalProperties: false,
}

const kind =
  'does not say what it may be. Add a "type", as "string" or "number"; or "enum" with the values; or "$ref" to a part in schema/defs.'

test.each<[string, object, string[]]>([
  [
    'an inner name that JavaScript keeps for itself',
    {
      at: {
        description: 'Where.',
        type: 'object',
        additionalProperties: false,
        properties: { toString: { description: 'Who.', type: 'string' } },
      },
    },
    [
      '[properties › at › properties › toString] "toString" cannot be a name here. Every block already has a setting with that name, or React or JavaScript reserves it. Use another.',
    ],
  ],
  [
    'a label by the word that it had, or has elsewhere',
    {
      at: { description: 'Where.', type: 'string', 'x-label': 'Place' },
      by: { description: 'Who.', type: 'string', label: 'Cook' },
    },
    [
      '[properties › at] "x-label" is not a key that a block schema may have in "at". Did you mean "title"?',
      '[properties › by] "label" is not a key that a block schema may have in "by". Did you mean "title"?',
    ],
  ],
  [
    'a word twice in a list',
    { at: { description: 'Where.', enum: ['a', 'b', 'a'] } },
    [
      '[properties › at › enum #3] Entries 1 and 3 of "enum" are the same. Take one of them out, or change it.',
    ],
  ],
  [
    'settings that do not say what they may be',
    {
      at: { description: 'Where.' },
      all: { description: 'All.', type: 'array', items: {} },
    },
    [`[properties › at] "at" ${kind}`, `[properties › all › items] "items" ${kind}`],
  ],
])('of a schema is told: %s', async (_name, properties, expected) => {
  const lines = await check({
    'blocks/marquee/Marquee.tsx': '',
    'blocks/marquee/example.json': JSON.stringify(marquee),
    'blocks/marquee/block.schema.json': JSON.stringify({ ...schema, properties }),
  })
  const place = /^blocks\/marquee\/block\.schema\.json:1:\d+ block-schema-outside-dialect /
  expect(lines.map((line) => line.replace(place, ''))).toEqual(expected)
})

test('no folder may be called as what every object has', async () =>
  expect(
    await check({
      'blocks/constructor/Constructor.tsx': '',
      'blocks/constructor/example.json': '{"type":"constructor","id":"c"}',
      'blocks/constructor/block.schema.json': JSON.stringify({ ...schema, properties: {} }),
    }),
  ).toEqual([
    'blocks/constructor/block.schema.json:1:1 wrong-block-name [] The folder blocks/constructor has a name that no block can have. JavaScript reserves that name; rename the folder: constructor-band.',
  ]))
