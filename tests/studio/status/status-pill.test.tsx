// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'

import { StudioStore } from '#studio/state/store.ts'
import { StatusPill } from '#studio/status/StatusPill.tsx'
import { openedOn } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

test('nobody calls a site ready before it was checked', () => {
  const store = openedOn({ 'set/home.json': { title: 'Home', blocks: [] } })
  const { root } = mount(
    <StudioStore value={store}>
      <StatusPill />
    </StudioStore>,
  )
  expect(root.textContent).toBe('100%Checking the site')
  act(() => store.getState().found([], store.getState().values))
  expect(root.textContent).toBe('100%Ready to publish')
})
