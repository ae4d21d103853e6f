import { expect, test } from 'vitest'

import { endOfChange } from '#studio/inspector/form/end-of-change.ts'

test('the caret goes behind what came, and to where something went', () => {
  expect(endOfChange('Come eat.', 'Come and eat.')).toBe('Come and '.length)
  expect(endOfChange('Come and eat.', 'Come eat.')).toBe('Come '.length)
  expect(endOfChange('Come in.', 'Come by.')).toBe('Come by'.length)
})

test('a letter that was one of several alike leaves the caret within its text', () => {
  expect(endOfChange('aaa', 'aa')).toBe(2)
  expect(endOfChange('aa', 'aaa')).toBe(3)
  expect(endOfChange('', '')).toBe(0)
})

test('the caret is never put within an emoji', () => {
  expect(endOfChange('😀 Hi', '😁 Hi')).toBe('😁'.length)
})
