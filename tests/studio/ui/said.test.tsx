// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { SaidKind } from '#studio/state/said.ts'
import { StudioStore } from '#studio/state/store.ts'
import { Said } from '#studio/ui/Said.tsx'
import { openStudio } from '#tests/studio/open-studio.ts'

import { drawsInDocument, mount } from './mount.tsx'

drawsInDocument()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function opened() {
  const store = openStudio({ 'one/home.json': { blocks: [] } }, 'one/home.json')
  const { root, get, click } = mount(
    <StudioStore value={store}>
      <Said />
    </StudioStore>,
  )
  return {
    store,
    say: (text: string, kind?: SaidKind) => act(() => store.getState().say(text, kind)),
    wait: (time: number) => act(() => void vi.advanceTimersByTime(time)),
    read: () => get('status', 'What happened').textContent,
    click,
    button: () => get('button', 'Put this away'),
    /** As React hears of a pointer that comes or goes. */
    point: (kind: 'over' | 'out') =>
      act(() => {
        root
          .querySelector('[data-said]')
          ?.dispatchEvent(new PointerEvent(`pointer${kind}`, { bubbles: true }))
      }),
    seen: () => document.querySelector('[data-said]')?.textContent,
  }
}

test.each(['news', 'refused'] as const)(
  'of the kind “%s” is in sight until it was read, and stays to be read out',
  (kind) => {
    const { say, wait, read, seen } = opened()
    say('This is the first block.', kind)
    expect(seen()).toBe('This is the first block.')
    wait(3900)
    expect(seen()).toBe('This is the first block.')
    wait(200)
    expect(seen()).toBeUndefined()
    expect(read()).toBe('This is the first block.')
    say('This is the first block.', kind)
    expect(seen()).toBe('This is the first block.')
    say('The next one. '.repeat(20))
    wait(20_000)
    expect(seen()).toContain('The next one.')
  },
)

test('an aside is read out, and neither shown nor takes news away', () => {
  const { say, wait, read, seen } = opened()
  say('Faves, 6 of 12.', 'aside')
  expect([read(), seen()]).toEqual(['Faves, 6 of 12.', undefined])
  say('Undone: Delete Faves.')
  wait(2000)
  say('Edge, 7 of 12.', 'aside')
  expect([read(), seen()]).toEqual(['Edge, 7 of 12.', 'Undone: Delete Faves.'])
  wait(2100)
  expect(seen()).toBeUndefined()
})

test('it stays while somebody points at it, and as long again', () => {
  const { say, wait, seen, point } = opened()
  say('Undone: Delete Faves.')
  wait(3900)
  point('over')
  wait(60_000)
  expect(seen()).toBe('Undone: Delete Faves.')
  point('out')
  wait(3900)
  expect(seen()).toBe('Undone: Delete Faves.')
  wait(200)
  expect(seen()).toBeUndefined()
})

test('it stays while it has the focus, and goes by its button or Escape to where one was', () => {
  const { say, wait, seen, button, click } = opened()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  for (const leave of [
    () => click(button()),
    () =>
      act(() => {
        button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      }),
  ]) {
    say('This is the first block.', 'refused')
    act(() => button().focus())
    wait(60_000)
    expect(seen()).toBe('This is the first block.')
    leave()
    expect(seen()).toBeUndefined()
    expect(document.activeElement).toBe(field)
  }
  field.remove()
})

test('where the focus is taken away before the button gets it, its click gives it back all the same', () => {
  const { say, button, click } = opened()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  say('This is the first block.', 'refused')
  act(() => void button().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
  field.blur()
  act(() => button().focus())
  click(button())
  expect(document.activeElement).toBe(field)
  field.remove()
})

test('a window that opens while a message waits for its drawing is not told of it', () => {
  const { store, say, wait, read } = opened()
  say('Saved.')
  act(() => store.getState().setSaving({ choosing: true }))
  say('Home changed outside the Studio.')
  const { get } = mount(
    <StudioStore value={store}>
      <Said />
    </StudioStore>,
  )
  const told = (): string => get('status', 'What happened').textContent
  expect([read(), told()]).toEqual(['Saved.', ''])
  wait(100)
  expect([read(), told()]).toEqual(['Home changed outside the Studio.', ''])
})
