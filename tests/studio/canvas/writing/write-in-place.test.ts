// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'

import { type Writer, writeInPlace } from '#studio/canvas/writing/write-in-place.ts'

afterEach(() => document.body.replaceChildren())

/** A heading in which somebody writes, and what its writer hears, a line each. */
function written(
  after?: string,
  { isLine = false, caret }: { isLine?: boolean; caret?: number } = {},
): {
  heading: HTMLElement
  heard: string[]
  press(key: string, more?: KeyboardEventInit): boolean
} {
  const heading = document.createElement('h2')
  heading.textContent = 'Faves'
  document.body.append(heading)
  const heard: string[] = []
  const writer: Writer = {
    words: (text) => heard.push(`words ${text}`),
    travel(way) {
      heard.push(way)
      return after
    },
    split(before, after) {
      if (isLine) heard.push(`${before}|${after}`)
      return isLine
    },
    link(start, end) {
      if (isLine) heard.push(`link ${start}–${end}`)
      return isLine
    },
    join(words) {
      if (isLine) heard.push(`join ${words}`.trim())
      return isLine
    },
    key({ key, ctrlKey }) {
      if (ctrlKey) heard.push(`key ${key}`)
      return ctrlKey
    },
    end: (kept, left) => heard.push(`${kept ? 'kept' : 'taken back'}${left ? ', left' : ''}`),
  }
  writeInPlace(heading, writer, caret)
  const press = (key: string, more: KeyboardEventInit = {}): boolean =>
    heading.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    )
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

test('what an input method composes is told once it is done', () => {
  const { heading, heard } = written()
  const compose = (text: string, event: Event): void => {
    heading.textContent = text
    heading.dispatchEvent(event)
  }
  for (const text of ['Favesに', 'Favesにh', 'Favesにほ'])
    compose(text, new InputEvent('input', { bubbles: true, isComposing: true }))
  expect(heard).toEqual([])
  compose('Faves日本', new Event('compositionend', { bubbles: true }))
  expect(heard).toEqual(['words Faves日本'])
  compose('Faves日本ご', new InputEvent('input', { bubbles: true, isComposing: true }))
  heading.dispatchEvent(new FocusEvent('blur'))
  expect(heard.slice(1)).toEqual(['words Faves日本ご', 'kept, left'])
})

test('the Enter that ends a word of an input method ends no writing, also where it comes late', () => {
  const { heading, heard, press } = written()
  heading.textContent = 'Faves日本'
  heading.dispatchEvent(new Event('compositionend', { bubbles: true }))
  expect(press('Enter', { keyCode: 229 })).toBe(true)
  expect(press('Escape', { isComposing: true })).toBe(true)
  expect(heard).toEqual(['words Faves日本'])
})

test('what is copied or cut are the letters as they are written, however the page shows them', () => {
  const { heading } = written()
  const done: unknown[] = []
  document.execCommand = (name) => done.push(name) > 0
  const taken = (type: 'copy' | 'cut'): unknown[] => {
    const event = new ClipboardEvent(type, {
      cancelable: true,
      clipboardData: new DataTransfer(),
    })
    const isLeft = heading.dispatchEvent(event)
    return [event.clipboardData?.getData('text/plain'), isLeft]
  }
  heading.textContent = 'Our\u00A0faves'
  const [text] = heading.childNodes
  const select = (start: number, end: number): void => {
    if (text) document.getSelection()?.setBaseAndExtent(text, start, text, end)
  }
  select(3, 7)
  expect(taken('copy')).toEqual([' fav', false])
  expect(done).toEqual([])
  expect(taken('cut')).toEqual([' fav', false])
  expect(done).toEqual(['delete'])
  select(3, 3)
  expect(taken('cut')).toEqual(['', true])
  expect(done).toEqual(['delete'])
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

test('a key that no word takes is the editor’s', () => {
  const { press, heard } = written()
  expect(press('s', { ctrlKey: true })).toBe(false)
  expect(press('b')).toBe(true)
  expect(heard).toEqual(['key s'])
})

test('undo and redo by any of their keys show the words after them, with the caret at the change', () => {
  const { heading, heard, press } = written('Our faves ')
  type(heading, 'Faves')
  for (const [key, more] of [
    ['z', { ctrlKey: true }],
    ['Z', { metaKey: true, shiftKey: true }],
    ['y', { ctrlKey: true }],
  ] as const)
    expect(press(key, more)).toBe(false)
  expect(heard.slice(1)).toEqual(['undo', 'redo', 'redo'])
  expect(heading.textContent).toBe('Our faves\u00A0')
  expect(document.getSelection()?.focusOffset).toBe(10)
})

test('undo of a menu is no other than that of the keys', () => {
  const { heading, heard } = written()
  const undo = new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true })
  expect(heading.dispatchEvent(undo)).toBe(false)
  expect(heard).toEqual(['undo'])
  expect(heading.textContent).toBe('Faves')
})

test('Enter in a line begins another at the caret, and Backspace in an empty one takes it away', () => {
  const line = written(undefined, { isLine: true, caret: 3 })
  expect(line.press('Enter')).toBe(false)
  expect(line.press('Backspace')).toBe(true)
  type(line.heading, '')
  expect(line.press('Backspace')).toBe(false)
  expect(line.heard).toEqual(['Fav|es', 'words ', 'join'])
  // Of the whole line, which is selected at first, nothing is lost.
  const whole = written(undefined, { isLine: true })
  whole.press('Enter')
  expect(whole.heard).toEqual(['Faves|'])
  const single = written()
  type(single.heading, '')
  expect(single.press('Backspace')).toBe(true)
  single.press('Enter')
  expect(single.heard).toEqual(['words ', 'kept'])
})

test('Backspace before the first letter of a line joins it to the one before, elsewhere it takes a letter', () => {
  const start = written(undefined, { isLine: true, caret: 0 })
  expect(start.press('Backspace')).toBe(false)
  expect(start.heard).toEqual(['join Faves'])
  const all = written(undefined, { isLine: true })
  expect(all.press('Backspace')).toBe(true)
  expect(all.heard).toEqual([])
})

test('Ctrl+K asks where the selected words lead, and is the editor’s without any', () => {
  const { heading, heard, press } = written(undefined, { isLine: true, caret: 2 })
  expect(press('k', { ctrlKey: true })).toBe(false)
  const [text] = heading.childNodes
  if (text) document.getSelection()?.setBaseAndExtent(text, 3, text, 1)
  expect(press('k', { ctrlKey: true })).toBe(false)
  expect(heard).toEqual(['key k', 'link 1–3'])
})

/** Somebody who writes and asks for nothing. */
const quiet: Writer = {
  words() {},
  travel: () => undefined,
  split: () => false,
  join: () => false,
  link: () => false,
  key: () => false,
  end() {},
}

test.each(['b', 'i', 'u'])(
  'Ctrl+%s is not the browser’s, which may open a panel with it',
  (key) => {
    const heading = document.body.appendChild(document.createElement('h2'))
    writeInPlace(heading, quiet)
    const event = new KeyboardEvent('keydown', { key, ctrlKey: true, cancelable: true })
    expect(heading.dispatchEvent(event)).toBe(false)
  },
)

test('a button has a tabindex while its words are written: Safari on a Mac leaves it no focus without', () => {
  const button = document.body.appendChild(document.createElement('button'))
  const stop = writeInPlace(button, quiet)
  expect(button.tabIndex).toBe(-1)
  stop()
  expect(button.hasAttribute('tabindex')).toBe(false)
})
