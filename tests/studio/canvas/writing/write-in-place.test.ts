// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'

import { writeInPlace } from '#studio/canvas/writing/write-in-place.ts'

afterEach(() => document.body.replaceChildren())

/** A heading in which somebody writes, and what its writer hears, a line each. */
function written(): { heading: HTMLElement; heard: string[]; press(key: string): boolean } {
  const heading = document.createElement('h2')
  heading.textContent = 'Faves'
  document.body.append(heading)
  const heard: string[] = []
  writeInPlace(heading, {
    words: (text) => heard.push(`words ${text}`),
    end: (kept, left) => heard.push(`${kept ? 'kept' : 'taken back'}${left ? ', left' : ''}`),
  })
  const press = (key: string): boolean =>
    heading.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  return { heading, heard, press }
}

function type(heading: HTMLElement, text: string): void {
  heading.textContent = text
  heading.dispatchEvent(new Event('input', { bubbles: true }))
}

test('every letter is told, in one line', () => {
  const { heading, heard } = written()
  type(heading, 'Our\u00A0faves')
  type(heading, 'Our \n faves')
  expect(heard).toEqual(['words Our faves', 'words Our faves'])
})

test('Enter and Tab keep the words, Escape takes them back', () => {
  for (const [key, end] of [
    ['Enter', 'kept'],
    ['Tab', 'kept'],
    ['Escape', 'taken back'],
  ] as const) {
    const { heading, heard, press } = written()
    expect(press(key)).toBe(false)
    expect(heard).toEqual([end])
    expect(heading.hasAttribute('contenteditable')).toBe(false)
  }
})

test('leaving keeps the words, and it ends once', () => {
  const { heading, heard, press } = written()
  heading.dispatchEvent(new FocusEvent('blur'))
  press('Escape')
  expect(heard).toEqual(['kept, left'])
})

test('other keys are for the words and reach nobody else', () => {
  const { press, heard } = written()
  const outside: string[] = []
  document.addEventListener('keydown', ({ key }) => outside.push(key))
  expect(press('Delete')).toBe(true)
  expect([...heard, ...outside]).toEqual([])
})
