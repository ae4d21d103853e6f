import { expect, test } from 'vitest'

import { applies } from '#engine/schema/applies.ts'
import { conditionsIn, idleIn } from '#engine/schema/idle.ts'
import { blockSchemas } from '#engine/schema/schema.ts'

const properties = {
  mode: { enum: ['menu', 'redirect', 'both'], default: 'menu' },
  big: { type: 'boolean' },
  sending: { type: 'string', 'x-if': { mode: ['redirect', 'both'] } },
  reading: { type: 'string', 'x-if': { mode: ['menu'] } },
  shout: { type: 'string', 'x-if': { mode: ['both'], big: [true] } },
}

test.each<[string, Record<string, unknown>, boolean]>([
  ['mode', {}, true],
  ['unheard', {}, true],
  ['sending', { mode: 'redirect' }, true],
  ['sending', { mode: 'both' }, true],
  ['sending', { mode: 'menu' }, false],
  // The default of what is left out.
  ['sending', {}, false],
  ['reading', {}, true],
  // Each of several, and one without a default.
  ['shout', { mode: 'both' }, false],
  ['shout', { mode: 'both', big: false }, false],
  ['shout', { big: true }, false],
  ['shout', { mode: 'both', big: true }, true],
  // What is wrong itself decides nothing.
  ['sending', { mode: 'redirct' }, true],
  ['shout', { mode: 'both', big: 'true' }, true],
  ['shout', { mode: 'menu', big: 'true' }, false],
])('%s beside %j: %s', (key, value, expected) =>
  expect(applies(properties, value, key)).toBe(expected),
)

test('idle settings are found at any depth, and only those that are written', () => {
  const object = { type: 'object', properties }
  const schema = {
    properties: { ...properties, rows: { type: 'array', items: object }, group: object },
  }
  const value = {
    mode: 'menu',
    rows: [{ sending: '' }, { mode: 'both', sending: 'Now' }, null, { shout: 'Hey' }],
    group: { mode: 'redirect', reading: 'Read' },
  }
  const conditions = conditionsIn(schema)
  const places = [...idleIn(value, conditions!, '/a')].map(({ at }) => at)
  expect(places).toEqual(['/a/rows/0/sending', '/a/rows/3/shout', '/a/group/reading'])
  expect([...idleIn({ rows: 'none', group: [] }, conditions!, '')]).toEqual([])
})

test('a block without such a setting is not looked into', () => {
  expect(conditionsIn(blockSchemas.get('marquee')!)).toBeUndefined()
  expect(conditionsIn(blockSchemas.get('faves')!)?.own.map(([key]) => key)).toEqual(['hand'])
})
