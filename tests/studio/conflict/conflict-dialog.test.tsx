// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { ConflictDialog } from '#studio/conflict/ConflictDialog.tsx'
import { takeUp } from '#studio/save/follow.ts'
import { StudioStore, type StudioStoreApi } from '#studio/state/store.ts'
import { file, openedOn } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const id = 'set/home.json'

/** The window about a page called "Now", and a draft of it with this title, made at this moment. */
function drawn(draft: string, at = 0): Element {
  const page = (title: string) => ({ title, blocks: [{ type: 'intro', id: 'a' }] })
  const store = openedOn({ [id]: page('Now') })
  const value = page(draft)
  store.getState().setSaving({
    conflicts: [{ id, base: page('Before'), at: 0, draft: { value, at, tab: 'other' } }],
    choosing: true,
  })
  const { root } = mount(
    <StudioStore value={store}>
      <ConflictDialog />
    </StudioStore>,
  )
  return root
}

const said = (draft: string): string => drawn(draft).querySelector('p')?.textContent ?? ''

test('a draft of another day names its day', () => {
  const words = (at: number): string => drawn('Mine', at).textContent
  expect(words(Date.now())).toMatch(/Your draft, \d+:\d\d [AP]MAs it is now/)
  expect(words(new Date(2024, 1, 29, 21, 5).getTime())).toContain(
    'Your draft, Thu, Feb 29, 9:05 PMAs it is now',
  )
})

test('whose a draft is nobody claims to know: this tab may have been loaded again', () => {
  expect(said('Mine')).toBe(
    'There’s unsaved work on Home, but Home has changed since. 1 block is already sorted out. One thing needs your pick. Pick one side; nothing is thrown away until you save.',
  )
})

test('of a file that is gone it says that, and not what its page says', () => {
  const store = openedOn({ 'set/other.json': { title: 'Other', blocks: [] } })
  const draft = { value: { title: 'Mine', blocks: [] }, at: 0, tab: 'other' }
  store.getState().setSaving({
    conflicts: [{ id, base: { title: 'Before', blocks: [] }, at: 0, draft }],
    choosing: true,
  })
  const { root } = mount(
    <StudioStore value={store}>
      <ConflictDialog />
    </StudioStore>,
  )
  expect(root.textContent).toContain(
    'There’s unsaved work on Home, but its file has been deleted since. Pick one side; nothing',
  )
  expect(root.textContent).toContain('Kept: Mine')
  expect(root.textContent).not.toContain('Can’t be read')
})

test('where nothing differs any more, nothing is asked', () => {
  expect(said('Now')).toBe('The two versions of Home no longer clash. There’s nothing to choose.')
})

test('what is chosen stays chosen while the file goes on changing elsewhere', () => {
  const page = (one: string, two: string, title = 'Home') => ({
    title,
    blocks: [
      { type: 'intro', id: 'a', text: one },
      { type: 'faves', id: 'b', heading: two },
    ],
  })
  const base = page('Base', 'Base')
  const store = openedOn({ [id]: base })
  store.getState().change('Edit', { [id]: page('My one', 'My two') })
  const onDisk = (...theirs: Parameters<typeof page>): void => {
    takeUp(store, { [id]: file(page(...theirs)) })
  }
  onDisk('Their one', 'Their two')
  const { root } = mount(
    <StudioStore value={store}>
      <ConflictDialog />
    </StudioStore>,
  )
  const chosen = () =>
    [...root.querySelectorAll('label')]
      .filter((label) => label.querySelector('input')?.checked)
      .map((label) => label.textContent)
  for (const label of root.querySelectorAll('label'))
    if (label.textContent?.startsWith('Mine')) act(() => label.querySelector('input')?.click())
  expect(chosen()).toEqual(['Mine: My one', 'Mine: My two'])
  act(() => onDisk('Their one', 'Their two', 'Start'))
  expect(chosen()).toEqual(['Mine: My one', 'Mine: My two'])
  act(() => onDisk('Their one', 'Another two', 'Start'))
  expect(chosen()).toEqual(['Mine: My one'])
})

describe('undo after a choice', () => {
  const page = (title: string, description: string) => ({ title, description, blocks: [] })
  const chosen = (conflict: (store: StudioStoreApi) => void, all: string): StudioStoreApi => {
    const store = openedOn({ [id]: page('Base', 'Base') })
    store.getState().change('Edit', { [id]: page('Mine', 'Base') })
    conflict(store)
    const { root } = mount(
      <StudioStore value={store}>
        <ConflictDialog />
      </StudioStore>,
    )
    for (const name of [all, 'Save my choices'])
      act(() => [...root.querySelectorAll('button')].find((b) => b.textContent === name)?.click())
    return store
  }
  const undone = (store: StudioStoreApi): unknown[] => {
    const { travel } = store.getState()
    return [travel('undo'), store.getState().said.text, store.getState().values[id]]
  }

  test('says that it takes back what others changed, also where nobody was asked', () => {
    const store = chosen(
      (made) => takeUp(made, { [id]: file(page('Theirs', 'Theirs as well')) }),
      'Keep all of mine',
    )
    expect(undone(store)).toEqual([
      false,
      'Careful: the next undo takes back what changed outside the Studio in Home. Press undo again to go ahead.',
      page('Mine', 'Theirs as well'),
    ])
    expect(undone(store)).toEqual([
      true,
      'Undone: Choose what stays in Home.',
      page('Mine', 'Base'),
    ])
  })

  test('says that it takes back what came from a draft', () => {
    const draft = { value: page('Draft', 'Draft as well'), at: 0, tab: 'other' }
    const store = chosen(
      (made) =>
        made.getState().setSaving({
          conflicts: [{ id, base: page('Base', 'Base'), at: 0, draft }],
          choosing: true,
        }),
      'Keep all as it is',
    )
    expect(undone(store)).toEqual([
      false,
      'Careful: the next undo takes back what came from the draft of Home. Press undo again to go ahead.',
      page('Mine', 'Draft as well'),
    ])
  })
})

test('nobody is asked in the middle of a word, and no key closes what comes by itself', () => {
  vi.useFakeTimers()
  const page = (title: string) => ({ title, blocks: [] })
  const store = openedOn({ [id]: page('Now') })
  const { root } = mount(
    <StudioStore value={store}>
      <ConflictDialog />
    </StudioStore>,
  )
  const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
  const type = (title: string): void =>
    act(() => store.getState().change('Edit', { ...store.getState().values, [id]: page(title) }))
  type('Ou')
  act(() => void takeUp(store, { [id]: file(JSON.stringify(page('Theirs'))) }))
  for (const title of ['Our', 'Our o', 'Our ow']) {
    wait(1000)
    type(title)
    expect(root.querySelector('dialog')).toBeNull()
  }
  wait(1500)
  expect(document.activeElement?.textContent).toBe('Home changed on disk')
  // It stays, whatever changes then.
  act(() => void takeUp(store, { [id]: file(JSON.stringify(page('Theirs again'))) }))
  expect(root.querySelector('dialog')).not.toBeNull()
  vi.useRealTimers()
})
