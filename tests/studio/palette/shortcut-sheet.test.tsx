// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { ShortcutSheet } from '#studio/command-palette/ShortcutSheet.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

test.each([
  ['In the outline', '↑ ↓ Home End A–Z → ← Ctrl+↑ Ctrl+↓ Ctrl+Space Space Enter'],
  ['Among the settings', 'Esc ↑ ↓ Alt+↑ Alt+↓ Del'],
  ['On the page', '↑ ← ↓ → Home End Space Enter Esc'],
  ['Writing on the page', 'Enter Tab Esc'],
])('the sheet of all keys has those of the place “%s”', (place, keys) => {
  const page = { route: '/', title: 'Home', blocks: [] }
  const { root } = mount(
    <StudioStore value={openStudio({ 'one/home.json': page }, 'one/home.json')}>
      <ShortcutSheet />
    </StudioStore>,
  )
  const part = [...root.ownerDocument.querySelectorAll('section')].find(
    (section) => section.querySelector('h3')?.textContent === place,
  )
  const shown = [...(part?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)
  expect(shown.join(' ')).toContain(keys)
})
