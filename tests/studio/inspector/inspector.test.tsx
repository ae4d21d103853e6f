// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import type { Finding } from '#engine/finding.ts'
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

test('an item that is selected opens, and one that is only moved stays closed', async () => {
  const items = [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }]
  const { store, root } = panel([{ type: 'faves', id: 'a', heading: 'Faves', items }], ['a'])
  const open = (): (string | null)[] =>
    [...root.querySelectorAll('[aria-expanded=true]')].map(({ textContent }) => textContent)
  const select = (pointer: string): void =>
    act(() => store.getState().select({ blocks: ['a'], pointer }))
  select('/items/1')
  expect(open()).toEqual(['Two'])
  expect(document.activeElement).toBe(document.body)
  act(() => root.querySelector<HTMLElement>('[aria-expanded=true]')?.click())
  expect(open()).toEqual([])
  const down = new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true })
  act(() => void root.querySelector('[aria-label="Move Two, 2 of 3"]')?.dispatchEvent(down))
  expect(root.querySelector('[aria-label="Move Two, 3 of 3"]')).not.toBeNull()
  expect(open()).toEqual([])
  select('/items/0')
  expect(open()).toEqual(['One'])
})

test('an entry goes by the one delete key of a Mac, and moves by no keys that select words or open a choice', () => {
  const items = [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }]
  const { store, root } = panel([{ type: 'faves', id: 'a', heading: 'Faves', items }], ['a'])
  act(() => store.getState().select({ blocks: ['a'], pointer: '/items/0' }))
  const press = (place: string, key: string, more: KeyboardEventInit = {}): void => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more })
    act(() => void root.querySelector(place)?.dispatchEvent(event))
  }
  press('[data-at="/items/0/name"] :is(input, textarea)', 'ArrowDown', {
    altKey: true,
    shiftKey: true,
  })
  root.querySelector('[data-at="/items/0/name"]')?.append(document.createElement('select'))
  press('[data-at="/items/0/name"] select', 'ArrowDown', { altKey: true })
  expect(root.querySelector('[aria-label="Move One, 1 of 3"]')).not.toBeNull()
  press('[data-at="/items/0/name"] :is(input, textarea)', 'ArrowDown', { altKey: true })
  press('[aria-label="Move One, 2 of 3"]', 'Backspace')
  expect(root.querySelector('[aria-label="Move Three, 2 of 2"]')).not.toBeNull()
})

test('Escape leads back to the blocks, but not while it ends a word of an input method', () => {
  const { get } = panel([{ type: 'edge', id: 'a' }], ['a'])
  const blocks = document.body.appendChild(document.createElement('main'))
  blocks.innerHTML = '<p tabindex="0"></p>'
  const stays = (more: KeyboardEventInit): boolean => {
    const event = { key: 'Escape', bubbles: true, cancelable: true, ...more }
    return get('tab', 'Show when').dispatchEvent(new KeyboardEvent('keydown', event))
  }
  expect([stays({ isComposing: true }), stays({ keyCode: 229 }), stays({})]).toEqual([
    true,
    true,
    false,
  ])
  blocks.remove()
})

test('a tip is told at its field, and counted as no problem', () => {
  const blocks = [{ type: 'edge', id: 'a', when: { until: '2026-01-01' } }]
  const { store, get, click, root } = panel(blocks, ['a'])
  const said = (severity: Finding['severity']): void => {
    const place = { file: `pages/${id}`, line: 1, column: 1, endLine: 1, endColumn: 2, where: '' }
    const words = { code: 'never-shows', problem: 'Its time is over.', remedy: 'Take it out.' }
    act(() =>
      store.setState({
        findings: [{ ...place, ...words, severity, pointer: '/blocks/0/when/until' }],
      }),
    )
  }
  said('warning')
  click(get('tab', 'Show when'))
  const until = root.querySelector('[data-at="/when/until"] input')
  expect(root.textContent).toContain('Its time is over.')
  expect(until?.getAttribute('aria-invalid')).toBeNull()
  said('error')
  expect(get('tab', 'Show when1 problem')).toBeTruthy()
  expect(until?.getAttribute('aria-invalid')).toBe('true')
})

test('the key for strong words is that of the machine', () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get')
  const titles = (): string[] => {
    const { root } = panel([{ type: 'intro', id: 'a', headline: ['A'], text: ['B'] }], ['a'])
    return [...root.querySelectorAll('button')].map(({ title }) => title)
  }
  agent.mockReturnValue('Mozilla/5.0 (X11; Linux x86_64)')
  expect(titles()).toContain('Bold (Ctrl+B)')
  agent.mockReturnValue('Mozilla/5.0 (Macintosh)')
  expect(titles()).toContain('Bold (⌘B)')
  agent.mockRestore()
})

test('what is wrong with the version of a block is told above its settings', () => {
  const { store, text } = panel([{ type: 'faves', id: 'a', v: 7, heading: 'Faves' }], ['a'])
  const newer: Finding = {
    code: 'newer-block',
    severity: 'error',
    file: `pages/${id}`,
    pointer: '/blocks/0/v',
    where: '',
    problem: 'It was written for version 7 of "faves".',
    remedy: 'Bring the code up to date.',
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
  }
  act(() => store.getState().found([newer], store.getState()))
  expect(text()).toContain('It was written for version 7 of "faves". Bring the code up to date.')
})
