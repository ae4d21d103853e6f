import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, expect, onTestFinished, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { generate } from '#tools/generate/generate.ts'
import { readSchemas } from '#tools/generate/read-schemas.ts'
import { codeFiles } from '#tools/lib/code/code-files.ts'

const house = scratchFolder()
beforeAll(() => {
  for (const room of ['schema', 'blocks']) cpSync(room, join(house, room), { recursive: true })
})

test.each([
  [
    'blocks/text-band/block.schema.json',
    ['"heading": {', '"heading": { "foo": 1,'],
    'blocks/text-band/block.schema.json is not a schema that can be used. `npm run validate` says where it breaks the block dialect, and what to write.',
  ],
  [
    'blocks/text-band/block.schema.json',
    ['"heading": {', '"heading": { "pattern": "(",'],
    'blocks/text-band/block.schema.json is not a schema that can be used. `npm run validate` says where it breaks the block dialect, and what to write.',
  ],
  [
    'blocks/text-band/block.schema.json',
    ['defs/link.json",', 'defs/link.json", "dfeault": 1,'],
    'blocks/text-band/block.schema.json is not a schema that can be used. `npm run validate` says where it breaks the block dialect, and what to write.',
  ],
  [
    'blocks/text-band/block.schema.json',
    ['"required": ["heading", "text"]', '"required": {}'],
    'blocks/text-band/block.schema.json is not a schema that can be used. `npm run validate` says where it breaks the block dialect, and what to write.',
  ],
  [
    'blocks/text-band/block.schema.json',
    ['defs/link.json', 'defs/lnik.json'],
    'blocks/text-band/block.schema.json refers to ../../schema/defs/lnik.json, which is not in schema/defs. Use one of: color, ',
  ],
  [
    'blocks/text-band/block.schema.json',
    ['../../schema/defs/link.json', '#/$defs/link'],
    'blocks/text-band/block.schema.json refers to #/$defs/link, which is not in schema/defs. Use one of: color, ',
  ],
  [
    'schema/defs/link.json',
    ['"type": "object"', '"type": "objec"'],
    'schema/defs/link.json is not a schema that can be used: ',
  ],
  [
    'schema/defs/link.json',
    ['"type": "object"', '"type": "object", "type": "object"'],
    'schema/defs/link.json:3: "type" appears twice in the same object. Keep one of them; only the last would count.',
  ],
  [
    'schema/defs/link.json',
    ['"type": "object",', '"type": "object"'],
    'schema/defs/link.json:3: A comma is missing after this. Add a comma between two entries.',
  ],
  [
    'schema/page.schema.json',
    ['"title": {', '"title": { "foo": 1,'],
    'schema/page.schema.json is not a schema that can be used: unknown keyword: "foo". Fix it and run `npm run generate` again.',
  ],
])(
  'of %s with %j in it the generator names the file, and the fault or who tells it',
  async (file, [from, to], words) => {
    const path = join(house, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(from!, to!))
    onTestFinished(() => writeFileSync(path, text))
    await expect(generate(house)).rejects.toThrow(words)
  },
)

test('what an editor leaves beside a file while it is changed is none of the house', () => {
  const files = ['schema/.#page.schema.json', 'schema/defs/.#link.json', 'blocks/edge/.#Edge.tsx']
  for (const file of files) symlinkSync('somebody@here.1', join(house, file))
  mkdirSync(join(house, 'blocks/.idea'))
  onTestFinished(() =>
    [...files, 'blocks/.idea'].forEach((file) => rmSync(join(house, file), { recursive: true })),
  )
  expect(() => readSchemas(house)).not.toThrow()
  expect([...codeFiles(house).keys()]).not.toContain('blocks/edge/.#Edge.tsx')
})

test.each(['constructor', 'edge copy'])('a folder “%s” is named, for no block can be', (name) => {
  mkdirSync(join(house, 'blocks', name))
  onTestFinished(() => rmSync(join(house, 'blocks', name), { recursive: true }))
  expect(() => readSchemas(house)).toThrow(
    `The folder blocks/${name} has a name that no block can have. Rename the folder`,
  )
})

test.each([
  ['schema/defs/site.json', 'schema/site.schema.json has a type “Site”'],
  ['schema/defs/special-day.json', 'schema/content/locations.schema.json has a type “SpecialDay”'],
  ['schema/defs/edge-props.json', 'blocks/edge/block.schema.json has a type “EdgeProps”'],
])('a file whose type another has is refused: %s', (file, owner) => {
  writeFileSync(join(house, file), '{}')
  onTestFinished(() => rmSync(join(house, file)))
  expect(() => readSchemas(house)).toThrow(
    `In code ${owner}, and so does ${file}. Give one of them another name.`,
  )
})

test('two blocks that code writes alike are refused', () => {
  for (const name of ['band-2', 'band2'])
    cpSync(join(house, 'blocks/text-band'), join(house, 'blocks', name), { recursive: true })
  onTestFinished(() =>
    ['band-2', 'band2'].forEach((name) => rmSync(join(house, 'blocks', name), { recursive: true })),
  )
  expect(() => readSchemas(house)).toThrow(
    'In code the block “band-2” is called Band2 already. Choose a name that differs in more than hyphens.',
  )
})
