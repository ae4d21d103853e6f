import { rmSync, symlinkSync } from 'node:fs'

import { beforeEach, expect, test } from 'vitest'

import { scratchSite } from '#tests/tools/scratch-site.ts'
import { readSchemas } from '#tools/generate/read-schemas.ts'
import { schemaSums } from '#tools/lib/site/schema-sources.ts'
import { validate } from '#tools/validate/validate.ts'

const { place, write, here } = scratchSite()
const image = 'schema/defs/image.json'
const record = 'schema/generated/sources.json'

beforeEach(() => {
  write(image, '{\n  "type": "object"\n}\n')
  write('schema/page.schema.json', '{}\n')
  write(record, JSON.stringify(Object.fromEntries(schemaSums(place()))))
})

/** What is found, as `file code problem`. */
async function found(): Promise<string[]> {
  const { out } = await here(validate, ['--format', 'json'])
  const { findings } = JSON.parse(out) as {
    findings: { file: string; code: string; problem: string; remedy: string }[]
  }
  return findings.map(({ file, code, problem, remedy }) => `${file} ${code} ${problem} ${remedy}`)
}

const changed =
  'schema-not-generated This schema changed after the last `npm run generate`, so pages are still checked against the old one. Run `npm run generate`.'

test('schemas that were generated as they are have no finding', async () =>
  expect(await found()).toEqual([]))

test('ends of lines, which git changes on some systems, do not count', async () => {
  write(image, '{\r\n  "type": "object"\r\n}\r\n')
  expect(await found()).toEqual([])
})

test('what an editor leaves beside a schema does not count', async () => {
  symlinkSync('somebody@here.1', place('schema/.#page.schema.json'))
  expect(await found()).toEqual([])
})

test('a part that changed, as by a merge that left its marks, is told', async () => {
  write(image, '<<<<<<< HEAD\n{}\n')
  expect(await found()).toEqual([`${image} ${changed}`])
})

test('a new schema and one that is gone are told', async () => {
  write('schema/content/soup.schema.json', '{}')
  rmSync(place(image))
  expect(await found()).toEqual([
    `schema/content/soup.schema.json ${changed}`,
    `${image} schema-not-generated This schema is gone, but pages are still checked against it. Run \`npm run generate\`.`,
  ])
})

test.each(['<<<<<<< HEAD\n{}', undefined])(
  'a record that says %j switches nothing off',
  async (text) => {
    if (text === undefined) rmSync(place(record))
    else write(record, text)
    expect(await found()).toEqual([
      `${record} schema-not-generated This record cannot be read, so nobody knows which schemas pages are checked against. Run \`npm run generate\`.`,
    ])
  },
)

test('marks of a merge in the record of block shapes are told', async () => {
  write('schema/generated/shapes.json', '<<<<<<< HEAD\n{}')
  expect(await found()).toEqual([
    'schema/generated/shapes.json schema-not-generated This record cannot be read, so nobody knows which changes to blocks break pages. Resolve the merge in it, either side of a line will do, and run `npm run generate`.',
  ])
})

test('all that the generator reads in schema/ is noted', () => {
  const read = [...readSchemas('.').files.keys()].filter((file) => file.startsWith('schema/'))
  expect([...schemaSums('.').keys()]).toEqual(read.toSorted())
})
