import { expect, test } from 'vitest'

import { actions } from '#studio/actions/actions.ts'

/** What appears more than once. */
function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('no two actions share a key', () => {
  expect(actions.length).toBeGreaterThan(10)
  expect(twice(actions.flatMap(({ keys }) => keys))).toEqual([])
})

test('no two actions share an id', () => {
  expect(twice(actions.map(({ id }) => id))).toEqual([])
})

test('keys are spelt as the keyboard tells them', () => {
  for (const key of actions.flatMap(({ keys }) => keys))
    expect(key).toMatch(/^(Mod\+)?(Alt\+)?(Shift\+)?([a-z0-9]|[A-Z][A-Za-z0-9]+|[^\sA-Za-z0-9])$/)
})
