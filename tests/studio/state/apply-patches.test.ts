import fc from 'fast-check'
import { enablePatches, produceWithPatches } from 'immer'
import { expect, test } from 'vitest'

import { applyPatches } from '#studio/state/apply-patches.ts'

enablePatches()

const names = fc.constantFrom('a', 'b', '__proto__', 'constructor', '0', 'length')
const { value: json } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.nat(9),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(names, tie('value')), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries)),
  ),
}))
/** As text, because the order of keys counts, and a key may be called `__proto__`. */
const text = (value: unknown): string => JSON.stringify(value)

test('patches lead to what was made, and back, whatever the keys are called', () => {
  fc.assert(
    fc.property(fc.array(json, { maxLength: 6 }), fc.array(json, { maxLength: 6 }), (from, to) => {
      const [made, patches, inverse] = produceWithPatches(from, (draft) => {
        draft.splice(0, from.length, ...to)
      })
      expect(text(applyPatches(from, patches))).toBe(text(made))
      expect(text(applyPatches(made, inverse))).toBe(text(from))
    }),
  )
})

test('edits anywhere within are done and taken back alike', () => {
  const edit = fc.record({
    way: fc.array(fc.nat(3), { maxLength: 3 }),
    // Immer takes back wrongly that a key called `constructor` came and went.
    key: fc.constantFrom('a', 'b', '0'),
    value: fc.option(json, { nil: undefined }),
  })
  fc.assert(
    fc.property(json, fc.array(edit, { minLength: 1, maxLength: 6 }), (page, edits) => {
      const from = { page }
      const [made, patches, inverse] = produceWithPatches(from, (draft) => {
        for (const { way, key, value: given } of edits) {
          // Immer freezes what it is given.
          const value: unknown = given === undefined ? given : JSON.parse(text(given))
          let holder: unknown = draft
          for (const step of way) {
            const inner = Object.values(holder as object)[step]
            if (typeof inner === 'object' && inner !== null) holder = inner
          }
          if (Array.isArray(holder))
            holder.splice(way.length, 1, ...(value === undefined ? [] : [value]))
          else if (value === undefined) {
            if (Object.hasOwn(holder as object, key))
              delete (holder as Record<string, unknown>)[key]
          } else (holder as Record<string, unknown>)[key] = value
        }
      })
      const before = text(from)
      // Not as text: a patch does not say where among the others a key stands.
      expect(applyPatches(from, patches)).toEqual(made)
      expect(applyPatches(made, inverse)).toEqual(from)
      expect(text(from)).toBe(before)
    }),
  )
})

test('what lies within is put in, changed and taken out', () => {
  const before = JSON.parse('{"page":{"constructor":{"a":1,"b":[1,2,3]},"__proto__":{"c":1}}}')
  const at = (...rest: string[]): string[] => ['page', 'constructor', ...rest]
  const after = applyPatches(before, [
    { op: 'replace', path: at('a'), value: 2 },
    { op: 'add', path: [...at('b'), 1], value: 9 },
    { op: 'remove', path: [...at('b'), 0] },
    { op: 'replace', path: [...at('b'), 'length'], value: 2 },
    { op: 'remove', path: ['page', '__proto__', 'c'] },
    { op: 'add', path: ['page', 'new'], value: [] },
  ])
  expect(text(after)).toBe('{"page":{"constructor":{"a":2,"b":[9,2]},"__proto__":{},"new":[]}}')
  expect(text(before)).toContain('[1,2,3]')
  expect(() => applyPatches(before, [{ op: 'add', path: ['none', 'x'], value: 1 }])).toThrow(
    'There’s nothing at none/x.',
  )
})
