// @vitest-environment happy-dom
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'

import { PageList } from '#studio/pages/PageList.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

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
        <PageList groups={[]} dates={{}} onTask={() => undefined} />
        <Address />
      </StudioStore>
    </MemoryRouter>,
  )
  expect(root.textContent).toContain('Cannot be readone/broken.json1 problem')
  click(get('button', 'one/broken.json'))
  expect(get('output').textContent).toBe('/one/broken')
})
