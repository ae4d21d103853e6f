// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { EditedPage } from '#studio/canvas/EditedPage.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openedWithMedia } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

test.each([
  ['content/links.json', { links: { order: 9 } }, 'of the kind that it has to be'],
  ['theme.json', { type: { displayS: '/x' } }, 'of the kind that it has to be'],
  ['multi-location/chrome.json', 7, 'of the kind that it has to be'],
  ['multi-location/chrome.json', { layout: 'heade' }, 'There is no layout “heade”. Use one of: '],
])('the page stays in sight while %s is %j', (id, wrong, said) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const store = openedWithMedia('shared/terms.json')
  const frame = document.implementation.createHTMLDocument()
  const { root } = mount(
    <StudioStore value={store}>
      <EditedPage frame={frame} region={{ current: null }} scale={1} height={800} />
    </StudioStore>,
  )
  const before = frame.body.textContent
  expect(before).not.toBe('')
  expect(root.textContent).toBe('')
  const { values, change } = store.getState()
  act(() => change('Write JSON', { ...values, [id]: wrong }))
  expect(frame.body.textContent).toBe(before)
  expect(root.textContent).toContain('You see the last version that could be drawn.')
  expect(root.textContent).toContain(said)
  act(() => void store.getState().travel('undo'))
  expect(frame.body.textContent).toBe(before)
  expect(root.textContent).toBe('')
})
