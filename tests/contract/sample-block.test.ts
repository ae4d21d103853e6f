import { expect, test } from 'vitest'

import { type Extreme, sampleOf } from './sample-block.ts'

const days = { enum: ['mo', 'tu', 'we'] }
const list = { type: 'array', uniqueItems: true }

test.each<[string, Parameters<typeof sampleOf>[0], unknown, unknown]>([
  [
    'a list of words to tick',
    { ...list, minItems: 1, maxItems: 7, items: days },
    ['mo'],
    ['mo', 'tu', 'we'],
  ],
  [
    'a list of different numbers',
    { ...list, minItems: 2, maxItems: 3, items: { type: 'integer', minimum: 5 } },
    [5, 6],
    [5, 6, 7],
  ],
  [
    'a list of different texts',
    { ...list, minItems: 2, maxItems: 3, items: { type: 'string', minLength: 1, maxLength: 3 } },
    ['i', '1 D'],
    ['0 D', '1 D', '2 D'],
  ],
  ['a number of certain steps', { type: 'number', minimum: 1, maximum: 10, multipleOf: 4 }, 4, 8],
  ['a number without steps', { type: 'number', minimum: 0.2, maximum: 2.5 }, 0.2, 2.5],
  [
    'a time that no example shows',
    { type: 'object', required: ['start'], properties: { start: { $ref: '#/$defs/Moment' } } },
    { start: '2026-12-24' },
    { start: '2026-12-24' },
  ],
  [
    'a day with a time',
    { type: 'string', pattern: '^[0-9-]{10}T[0-9:]{5}$' },
    '2026-12-24T18:00',
    '2026-12-24T18:00',
  ],
])('%s is made up as its schema allows it', (_name, schema, least, most) => {
  const made = (['least', 'most'] satisfies Extreme[]).map((extreme) =>
    sampleOf(schema, undefined, extreme),
  )
  expect(made).toEqual([least, most])
})
