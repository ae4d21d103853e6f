// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { SitePanel } from '#studio/site/SitePanel.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

test('what pages share is called by words, and what a set has by its name too', () => {
  const { root } = mount(
    <StudioStore value={openStudio(realFiles(), 'multi-location/home.json')}>
      <SitePanel />
    </StudioStore>,
  )
  const names = [...root.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(names).toContain('Quiz questions')
  expect(names).toContain('Header and footer, To Go')
  expect(names.filter((name) => /[a-z][A-Z]/.test(name))).toEqual([])
})

test('days of one name are told apart', () => {
  const days = ['2026-11-26', '2027-11-25'].map((date) => ({ date, label: 'Thanksgiving' }))
  const id = 'content/locations.json'
  const { root } = mount(
    <StudioStore value={openStudio({ [id]: { locations: {}, special: days } }, id)}>
      <SitePanel />
    </StudioStore>,
  )
  const names = [...root.querySelectorAll('button')].map(({ textContent }) => textContent)
  expect(names.slice(1)).toEqual(['Thanksgiving Nov 26, 2026', 'Thanksgiving Nov 25, 2027'])
})
