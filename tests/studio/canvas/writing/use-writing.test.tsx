// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import type { PageParts } from '#studio/canvas/parts/page-parts.ts'
import { type Writing, useWriting } from '#studio/canvas/writing/use-writing.ts'
import { setValue } from '#studio/commands/set-value.ts'
import { takeUp } from '#studio/save/follow.ts'
import { BURST_MS } from '#studio/state/history.ts'
import { block as part } from '#studio/state/selection.ts'
import { StudioStore, type StudioStoreApi } from '#studio/state/store.ts'
import { file, openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const id = 'set/home.json'
const page = (...headings: string[]) => ({
  route: '/',
  blocks: headings.map((heading, index) => ({ type: 'text-band', id: `b${index}`, heading })),
})

/** An editor in which somebody writes the heading of the first block on the page, after `before`. */
function written(before: (store: StudioStoreApi) => void = () => {}) {
  const store = openStudio({ [id]: page('Faves', 'About') }, id)
  before(store)
  const drawn = (store.getState().values[id] as ReturnType<typeof page>).blocks[0]?.heading
  let writing: Writing | undefined
  const passed: string[] = []
  const block = () => (store.getState().values[id] as ReturnType<typeof page>).blocks[0]
  const parts = { page: id, block, exactPart: () => root.querySelector('h2') } as unknown
  function Canvas() {
    writing = useWriting(
      parts as PageParts,
      () => {},
      ({ key }) => passed.push(key) > 0,
    )
    return <h2>{drawn}</h2>
  }
  const { root } = mount(
    <StudioStore value={store}>
      <Canvas />
    </StudioStore>,
  )
  act(() => {
    store.getState().select(part('b0', '/heading'))
    writing?.write()
  })
  const heading = root.querySelector('h2') as HTMLElement
  return {
    store,
    heading,
    passed,
    isOpen: () => heading.hasAttribute('contenteditable'),
    headings: () =>
      (store.getState().values[id] as ReturnType<typeof page>).blocks.map((one) => one.heading),
    type(text: string) {
      act(() => {
        heading.textContent = text
        heading.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
    press(key: string, more: KeyboardEventInit = {}) {
      act(() => {
        heading.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
      })
    },
    /** Somebody else writes these headings to disk. */
    others(...headings: string[]) {
      act(() => void takeUp(store, { [id]: file(page(...headings)) }))
    },
  }
}

test('what is written is in the document letter by letter, and Escape takes it back', () => {
  const { type, press, headings } = written()
  type('Our faves')
  expect(headings()).toEqual(['Our faves', 'About'])
  press('Escape')
  expect(headings()).toEqual(['Faves', 'About'])
})

test('while somebody writes, the editor hears keys that are meant for it everywhere, and no other', () => {
  const { press, passed, isOpen } = written()
  for (const key of ['s', 'd', 'c', 'f']) press(key, { ctrlKey: true })
  press('F', { ctrlKey: true, shiftKey: true })
  press('Delete')
  press('?')
  expect([passed, isOpen()]).toEqual([['s', 'F'], true])
})

test('writing goes on while others change other words', () => {
  const { type, others, isOpen, headings } = written()
  type('Our faves')
  others('Faves', 'About us')
  expect(isOpen()).toBe(true)
  type('Our faves!')
  expect(headings()).toEqual(['Our faves!', 'About us'])
})

test('writing ends when others change these words, and nothing takes theirs back', () => {
  const { type, press, others, isOpen, headings } = written()
  others('Best sellers', 'About')
  expect(isOpen()).toBe(false)
  press('Escape')
  type('Faves!')
  expect(headings()).toEqual(['Best sellers', 'About'])
})

test('writing ends when its block is gone', () => {
  const { store, isOpen } = written()
  act(() => store.getState().change('Delete', { [id]: page() }))
  expect(isOpen()).toBe(false)
})

test('what is written is taken back step by step, and done again, while writing goes on', () => {
  vi.useFakeTimers()
  const { store, heading, type, press, isOpen, headings } = written()
  type('Faves one')
  vi.advanceTimersByTime(BURST_MS)
  type('Faves one two')
  const undo = (): void => press('z', { ctrlKey: true })
  const shows = (text: string): void => {
    expect([heading.textContent, headings()[0], isOpen()]).toEqual([text, text, true])
  }
  undo()
  shows('Faves one')
  undo()
  shows('Faves')
  undo()
  shows('Faves')
  expect(store.getState().said).toMatchObject({
    text: 'There’s nothing more to undo in Heading. Press Enter to go on elsewhere.',
    kind: 'refused',
  })
  press('y', { ctrlKey: true })
  shows('Faves one')
  type('Faves one!')
  expect(headings()[0]).toBe('Faves one!')
  vi.useRealTimers()
})

test('what others wrote before is not taken back while its words are written', () => {
  const { store, press, isOpen, headings } = written((before) => {
    const dirty = { document: id, at: '/blocks/1/heading', value: 'Us', name: 'Heading' }
    before.getState().run(setValue, dirty)
    takeUp(before, { [id]: file(page('Theirs', 'About')) })
  })
  expect(headings()).toEqual(['Theirs', 'Us'])
  press('z', { ctrlKey: true })
  press('z', { ctrlKey: true })
  expect([headings(), isOpen()]).toEqual([['Theirs', 'Us'], true])
  expect(store.getState().said?.text).toMatch(/^There’s nothing more to undo in Heading\./)
})

test('what was done before to other words is not taken back while these are written', () => {
  const { store, press, isOpen, headings } = written()
  const before = { document: id, at: '/blocks/1/heading', value: 'About us', name: 'Heading' }
  act(() => void store.getState().run(setValue, before))
  press('z', { ctrlKey: true })
  expect(headings()).toEqual(['Faves', 'About us'])
  expect(isOpen()).toBe(true)
})
