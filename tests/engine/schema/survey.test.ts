import { readFileSync, readdirSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Definition } from '#engine/schema/faults.ts'
import type { Schema } from '#engine/schema/schema.ts'
import { namesGiven, pointersTo, survey } from '#engine/schema/survey.ts'
import { documentKind } from '#engine/site/model.ts'
import { countKeys } from '#engine/text/guards.ts'
import runtime from '#schema/runtime.json' with { type: 'json' }
import { makeAjv } from '#tools/generate/make-ajv.ts'
import { readSite } from '#tools/lib/site/read-site.ts'

import { spoilt } from './spoilt.ts'

const validators = await import('#schema/validators.js')
const tree = await readSite({ root: process.cwd(), pagesDir: 'pages' })

/** Every document of this site with what it is: pages, content, block schemas and examples. */
const documents = [...tree.files].flatMap(([file, text]): [string, Definition, unknown][] => {
  const ofBlock = file.endsWith('/example.json') ? 'Block' : 'BlockSchema'
  const definition = file.startsWith('blocks/')
    ? ofBlock
    : documentKind(file.slice('pages/'.length))
  return definition ? [[file, definition, JSON.parse(text)]] : []
})

const clears = (document: unknown, definition: string): boolean =>
  survey(document, definition, () => {}) >= 0

test.each(documents)(
  '%s is sound for the validator and needs no validator',
  (_, kind, document) => {
    expect(validators[`validate${kind}`](document)).toBe(true)
    expect(clears(document, kind)).toBe(true)
  },
)

/** Values that are at home in one place or another, and in none. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, -1, 0, 1, 2.5, 7, 13, Infinity, '', ' ', 'a', '/x'),
  fc.constantFrom('ink', 'news', 'https://one.example', 'media/logo.svg', 'order', 'draft'),
  fc.constantFrom('x'.repeat(41), 'x'.repeat(3000), '\u{1F373}'.repeat(45), '\u{1F373}'),
  fc.constantFrom(
    [],
    [1, 1],
    ['a', 'a'],
    ['a'],
    {},
    { type: 'marquee' },
    { label: 'x', href: '/' },
  ),
  fc.jsonValue(),
)

test('it never clears a spoilt document that the validator refuses', () => {
  let refused = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...documents),
      fc.array(fc.nat(40), { minLength: 1, maxLength: 7 }),
      fc.nat(3),
      strange,
      ([, kind, document], steps, way, by) => {
        const changed = spoilt(document, steps, way, by)
        const sound = validators[`validate${kind}`](changed)
        if (!sound) refused += 1
        expect(clears(changed, kind) && !sound).toBe(false)
      },
    ),
    { numRuns: 2000 },
  )
  expect(refused).toBeGreaterThan(500)
})

/** Which of the values a schema accepts: as the validator says, and as the quick look says. */
function accepted(schema: Schema, values: readonly unknown[]): [unknown[], unknown[]] {
  const name = JSON.stringify(schema)
  Object.assign(runtime.$defs, { [name]: schema })
  const validate = makeAjv().compile({ ...schema, $defs: runtime.$defs })
  return [values.filter((value) => validate(value)), values.filter((value) => clears(value, name))]
}

const scalars = [null, true, 0, 1, 1.5, 0.3, 4, '', 'a', 'ab', '\u{1F373}', '\u{1F373}b']
const objects = [
  {},
  { a: 1 },
  { a: 'x' },
  { a: 'x', b: 2 },
  { b: 2 },
  { A: 1 },
  { src: '', alt: '' },
]
const lists = [[], ['a'], ['a', 'a'], ['a', 'b'], [1, '1'], [0.1, 0.2, 0.3]]
const listsOfObjects = [
  [{ a: 1 }, { a: 2 }],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [[1], [1]],
]
const values = [...scalars, ...objects, ...lists, ...listsOfObjects]

describe('each keyword means what it means to the validator', () => {
  test.each<[Schema]>([
    [{ type: 'string' }],
    [{ type: 'number' }],
    [{ type: 'integer' }],
    [{ type: ['boolean', 'null'] }],
    [{ type: 'string', minLength: 2 }],
    [{ type: 'string', maxLength: 1 }],
    [{ type: 'string', minLength: 1, maxLength: 1 }],
    [{ type: 'string', pattern: '^a' }],
    [{ type: 'number', minimum: 1, maximum: 1.5 }],
    [{ type: 'number', exclusiveMinimum: 1 }],
    [{ type: 'number', multipleOf: 0.1 }],
    [{ enum: ['a', 1, null] }],
    [{ const: 'a' }],
    [{ const: '' }],
    [{ not: { enum: ['a', 1] } }],
    [{ type: 'array', minItems: 1, maxItems: 2 }],
    [{ type: 'array', uniqueItems: true, items: { type: ['string', 'number', 'object'] } }],
    [{ type: 'array', items: { type: 'string' } }],
    [{ type: 'object', properties: { a: { type: 'string' } } }],
    [
      {
        type: 'object',
        properties: { a: { type: 'string' }, b: {} },
        required: ['a', 'b'],
        additionalProperties: false,
      },
    ],
    [{ type: 'object', required: ['b'] }],
    [{ type: 'object', additionalProperties: { type: 'number' } }],
    [{ type: 'object', propertyNames: { type: 'string', pattern: '^[a-z]$' } }],
    [{ $ref: '#/$defs/Image', description: 'A picture.' }],
    [{ $ref: '#/$defs/Image', required: ['title'] }],
    [{ allOf: [{ type: 'string' }, { type: 'string', minLength: 2 }] }],
    [{ if: { properties: { a: { const: 'x' } }, required: ['a'] }, then: { required: ['b'] } }],
  ])('%j', (schema) => {
    const [sound, cleared] = accepted(schema, values)
    expect(cleared).toEqual(sound)
  })
})

describe('a form that it does not know is a doubt', () => {
  test.each<[Schema | Record<string, unknown>]>([
    [{ type: 'object', minProperties: 0 }],
    [{ oneOf: [{ const: 'a' }, { const: 'ab' }] }],
    [{ not: { type: 'string' } }],
    [{ const: { a: 1 } }],
    [{ if: { type: 'string' }, then: { minLength: 2 } }],
    [{ if: { properties: { a: { const: [] } }, required: ['a'] }, then: { required: ['b'] } }],
    [{ type: 'object', properties: {}, required: ['b'], additionalProperties: { type: 'number' } }],
  ])('%j', (schema) => expect(accepted(schema, values)[1]).toEqual([]))
})

test('what a document names is told in order, whatever else is wrong with it', () => {
  const named: string[] = []
  const blocks = [
    { type: 'marquee', separator: { src: 'media/a.svg', alt: 5 }, wheels: { src: 'media/b.svg' } },
    { type: 'location-card', locations: ['ues', 7, 'noho'] },
    { type: 'no-such-block', separator: { src: 'media/c.svg' } },
    'media/d.svg',
  ]
  expect(survey({ blocks }, 'Page', (kind, name) => named.push(`${kind} ${name}`))).toBe(-1)
  expect(named).toEqual(['media media/a.svg', 'location ues', 'location noho'])
  expect(pointersTo({ blocks }, 'Page', 'location', 'noho')).toEqual(['/blocks/1/locations/2'])
})

test('a thing with a name and a price is told as one, where both are texts', () => {
  const told: string[] = []
  const items = [{ name: 'the "hands"', price: '$19' }, { name: 7, price: '$1' }, { price: '$2' }]
  const page = { blocks: [{ type: 'faves', items }] }
  survey(page, 'Page', (kind, text) => {
    if (kind === 'price') told.push(text)
  })
  expect(told.map((text) => JSON.parse(text) as unknown)).toEqual([['the "hands"', '$19']])
  expect(pointersTo(page, 'Page', 'price', told[0] ?? '')).toEqual(['/blocks/0/items/0/price'])
})

test('what a document gives a name to is told with its place, by keys and by texts', () => {
  const shops = { locations: { ues: { name: 'UES' }, 'no/ho': {} } }
  expect(namesGiven(shops, 'Locations', 'location')).toEqual([
    { name: 'ues', at: '/locations/ues', isKey: true },
    { name: 'no/ho', at: '/locations/no~1ho', isKey: true },
  ])
  const menu = { sections: [{ id: 'drinks', items: [{ id: 'seltzer' }, { id: 7 }] }, 'sides'] }
  expect(namesGiven(menu, 'Menu', 'menu-section')).toEqual([
    { name: 'drinks', at: '/sections/0/id', isKey: false },
  ])
  expect(namesGiven(menu, 'Menu', 'menu-item')).toEqual([
    { name: 'seltzer', at: '/sections/0/items/0/id', isKey: false },
  ])
})

test('the keys of a sound document are counted on the way, however often its schemas meet them', () => {
  for (const [file, kind, document] of documents)
    expect(
      survey(document, kind, () => {}),
      file,
    ).toBe(countKeys(document))
})

test('a document deeper than 32 levels is not cleared', () => {
  let items: object = { description: 'The innermost.', type: 'string' }
  for (let level = 0; level < 32; level += 1)
    items = { description: 'A list.', type: 'array', items }
  const [, , schema] = documents.find(([, kind]) => kind === 'BlockSchema') ?? []
  expect(clears(schema, 'BlockSchema')).toBe(true)
  expect(clears({ ...(schema as object), properties: { items } }, 'BlockSchema')).toBe(false)
})

test('nothing of the engine loads the validators before a document is in doubt', () => {
  const files = readdirSync('src/engine', { recursive: true, encoding: 'utf8' })
  const loaders = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      readFileSync(`src/engine/${file}`, 'utf8').includes('#schema/validators.js'),
  )
  expect(loaders).toEqual(['schema/faults.ts'])
  expect(readFileSync('src/engine/schema/faults.ts', 'utf8')).toContain(
    "await import('#schema/validators.js')",
  )
})

test('what is nested deeper than any document may be is doubted, not followed to the end', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"posts":', '}'],
    ['{"other":', '}'],
  ] as const) {
    const deep: unknown = JSON.parse(open.repeat(100_000) + '1' + close.repeat(100_000))
    for (const kind of ['Page', 'Site', 'Theme', 'Feed', 'Menu', 'BlockSchema'])
      expect(survey({ posts: deep, blocks: deep }, kind, () => {})).toBe(-1)
  }
})
