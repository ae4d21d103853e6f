// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { ParityView } from '#studio/pages/ParityView.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

test.each([
  [['one'], ['There’s one set, and none to compare it with.']],
  [
    ['one', 'two'],
    ['Only in one', 'Only in two'],
  ],
  [
    ['one', 'two', 'three'],
    [
      'In one, but not in every set',
      'In three, but not in every set',
      'In two, but not in every set',
    ],
  ],
])('what %j do not share is headed by what is true of it', (sets, headed) => {
  const files = sets.map((set) => [`${set}/chrome.json`, { layout: 'header' }])
  const site = { variant: 'one', brand: {}, services: {} }
  const store = openStudio({ 'site.json': site, ...Object.fromEntries(files) }, 'site.json')
  const { root } = mount(
    <StudioStore value={store}>
      <ParityView />
    </StudioStore>,
  )
  const headings = [...root.querySelectorAll(sets.length > 1 ? 'h2' : 'p')]
  expect(headings.map(({ textContent }) => textContent)).toEqual(headed)
})
