// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { keyName } from '#studio/commands/keys.ts'

const name = (key: string, code: string, held: KeyboardEventInit = {}): string =>
  keyName(new KeyboardEvent('keydown', { key, code, ...held }))

test('keys are spelt as commands spell theirs', () => {
  expect(name('Z', 'KeyZ', { ctrlKey: true, shiftKey: true })).toBe('Mod+Shift+z')
  expect(name('ArrowUp', 'ArrowUp', { altKey: true })).toBe('Alt+ArrowUp')
  expect(name('?', 'Slash', { shiftKey: true })).toBe('?')
})

test('Option writes another letter on a Mac, and is still Alt with the key that was pressed', () => {
  expect(name('¡', 'Digit1', { altKey: true })).toBe('Alt+1')
  expect(name('Ó', 'KeyH', { altKey: true, shiftKey: true })).toBe('Alt+Shift+h')
  expect(name('Dead', 'KeyE', { altKey: true })).toBe('Alt+e')
})

test('where Alt leaves the letter alone, it is the letter on the key', () => {
  expect(name('a', 'KeyQ', { altKey: true })).toBe('Alt+a')
})
