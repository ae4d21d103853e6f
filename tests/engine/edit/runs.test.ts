import fc from 'fast-check'
import { expect, test } from 'vitest'

import { commonRun } from '#engine/edit/runs.ts'

const list = fc.array(fc.nat({ max: 5 }), { maxLength: 9 })

/** The length of a longest common run, by trying. */
function most(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || b.length === 0) return 0
  if (a[0] === b[0]) return 1 + most(a.slice(1), b.slice(1))
  return Math.max(most(a.slice(1), b), most(a, b.slice(1)))
}

test('no common run is longer, and what it pairs is the same and in order', () => {
  fc.assert(
    fc.property(list, list, (a, b) => {
      const pairs = commonRun(a, b)
      expect(pairs).toHaveLength(most(a, b))
      for (const [at, [i, j]] of pairs.entries()) {
        expect(a[i]).toBe(b[j])
        const [nextI, nextJ] = pairs[at + 1] ?? [Infinity, Infinity]
        expect(nextI > i && nextJ > j).toBe(true)
      }
    }),
  )
})

test('lists of 100,000 are compared by what either has once, in no table of all pairs', () => {
  const before = Array.from({ length: 100_000 }, (_, index) => index)
  const after = before.flatMap((number) =>
    number % 1000 === 7 ? [-1] : number % 1000 === 500 ? [number, -2] : [number],
  )
  const pairs = commonRun(before, after)
  expect(pairs).toHaveLength(99_900)
  expect(pairs.every(([i, j]) => before[i] === after[j])).toBe(true)
})
