import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { escaped, steps } from '#engine/text/pointer.ts'
import { scan } from '#engine/text/scan.ts'

/** Random documents whose keys need quotes, escapes, slashes and tildes; at most 6 levels. */
const documents = fc.json({ maxDepth: 6 }).map((text) => JSON.parse(text) as unknown)

/** Every pointer of a value with what stands there. */
function* pointers(value: unknown, at = ''): Generator<[string, unknown]> {
  yield [at, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* pointers(inner, `${at}/${escaped(key)}`)
}

describe('where things stand', () => {
  test.each([undefined, 2, '\t'])(
    'every value and key of any document is found, indented by %j',
    (indent) => {
      fc.assert(
        fc.property(documents, (document) => {
          const text = JSON.stringify(document, null, indent)
          const { places, fault } = scan(text, 'all')
          expect(fault).toBeUndefined()
          const all = [...pointers(document)]
          expect(places.size).toBe(all.length)
          for (const [pointer, value] of all) {
            const place = places.get(pointer)
            expect(JSON.parse(text.slice(place?.value.start, place?.value.end))).toEqual(value)
            if (place?.key)
              expect(JSON.parse(text.slice(place.key.start, place.key.end))).toBe(
                steps(pointer).at(-1),
              )
          }
        }),
      )
    },
  )

  test('only what is asked for is kept', () => {
    const { places } = scan('{"a": [1, {"b": 2}]}', new Set(['/a/1/b', '/no']))
    expect([...places]).toEqual([
      ['/a/1/b', { key: { start: 11, end: 14 }, value: { start: 16, end: 17 } }],
    ])
  })

  test('a key written twice is told with the first of them', () => {
    expect(scan('{"a": 1, "b": {"c": 1, "\\u0063": 2}}', 'all').duplicates).toEqual([
      { pointer: '/b/c', first: { start: 15, end: 18 }, second: { start: 23, end: 31 } },
    ])
  })
})

test('it refuses exactly what JSON.parse refuses', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    "'",
    '\\',
    '/',
    '//',
    '/*',
    ' ',
    '\n',
    '\t',
    '0',
    '1',
    '-',
    '.',
    'e',
    'true',
    'null',
    'x',
    '“',
    '\u00a0',
    '"a"',
    '"a":',
    '\\u0041',
    '\\x',
  )
  const broken = fc
    .tuple(documents, fc.nat(), fc.nat({ max: 4 }), fc.array(pieces, { maxLength: 3 }))
    .map(([document, at, drop, add]) => {
      const text = JSON.stringify(document, null, at % 2)
      const start = at % (text.length + 1)
      return text.slice(0, start) + add.join('') + text.slice(start + drop)
    })
  const texts = fc.oneof(
    broken,
    fc.array(pieces, { maxLength: 12 }).map((list) => list.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      let parses = true
      try {
        JSON.parse(text)
      } catch {
        parses = false
      }
      const { fault } = scan(text, new Set())
      expect({ text, parses: fault === undefined }).toEqual({ text, parses })
      if (fault) {
        expect(fault.start).toBeGreaterThanOrEqual(0)
        expect(fault.end).toBeGreaterThanOrEqual(fault.start)
        expect(fault.end).toBeLessThanOrEqual(text.length)
      }
    }),
    { numRuns: 3000 },
  )
})
