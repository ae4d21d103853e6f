// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

import { offered } from '#studio/actions/action.ts'
import { actionOf, actions } from '#studio/actions/actions.ts'
import { keyName } from '#studio/actions/keys.ts'
import { press, startKeys } from '#studio/actions/press.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'

const name = (key: string, code: string, held: KeyboardEventInit = {}): string =>
  keyName(new KeyboardEvent('keydown', { key, code, ...held }))

test('keys are spelt as commands spell theirs', () => {
  expect(name('Z', 'KeyZ', { ctrlKey: true, shiftKey: true })).toBe('Mod+Shift+z')
  expect(name('ArrowUp', 'ArrowUp', { altKey: true })).toBe('Alt+ArrowUp')
  expect(name('?', 'Slash', { shiftKey: true })).toBe('?')
})

test('on a Mac the key for commands is ⌘, and Ctrl is the field’s', () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)')
  expect(name('z', 'KeyZ', { metaKey: true })).toBe('Mod+z')
  expect(name('k', 'KeyK', { ctrlKey: true })).toBe('Ctrl+k')
  agent.mockRestore()
})

test('Option writes another letter on a Mac, and is still Alt with the key that was pressed', () => {
  expect(name('¡', 'Digit1', { altKey: true })).toBe('Alt+1')
  expect(name('Ó', 'KeyH', { altKey: true, shiftKey: true })).toBe('Alt+Shift+h')
  expect(name('Dead', 'KeyE', { altKey: true })).toBe('Alt+e')
})

test('where Alt leaves the letter alone, it is the letter on the key', () => {
  expect(name('a', 'KeyQ', { altKey: true })).toBe('Alt+a')
})

test('a letter that Option writes is the field’s, also where a command takes its key', () => {
  const store = openStudio(realFiles(), 'multi-location/home.json')
  const field = document.body.appendChild(document.createElement('input'))
  const pressed = (key: string): boolean => {
    const held = { altKey: true, shiftKey: true, bubbles: true }
    const event = new KeyboardEvent('keydown', { key, code: 'KeyH', ...held })
    field.dispatchEvent(event)
    return press(store, event)
  }
  expect(pressed('H')).toBe(true)
  expect(pressed('Ó')).toBe(false)
})

test('a key that an input method takes in a field is nobody’s, also the late Enter of Safari', () => {
  document.body.innerHTML = '<input>'
  const heard: string[] = []
  const hear = ({ key }: KeyboardEvent): void => void heard.push(key)
  const field = document.querySelector('input')
  field?.addEventListener('keydown', hear)
  const stop = startKeys(openStudio(realFiles(), 'multi-location/home.json'))
  for (const more of [{ isComposing: true }, { keyCode: 229 }, { keyCode: 13 }])
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...more }))
  stop()
  expect(heard).toEqual(['Enter'])
})

test('no action has a key that a browser never hands to a page', () => {
  const kept = [
    'Mod+n',
    'Mod+t',
    'Mod+w',
    'Mod+q',
    ...['n', 'p', 't', 'w'].map((letter) => `Mod+Shift+${letter}`),
  ]
  expect(actions.flatMap(({ keys }) => keys).filter((key) => kept.includes(key))).toEqual([])
})

test('Escape selects nothing, wherever the focus is but in a field or a window', () => {
  const store = openStudio(realFiles(), 'multi-location/home.json')
  const escaped = (html: string): readonly string[] => {
    store.getState().select({ blocks: ['faves', 'intro'], pointer: '' })
    document.body.innerHTML = html
    const target = document.querySelector('input, button, p') ?? document.body
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    target.dispatchEvent(event)
    press(store, event)
    return store.getState().selection.blocks
  }
  expect(escaped('')).toEqual([])
  expect(escaped('<aside><button></button></aside>')).toEqual([])
  expect(escaped('<aside><input></aside>')).toHaveLength(2)
  expect(escaped('<dialog><button></button></dialog>')).toHaveLength(2)
  expect(escaped('<div popover><button></button></div>')).toHaveLength(2)
  // The button of a window that had the focus may have gone.
  expect(escaped('<dialog open></dialog>')).toHaveLength(2)
})

test('the keys that delete blocks do so only on the page and in the outline', () => {
  for (const key of ['Delete', 'Backspace']) {
    const deletes = (html: string): boolean => {
      const store = openStudio(realFiles(), 'multi-location/home.json')
      store.getState().select({ blocks: ['faves'], pointer: '' })
      document.body.innerHTML = html
      const event = new KeyboardEvent('keydown', { key, bubbles: true })
      ;(document.querySelector('button') ?? document.body).dispatchEvent(event)
      press(store, event)
      return store.getState().history.past.length > 0
    }
    expect(deletes('<main><button></button></main>')).toBe(true)
    expect(deletes('<div data-blocks><button></button></div>')).toBe(true)
    expect(deletes('')).toBe(false)
    expect(deletes('<header><button></button></header>')).toBe(false)
  }
})

test('among all pages no key changes the blocks of the page that nobody sees', () => {
  const store = openStudio(realFiles(), 'multi-location/home.json')
  store.getState().select({ blocks: ['faves'], pointer: '' })
  const before = store.getState()
  const page = document.body.appendChild(document.createElement('main'))
  const pressed = (init: KeyboardEventInit): boolean => {
    const event = new KeyboardEvent('keydown', init)
    page.dispatchEvent(event)
    const done = press(store, event)
    opened.push(store.getState().view.window)
    store.getState().look({ window: undefined })
    return done
  }
  const opened: unknown[] = []
  const keys = [
    { key: 'a', code: 'KeyA', ctrlKey: true },
    { key: 'd', code: 'KeyD', ctrlKey: true },
    { key: '/', code: 'Slash' },
    { key: 'Delete', code: 'Delete' },
  ]
  store.getState().look({ screen: 'pages' })
  expect(keys.map(pressed)).toEqual([false, false, false, false])
  const { values, selection } = store.getState()
  expect([values, selection]).toEqual([before.values, before.selection])
  expect(opened.filter(Boolean)).toEqual([])
  expect(offered(actionOf('delete'), store.getState()).refused).toBe(
    'Open a page first, to see its blocks.',
  )
  store.getState().look({ screen: 'page' })
  expect(keys.map(pressed)).toEqual([true, true, true, true])
})

test('a held key undoes what one did, and stops at what undo asks about', () => {
  const page = 'multi-location/home.json'
  const store = openStudio(realFiles(), page)
  const undo = (repeat: boolean): boolean =>
    press(store, new KeyboardEvent('keydown', { key: 'z', code: 'KeyZ', ctrlKey: true, repeat }))
  const change = (title: string, warning?: string): void => {
    const { values, change } = store.getState()
    change(title, { ...values, [page]: { ...(values[page] as object), title } }, warning)
  }
  const now = () => store.getState().history.past.map(({ label }) => label)
  change('One')
  change('From disk', 'takes back what changed outside the Studio in Home')
  change('Two')
  expect([false, true, true, true].map(undo)).toEqual([true, true, true, true])
  expect(now()).toEqual(['One', 'From disk'])
  undo(false)
  undo(true)
  expect(now()).toEqual([])
})

test('a key that comes before the window that was asked for does nothing behind it', () => {
  const store = openStudio(realFiles(), 'multi-location/home.json')
  store.getState().select({ blocks: ['faves'], pointer: '' })
  document.body.innerHTML = '<main tabindex="0"></main>'
  const deleted = (): boolean => {
    const event = new KeyboardEvent('keydown', { key: 'Delete', bubbles: true })
    document.querySelector('main')?.dispatchEvent(event)
    return press(store, event)
  }
  store.getState().look({ pageTask: { kind: 'delete', id: 'multi-location/home.json' } })
  expect(deleted()).toBe(false)
  store.getState().look({ pageTask: undefined, window: 'publish' })
  expect(deleted()).toBe(false)
  store.getState().look({ window: undefined })
  expect(deleted()).toBe(true)
})

test('a letter alone means something at the blocks, or where nothing has the focus', () => {
  const store = openStudio(realFiles(), 'multi-location/home.json')
  const opens = (html: string): unknown => {
    document.body.innerHTML = html
    store.getState().look({ window: undefined })
    const event = new KeyboardEvent('keydown', { key: '/', code: 'Slash', bubbles: true })
    const target = document.querySelector('button, main') ?? document.body
    target.dispatchEvent(event)
    press(store, event)
    return store.getState().view.window
  }
  // Whoever dictates says it anywhere.
  expect(opens('<button></button>')).toBeUndefined()
  expect(opens('<main></main>')).toBe('palette')
  expect(opens('<div data-blocks><button></button></div>')).toBe('palette')
  expect(opens('')).toBe('palette')
})

test.each([
  ['Delete', { key: 'Delete' }, -1],
  ['Duplicate', { key: 'd', code: 'KeyD', ctrlKey: true }, 1],
])('%s is done once, however long its key is held', (_, keys, more) => {
  const page = 'multi-location/home.json'
  const store = openStudio(realFiles(), page)
  const blocks = (): number =>
    (store.getState().values[page] as { blocks: readonly unknown[] }).blocks.length
  const before = blocks()
  store.getState().select({ blocks: ['intro'], pointer: '' })
  document.body.innerHTML = '<main tabindex="0"></main>'
  for (const repeat of [false, true, true, true]) {
    const event = new KeyboardEvent('keydown', { ...keys, repeat, bubbles: true })
    document.querySelector('main')?.dispatchEvent(event)
    expect(press(store, event)).toBe(true)
  }
  expect(blocks()).toBe(before + more)
})
