// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setValue } from '#studio/commands/set-value.ts'
import { block } from '#studio/state/selection.ts'
import { saidOf, useSettled } from '#studio/state/settled.ts'
import { StudioStore } from '#studio/state/store.ts'
import type { StudioState } from '#studio/state/studio-state.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PAGE = 'one/home.json'
const titleOf = ({ values }: StudioState): { title: unknown } => ({
  title: (values[PAGE] as { title: unknown }).title,
})

/** The page's title as something around the page says it, and how often that was drawn. */
function around() {
  const store = openStudio({ [PAGE]: { route: '/', title: 'Home', blocks: [] } }, PAGE)
  let drawn = 0
  function Title() {
    drawn += 1
    return useSettled(titleOf).title as string
  }
  const { root } = mount(
    <StudioStore value={store}>
      <Title />
    </StudioStore>,
  )
  const change = (value: string, typed: boolean): void =>
    act(() => {
      store.getState().run(setValue, { at: '/title', value, name: 'Title', typed })
    })
  return {
    store,
    says: () => root.textContent,
    drawn: () => drawn,
    type: (value: string) => change(value, true),
    choose: (value: string) => change(value, false),
    wait: (): void => act(() => void vi.advanceTimersByTime(100)),
  }
}

test('what is typed is told once the page shows it, however many keys that were', () => {
  const { says, type, wait, drawn } = around()
  type('Home s')
  type('Home sw')
  expect(says()).toBe('Home')
  wait()
  expect(says()).toBe('Home sw')
  expect(drawn()).toBe(2)
})

test('what is undone is told once the page shows it, whatever is said of it', () => {
  const { store, says, choose, wait } = around()
  choose('Start')
  act(() => void store.getState().travel('undo'))
  expect(says()).toBe('Start')
  wait()
  expect(says()).toBe('Home')
})

test('what is said is told at once, but of what is undone with it, and only a refusal takes its place', () => {
  const { store, choose, wait } = around()
  const heard: string[] = []
  const { say, travel } = store.getState()
  function Heard() {
    const { text } = useSettled(saidOf)
    if (heard.at(-1) !== text) heard.push(text)
    return null
  }
  mount(
    <StudioStore value={store}>
      <Heard />
    </StudioStore>,
  )
  const told = (): string[] => heard.splice(0).filter(Boolean)
  act(() => say('Saved.'))
  expect(told()).toEqual(['Saved.'])
  choose('Start')
  told()
  act(() => void travel('undo'))
  expect(told()).toEqual([])
  act(() => say('One more.'))
  expect(told()).toEqual(['Undone: Change Title.'])
  wait()
  expect(told()).toEqual(['One more.'])
  act(() => void travel('redo'))
  act(() => say('That can’t be done.', 'refused'))
  expect(told()).toEqual(['That can’t be done.'])
})

test('a choice is told at once, with what was typed before it', () => {
  const { says, type, choose } = around()
  type('Home s')
  choose('Start')
  expect(says()).toBe('Start')
})

test('another selection is told at once, with what was typed before it', () => {
  const { store, says, type } = around()
  type('Home s')
  act(() => store.getState().select(block('a')))
  expect(says()).toBe('Home s')
})

test('who asks is not drawn for an answer that is the same', () => {
  const { store, wait, drawn } = around()
  act(() => store.getState().say('Hello.'))
  act(() => store.getState().select(block('a')))
  wait()
  expect(drawn()).toBe(1)
})

test('what is done again is told late as well, as what is undone', () => {
  const { store, says, choose, wait } = around()
  choose('Start')
  act(() => void store.getState().travel('undo'))
  wait()
  act(() => void store.getState().travel('redo'))
  expect(says()).toBe('Home')
  wait()
  expect(says()).toBe('Start')
})
