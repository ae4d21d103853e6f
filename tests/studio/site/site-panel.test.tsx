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

test('a list that has all that it may have takes no copy', () => {
  const id = 'content/feed.json'
  const posts = Array.from({ length: 60 }, (_, at) => ({ id: `post-${at}` }))
  const store = openStudio({ [id]: { posts } }, id)
  const { get, click } = mount(
    <StudioStore value={store}>
      <SitePanel />
    </StudioStore>,
  )
  click(get('button', 'post-7 '))
  click(get('button', 'Duplicate: post-7'))
  expect(store.getState().values).toEqual({ [id]: { posts } })
  expect(store.getState().said.text).toBe('There’s only room for 60. Remove one first.')
})

test('of a list whose last entry is deleted none stays open', () => {
  const id = 'content/locations.json'
  const special = [{ date: '2026-11-26', label: 'Thanksgiving' }]
  const store = openStudio({ [id]: { locations: {}, special } }, id)
  const { get, click } = mount(
    <StudioStore value={store}>
      <SitePanel />
    </StudioStore>,
  )
  click(get('button', 'Thanksgiving Nov 26, 2026'))
  expect(store.getState().view.entry).toBeDefined()
  click(get('button', 'Delete: Thanksgiving'))
  expect(store.getState().values).toEqual({ [id]: { locations: {}, special: [] } })
  expect(store.getState().view.entry).toBeUndefined()
})
