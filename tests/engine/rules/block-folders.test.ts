import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { blockSchemas } from '#engine/schema/schema.ts'
import { check, home, marquee, page } from '#tests/engine/site.ts'

describe('block folders', () => {
  const sound = {
    'blocks/marquee/Marquee.tsx': '',
    'blocks/marquee/example.json': JSON.stringify(marquee),
  }
  const schema = JSON.stringify({
    $schema: '../../schema/block-dialect.json',
    title: 'Marquee',
    description: 'Runs sideways.',
    type: 'object',
    additionalProperties: false,
    properties: {},
  })
  const folder = { ...sound, 'blocks/marquee/block.schema.json': schema }
  /** The folder where this stands in place of the settings of its schema, which has none. */
  const withSettings = (text: string): Record<string, string> => ({
    ...folder,
    'blocks/marquee/block.schema.json': schema.replace('"properties":{}', text),
  })
  /** What was generated of a marquee with these settings. */
  const generated = (properties: object, more: object = {}): Record<string, string> => ({
    'schema/generated/shapes.json': JSON.stringify({
      marquee: { v: 1, shape: { type: 'object', properties } },
      ...more,
    }),
  })
  test.each<[string, Record<string, string | undefined>, string[]]>([
    ['a sound one', folder, []],
    [
      'without a schema',
      { ...folder, 'blocks/marquee/block.schema.json': undefined },
      [
        'blocks/marquee/block.schema.json:1:1 block-without-schema [] The block folder blocks/marquee has no block.schema.json. Add one that describes its settings, or delete the folder.',
      ],
    ],
    [
      'a schema with words of its own',
      {
        ...folder,
        'blocks/marquee/block.schema.json': schema.replace(
          '"title"',
          '"patternProperties":{},"title"',
        ),
      },
      [
        'blocks/marquee/block.schema.json:1:46 block-schema-outside-dialect [] "patternProperties" is not a key that a block schema may have in this document. Take it out, or use one of: required, deprecated, x-category, x-aliases, x-limit, x-service, x-region, x-on, x-least-span.',
      ],
    ],
    [
      'an id that does not say what it is the id of',
      withSettings(
        '"properties":{"sections":{"description":"The parts.","type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"description":"The anchor.","type":"string"}}}}}',
      ),
      [
        'blocks/marquee/block.schema.json:1:281 block-schema-outside-dialect [properties › sections › items › properties › id] "x-id" is missing from "id". Add "x-id".',
      ],
    ],
    [
      'a required setting that is not there, which is no change that breaks pages',
      {
        ...withSettings(
          '"required":["autor","zebra"],"properties":{"author":{"description":"Who.","type":"string"}}',
        ),
        ...generated({}),
      },
      [
        'blocks/marquee/block.schema.json:1:152 block-schema-outside-dialect [required #1] "autor" is required, but there is no setting with that name. Did you mean "author"?',
        'blocks/marquee/block.schema.json:1:160 block-schema-outside-dialect [required #2] "zebra" is required, but there is no setting with that name. Take it out, or write the setting; there are author.',
      ],
    ],
    [
      'a limit below the other, which is no change that breaks pages',
      {
        ...withSettings(
          '"properties":{"at":{"description":"Where.","type":"string","minLength":40,"maxLength":20}}',
        ),
        ...generated({ at: { type: 'string' } }),
      },
      [
        'blocks/marquee/block.schema.json:1:211 block-schema-outside-dialect [properties › at › minLength] "minLength" is 40 and "maxLength" is 20, so nothing can be right here. Make "minLength" 20 or less, or "maxLength" 40 or more.',
      ],
    ],
    [
      'a value more than there are sentences of values',
      withSettings(
        '"properties":{"mode":{"description":"How.","enum":["go","turn","stay"],"enumDescriptions":["It goes.","It stays."]}}',
      ),
      [
        'blocks/marquee/block.schema.json:1:230 block-schema-outside-dialect [properties › mode › enumDescriptions] "enum" has 3 values and "enumDescriptions" 2 sentences, so one may be told of another\'s value. Write a sentence for each value, in the same order.',
      ],
    ],
    [
      'a setting that waits for what is not there',
      withSettings(
        '"properties":{"mode":{"description":"Whether.","type":"string","enum":["stay","go"]},"size":{"description":"How large.","type":"number"},"words":{"description":"Words.","type":"string","x-if":{"mood":["go"],"size":[3],"words":["a"],"mode":["go","gone"]}},"to":{"description":"Where.","type":"string","x-redirect":{"mood":["go"]}}}',
      ),
      [
        'blocks/marquee/block.schema.json:1:340 block-schema-outside-dialect [properties › words › x-if › mood] "x-if" needs a setting next to this one that has a list of values or is true or false; "mood" is not one. Take it out, or use one of: mode.',
        'blocks/marquee/block.schema.json:1:354 block-schema-outside-dialect [properties › words › x-if › size] "x-if" needs a setting next to this one that has a list of values or is true or false; "size" is not one. Take it out, or use one of: mode.',
        'blocks/marquee/block.schema.json:1:366 block-schema-outside-dialect [properties › words › x-if › words] "x-if" needs a setting next to this one that has a list of values or is true or false; "words" is not one. Take it out, or use one of: mode.',
        'blocks/marquee/block.schema.json:1:385 block-schema-outside-dialect [properties › words › x-if › mode #2] "mode" is never "gone". Use one of: "stay", "go".',
        'blocks/marquee/block.schema.json:1:461 block-schema-outside-dialect [properties › to › x-redirect › mood] "x-redirect" needs a setting next to this one that has a list of values or is true or false; "mood" is not one. Take it out, or use one of: mode.',
      ],
    ],
    [
      'a required setting that waits for another',
      withSettings(
        '"required":["words"],"properties":{"mode":{"description":"Whether.","type":"string","enum":["stay","go"]},"words":{"description":"Words.","type":"string","x-if":{"mode":["go"]}}}',
      ),
      [
        'blocks/marquee/block.schema.json:1:301 block-schema-outside-dialect [properties › words › x-if] "words" is required, so it cannot count only sometimes. Take "x-if" out, or take the setting out of "required".',
      ],
    ],
    [
      'a setting that was not generated',
      {
        ...withSettings('"properties":{"author":{"description":"Who.","type":"string"}}'),
        ...generated({}),
      },
      [
        'blocks/marquee/block.schema.json:1:1 schema-not-generated [] This schema changed after the last `npm run generate`, so pages are still checked against the old one. Run `npm run generate`.',
      ],
    ],
    [
      'a name that a setting cannot have',
      withSettings('"properties":{"my-tag":{"description":"Who.","type":"string"}}'),
      [
        'blocks/marquee/block.schema.json:1:154 block-schema-outside-dialect [properties › my-tag] "my-tag" cannot be a name here. Begin with a lowercase letter, and use only letters and digits.',
      ],
    ],
    [
      'a part that is not there, which is no change that breaks pages',
      {
        ...withSettings(
          '"properties":{"at":{"description":"Where.","$ref":"../../schema/defs/lnk.json"}}',
        ),
        ...generated({ at: { type: 'string' } }),
      },
      [
        'blocks/marquee/block.schema.json:1:190 block-schema-outside-dialect [properties › at › $ref] "$ref" cannot be "../../schema/defs/lnk.json". Did you mean "../../schema/defs/link.json"?',
      ],
    ],
    [
      'a pattern that is none, which is no change that breaks pages',
      {
        ...withSettings(
          '"properties":{"at":{"description":"When.","type":"string","pattern":"^[a-z"}}',
        ),
        ...generated({ at: { type: 'string', pattern: '^[a-z]$' } }),
      },
      [
        'blocks/marquee/block.schema.json:1:208 block-schema-outside-dialect [properties › at › pattern] This pattern is not a regular expression: Unterminated character class. Fix it; in JSON a backslash is written twice.',
      ],
    ],
    [
      'a type that is none, which is no change that breaks pages',
      {
        ...withSettings('"properties":{"at":{"description":"When.","type":"strng"}}'),
        ...generated({ at: { type: 'string' } }),
      },
      [
        'blocks/marquee/block.schema.json:1:189 block-schema-outside-dialect [properties › at › type] "type" cannot be "strng". Did you mean "string"?',
      ],
    ],
    [
      'a change that breaks pages, and a description that is missing',
      {
        ...withSettings('"properties":{"at":{"type":"number"}}'),
        ...generated({ at: { type: 'string' } }),
      },
      [
        'blocks/marquee/block.schema.json:1:1 breaking-change [] This schema breaks blocks that were right before: "at" changed its type. Add step 2 to blocks/marquee/migrations.ts, as blocks/README.md shows; then run `npm run generate`. If the old version was never committed, that command alone is enough.',
        'blocks/marquee/block.schema.json:1:159 block-schema-outside-dialect [properties › at] "description" is missing from "at". Add "description".',
      ],
    ],
    [
      'without an example',
      { ...folder, 'blocks/marquee/example.json': undefined },
      [
        'blocks/marquee/example.json:1:1 example-missing [] The block folder blocks/marquee has no example.json. Add one that begins with "type": "marquee".',
      ],
    ],
    [
      'an example that its schema refuses',
      { ...folder, 'blocks/marquee/example.json': JSON.stringify({ ...marquee, label: '' }) },
      [
        'blocks/marquee/example.json:1:39 example-invalid [label] "label" is empty. Write something there.',
      ],
    ],
    [
      'an example of another block',
      { ...folder, 'blocks/marquee/example.json': JSON.stringify({ ...marquee, type: 'faves' }) },
      [
        'blocks/marquee/example.json:1:9 example-invalid [type] This is an example of "faves" in the folder of "marquee". Write "marquee".',
      ],
    ],
    [
      'without a component',
      { ...folder, 'blocks/marquee/Marquee.tsx': undefined },
      [
        'blocks/marquee/Marquee.tsx:1:1 block-without-component [] The block folder blocks/marquee has no Marquee.tsx. Add one that exports Marquee.',
      ],
    ],
    [
      'a component of another name',
      { ...folder, 'blocks/marquee/Marquee.tsx': undefined, 'blocks/marquee/Ticker.tsx': '' },
      [
        "blocks/marquee/Marquee.tsx:1:1 block-without-component [] The block folder blocks/marquee has no Marquee.tsx. Rename Ticker.tsx; the component carries the folder's name.",
      ],
    ],
  ])('%s', async (_name, files, expected) => expect(await check(files)).toEqual(expected))

  test('one that was generated and has no folder any more is told, once', async () =>
    expect(
      await check({
        ...folder,
        ...generated({}, { poster: { v: 1, shape: { type: 'object', properties: {} } } }),
      }),
    ).toEqual([
      'blocks/poster/block.schema.json:1:1 schema-not-generated [] There is no folder blocks/poster, but schema/generated still knows the block. Put the folder back, or run `npm run generate` to drop the block.',
    ]))

  test('one that is new asks to be generated, once', async () => {
    const files = {
      'blocks/zebra/Zebra.tsx': '',
      'blocks/zebra/example.json': '{"type":"zebra","id":"z"}',
      'blocks/zebra/block.schema.json': schema,
      [home]: page([{ type: 'zebra', id: 'z' }]),
    }
    expect(await check(files)).toEqual([
      'blocks/zebra/block.schema.json:1:1 schema-not-generated [] The block "zebra" is not in schema/generated yet. Run `npm run generate`.',
    ])
  })

  const { properties } = JSON.parse(readFileSync('schema/common-settings.json', 'utf8')) as {
    properties: object
  }
  test.each(['type', ...Object.keys(properties), 'key', 'constructor', 'toString'])(
    'no setting may be called `%s`',
    async (name) => {
      const own = { [name]: { description: 'Its own.', type: 'string' } }
      expect(await check(withSettings(`"properties":${JSON.stringify(own)}`))).toEqual([
        `blocks/marquee/block.schema.json:1:154 block-schema-outside-dialect [properties › ${name}] "${name}" cannot be a name here. Every block already has a setting with that name, or React or JavaScript reserves it. Use another.`,
      ])
    },
  )

  test('a page that names a block without a folder is told the blocks there are', async () =>
    expect(await check({ [home]: page([{ type: 'carousel', id: 'a' }]) })).toEqual([
      `pages/one/home.json:7:15 unknown-block [block 1 (carousel)] There is no block called "carousel". Use one of: ${listed()}.`,
    ]))
})

function listed(): string {
  const types = [...blockSchemas.keys()]
  return types.length > 12
    ? `${types.slice(0, 12).join(', ')} and ${types.length - 12} more`
    : types.join(', ')
}
