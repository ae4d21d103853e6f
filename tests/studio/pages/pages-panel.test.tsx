// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { PagesPanel } from '#studio/pages/PagesPanel.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

test('the panel says which pages are drafts, and begins a new one in the set that is open', () => {
  const page = (route: string, more = {}) => ({ route, title: 'A page', blocks: [], ...more })
  const store = openStudio(
    {
      'one/chrome.json': { name: 'For Here' },
      'two/chrome.json': { name: 'To Go' },
      'one/home.json': page('/'),
      'two/home.json': page('/'),
      'two/summer.json': page('/summer', { status: 'draft' }),
    },
    'two/home.json',
  )
  const { root, get, click } = mount(
    <MemoryRouter>
      <StudioStore value={store}>
        <PagesPanel />
      </StudioStore>
    </MemoryRouter>,
  )
  expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Home',
    'SummerDraft',
  ])
  click(get('button', 'New page'))
  expect(store.getState().view.pageTask).toEqual({ kind: 'new', set: 'two' })
})
