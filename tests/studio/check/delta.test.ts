import fc from 'fast-check'
import { expect, test } from 'vitest'

import { deltaOf, withDelta } from '#studio/check/delta.ts'

/** As text, because the order of keys counts, and a key may be called `__proto__`. */
const text = JSON.stringify

const json = fc.jsonValue({ maxDepth: 4 })

test('whatever became of a value, it arrives as it is', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(text(withDelta(before, deltaOf(before, after)))).toBe(text(after))
    }),
  )
})

test('so it does where parts of it are as they were', () => {
  const edited = fc
    .array(fc.record({ id: fc.string(), settings: json }), { minLength: 1 })
    .chain((blocks) =>
      fc.record({
        before: fc.constant({ title: 'Home', blocks }),
        index: fc.nat(blocks.length - 1),
        settings: json,
      }),
    )
  fc.assert(
    fc.property(edited, ({ before, index, settings }) => {
      const blocks = before.blocks.with(index, { id: 'new', settings })
      const after = { ...before, blocks }
      const told = text(before)
      expect(text(withDelta(before, deltaOf(before, after)))).toBe(text(after))
      expect(text(before), 'what was there before stays').toBe(told)
    }),
  )
})

test('an order of keys and a key called __proto__ are kept', () => {
  const before = JSON.parse('{"a":1,"__proto__":{"b":2}}')
  for (const after of [
    JSON.parse('{"a":1,"__proto__":{"b":3}}'),
    JSON.parse('{"__proto__":{"b":2},"a":1}'),
  ])
    expect(text(withDelta(before, deltaOf(before, after)))).toBe(text(after))
})

test('of a long page a key sends the setting it changed', () => {
  const blocks = Array.from({ length: 500 }, (_, index) => ({ id: `b${index}`, heading: 'Hello' }))
  const after = { blocks: blocks.with(250, { id: 'b250', heading: 'Hello!' }) }
  expect(deltaOf({ blocks }, after)).toEqual({
    at: [['blocks', { at: [[250, { at: [['heading', { value: 'Hello!' }]] }]] }]],
  })
})
