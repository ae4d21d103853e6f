import { expect, test } from 'vitest'

import { chooser, chosen } from '#studio/canvas/chosen.ts'
import { block, nothing } from '#studio/state/selection.ts'

const page = ['a', 'b', 'c', 'd', 'e']

/** `click('b', 'd', 'Shift')`: what is selected after a click on d, when b was. */
function click(before: string, id: string, held: '' | 'Ctrl' | 'Shift' = '', pointer = ''): string {
  const keys = { ctrlKey: held === 'Ctrl', metaKey: false, shiftKey: held === 'Shift' }
  const selection = { blocks: before === '' ? [] : before.split(' '), pointer: '' }
  const { blocks, pointer: at } = chosen(selection, page, id, pointer, keys)
  return blocks.join(' ') + at
}

test('a click chooses one block, or a part of it', () => {
  expect(click('a b', 'd')).toBe('d')
  expect(click('', 'd', '', '/title')).toBe('d/title')
})

test('with Ctrl it chooses one more, in the order of the page, and one less', () => {
  expect(click('c', 'a', 'Ctrl', '/title')).toBe('a c')
  expect(click('a c', 'a', 'Ctrl')).toBe('c')
})

test('with Shift it chooses all between', () => {
  expect(click('b', 'd', 'Shift')).toBe('b c d')
  expect(click('d', 'b', 'Shift')).toBe('b c d')
  expect(click('', 'b', 'Shift')).toBe('b')
})

test('with Shift again it chooses from the block that was clicked before both', () => {
  const next = chooser()
  let selection = nothing
  const click = (id: string, shiftKey: boolean): string => {
    selection = next(selection, page, id, '', { ctrlKey: false, metaKey: false, shiftKey })
    return selection.blocks.join(' ')
  }
  expect(click('c', false)).toBe('c')
  expect(click('a', true)).toBe('a b c')
  expect(click('e', true)).toBe('c d e')
  // What was chosen elsewhere meanwhile counts from its first.
  selection = { blocks: ['a', 'b'], pointer: '' }
  expect(click('d', true)).toBe('a b c d')
})

test('a selected block that is gone holds no range open', () =>
  expect(
    chosen(block('gone'), page, 'b', '', { ctrlKey: false, metaKey: false, shiftKey: true }),
  ).toEqual(block('b')))
