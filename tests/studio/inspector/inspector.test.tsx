// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { Inspector } from '#studio/inspector/Inspector.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const id = 'multi-location/test.json'
const files = realFiles()

/** The panel beside a page of these blocks, with some of them selected. */
function panel(blocks: unknown, selected: readonly string[] = []) {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const store = openStudio({ 'site.json': files['site.json'], [id]: { title: 'A', blocks } }, id)
  store.getState().select({ blocks: selected, pointer: '' })
  const drawn = mount(
    <StudioStore value={store}>
      <Inspector />
    </StudioStore>,
  )
  return { ...drawn, store, text: () => drawn.root.textContent ?? '', told }
}

test('a block of no known type is shown as it is, and nothing of it is lost', () => {
  const { text, store } = panel([{ type: 'sparkle', id: 'a', glow: 'very' }], ['a'])
  expect(text()).toContain('no form for it')
  expect(text()).toContain('"glow": "very"')
  expect(store.getState().history.past).toEqual([])
})

test('several blocks say how many they are and what works for all', () => {
  const blocks = [
    { type: 'faves', id: 'a' },
    { type: 'edge', id: 'b' },
  ]
  const { text, root } = panel(blocks, ['a', 'b'])
  expect(text()).toContain('2 blocks')
  expect(text()).toContain('Faves, Edge')
  expect([...root.querySelectorAll('button')].map((one) => one.textContent)).toContain('Duplicate')
})

test.each([
  ['no list', 7],
  ['a list of anything', [null, 3, [], 'words', {}, { id: 'a' }, { id: 7, type: 8 }]],
  ['nothing', undefined],
])('the panel stands where the blocks are %s', (_, blocks) => {
  const { text, told, store } = panel(blocks, ['a'])
  expect(text()).not.toBe('')
  act(() => store.getState().select({ blocks: [], pointer: '/blocks/0/x' }))
  expect(told.mock.calls).toEqual([])
})

/** What happens in the next frame. */
const frame = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done, 50)))
const place = (): string | null | undefined =>
  document.activeElement?.closest('[data-at]')?.getAttribute('data-at')

test('a block that is asked for has the cursor in its first field, and no part takes it later', async () => {
  const faves = { type: 'faves', id: 'a', heading: 'Faves', items: [{ name: 'One' }] }
  const { store } = panel([faves], ['a'])
  await frame()
  expect(place()).toBeUndefined()
  act(() => store.getState().askField())
  await frame()
  expect(place()).toBe('/heading')
  ;(document.activeElement as HTMLElement).blur()
  act(() => store.getState().select({ blocks: ['a'], pointer: '/items/0' }))
  await frame()
  expect(place()).toBeUndefined()
})

test('the key for strong words is that of the machine', () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get')
  const titles = (): string[] => {
    const { root } = panel([{ type: 'intro', id: 'a', headline: ['A'], text: ['B'] }], ['a'])
    return [...root.querySelectorAll('button')].map(({ title }) => title)
  }
  agent.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)')
  expect(titles()).toContain('Strong words (Ctrl+B)')
  agent.mockReturnValue('Mozilla/5.0 (Macintosh)')
  expect(titles()).toContain('Strong words (⌘B)')
  agent.mockRestore()
})
