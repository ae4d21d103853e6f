import { expect, test } from 'vitest'

import { FIRST, standInWeight } from '#engine/stand-in.ts'

const standIns = {
  scales: [0.5, 0.6, 0.8, 1],
  advances: { A: 0.5, I: 0.25, ' ': 0.25 },
}
const weight = (text: string, size: number): number => standInWeight(standIns, text, size)

test('a headline takes the largest stand-in in which it still fits its column', () => {
  expect(weight('AAAA', 0.5)).toBe(FIRST + 3)
  expect(weight('AAAA', 0.6)).toBe(FIRST + 2)
  expect(weight('AAAA', 0.7)).toBe(FIRST + 1)
})

test('where none is small enough it is the smallest', () => {
  expect(weight('AAAAAAAA', 1)).toBe(FIRST)
})

test('an accent is no wider than its letter, an unknown sign one em', () => {
  expect(weight('ÄÁÀÂ', 0.5)).toBe(weight('AAAA', 0.5))
  expect(weight('漢', 1.1)).toBe(FIRST + 2)
})
