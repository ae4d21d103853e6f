import { expect, test } from 'vitest'

import { breaks, shapeOf } from '#engine/migrate/shape.ts'

const text = { type: 'string', minLength: 1, maxLength: 40, description: 'Words.' }
const base = {
  type: 'object',
  required: ['label'],
  properties: {
    label: text,
    field: { enum: ['ink', 'rose'] },
    list: { type: 'array', minItems: 1, items: { type: 'object', properties: { word: text } } },
    image: { $ref: '../../schema/defs/image.json' },
  },
}
const { label, field, list, image } = base.properties

/** What a change of these properties, or of what is required, breaks. */
const change = (properties: object, required = base.required) =>
  breaks(
    shapeOf(base),
    shapeOf({ ...base, required, properties: { ...base.properties, ...properties } }),
  )

test.each<[string, object, string[]?]>([
  ['other words', { label: { ...text, description: 'Text.', default: 'x', 'x-tab': 'Look' } }],
  ['a new setting', { more: text }],
  ['wider limits', { label: { type: 'string', maxLength: 80 } }],
  ['one more word in a list', { field: { enum: ['sand', 'rose', 'ink'] } }],
  ['a setting that is no longer required', {}, []],
])('%s break nothing', (_, properties, required) =>
  expect(change(properties, required)).toEqual([]),
)

test('fractions where whole numbers were break nothing, the reverse does', () => {
  const [whole, any] = [{ type: 'integer' }, { type: 'number' }]
  expect(breaks(whole, any, ['rows'])).toEqual([])
  expect(breaks(any, whole, ['rows'])).toEqual(['"rows" changed its type'])
})

test.each<[string, object, string, string[]?]>([
  ['of another kind', { label: { type: 'number' } }, '"label" changed its type'],
  [
    'of another part',
    { image: { $ref: '../../schema/defs/video.json' } },
    '"image" changed its type',
  ],
  ['shorter', { label: { ...text, maxLength: 39 } }, '"label" has narrower limits'],
  ['longer', { label: { ...text, minLength: 2 } }, '"label" has narrower limits'],
  ['of a form', { label: { ...text, pattern: '^a' } }, '"label" has narrower limits'],
  ['without repetition', { list: { ...list, uniqueItems: true } }, '"list" has narrower limits'],
  ['without a word', { field: { enum: ['ink'] } }, '"field" cannot be "rose"'],
  ['with one word', { field: { const: 'ink' } }, '"field" cannot be "rose"'],
  ['bound to words', { label: { ...text, enum: ['a'] } }, '"label" now only takes listed values'],
  ['required', {}, '"field" is required', ['label', 'field']],
  [
    'shorter in each entry',
    {
      list: {
        ...list,
        items: { type: 'object', properties: { word: { ...text, maxLength: 39 } } },
      },
    },
    '"list entry word" has narrower limits',
  ],
  ['new and required', { more: text }, '"more" is required', ['label', 'more']],
])('a setting that is %s now breaks pages', (_, properties, why, required) =>
  expect(change(properties, required)).toEqual([why]),
)

test('a setting that is gone breaks pages, at any depth', () => {
  const properties = {
    label,
    field,
    image,
    list: { ...list, items: { type: 'object', properties: {} } },
  }
  expect(breaks(shapeOf(base), shapeOf({ ...base, properties }))).toEqual([
    '"list entry word" is gone',
  ])
  expect(breaks(shapeOf(base), shapeOf({ ...base, properties: { label, field, image } }))).toEqual([
    '"list" is gone',
  ])
})
