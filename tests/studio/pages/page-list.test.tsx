// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import { PageList } from '#studio/pages/PageList.tsx'
import { PagesScreen } from '#studio/pages/PagesScreen.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

function Address() {
  return <output>{useLocation().pathname}</output>
}

test('a file that cannot be read is in the list, marked, and leads to its text', () => {
  const store = openStudio(
    { 'one/home.json': {}, 'one/broken.json': '{ "route" }' },
    'one/home.json',
  )
  const { get, click, root } = mount(
    <MemoryRouter>
      <StudioStore value={store}>
        <PageList groups={[]} sets={[]} dates={{}} onTask={() => undefined} />
        <Address />
      </StudioStore>
    </MemoryRouter>,
  )
  expect(root.textContent).toContain('Can’t be readone/broken.json1 problem')
  click(get('button', 'one/broken.json'))
  expect(get('output').textContent).toBe('/one/broken')
})

test('of many pages the author sees in what order they count, and finds one by its name', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No server is asked.')))
  const pages = Array.from({ length: 24 }, (_, index) => `one/story-${index + 1}.json`)
  const documents = Object.fromEntries(
    pages.map((id, index) => [id, { route: `/news/${index + 1}`, blocks: [] }]),
  )
  const store = openStudio(
    {
      'site.json': { variant: 'one' },
      'one/chrome.json': {},
      'two/chrome.json': {},
      'two/home.json': { route: '/' },
      ...documents,
    },
    'one/story-1.json',
  )
  const { get, click, root } = mount(
    <MemoryRouter>
      <StudioStore value={store}>
        <PagesScreen />
      </StudioStore>
    </MemoryRouter>,
  )
  const names = () =>
    [...root.querySelectorAll('li > button:first-child')].map((row) => row.textContent)
  expect(names()).toEqual([...pages.map((_, index) => `Story ${index + 1}`), 'Home'])

  const field = get('input', 'Find a page by its name or address') as HTMLInputElement
  typeInto(field, ' STORY 24')
  expect(names()).toEqual(['Story 24'])
  typeInto(field, '/news/7')
  expect(names()).toEqual(['Story 7'])
  const more = get('button', 'What to do with Story 7')
  act(
    () =>
      void more.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })),
  )
  expect(get('menuitem', 'Copy to two')).toBeTruthy()

  typeInto(field, 'pizza')
  expect(names()).toEqual([])
  expect(get('status').textContent).toBe('No page has “pizza” in its name or address.')

  typeInto(field, 'story 24')
  click(get('label', 'two'))
  expect(names()).toEqual([])
  expect(get('status').textContent).toBe(
    'No page of this set has “story 24” in its name or address.',
  )
})
