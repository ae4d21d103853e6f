// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { PageDialog } from '#studio/pages/PageDialog.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

/** What is asked where a page of For Here is copied to a set. */
function copying(name: string, set: string) {
  const page = (route: string) => ({ route, title: 'A page', blocks: [] })
  const store = openStudio(
    {
      'one/home.json': page('/'),
      'one/contact.json': page('/contact'),
      'one/chrome.json': { name: 'For Here' },
      'two/home.json': page('/'),
      'two/chrome.json': { name: 'To Go' },
    },
    'one/home.json',
  )
  const task = { kind: 'new', set, from: `one/${name}.json` } as const
  const { get, press } = mount(
    <MemoryRouter>
      <StudioStore value={store}>
        <PageDialog task={task} onClose={() => undefined} />
      </StudioStore>
    </MemoryRouter>,
  )
  const address = get('input') as HTMLInputElement
  return {
    address: address.value,
    enter(): string {
      address.focus()
      press('Enter')
      return store.getState().said.text
    },
  }
}

test('a page that is copied to the other set keeps its address where that is free', () => {
  const { address, enter } = copying('contact', 'two')
  expect(address).toBe('/contact')
  expect(enter()).toBe(
    'Copy Contact to Contact, To Go. Done. It is a draft until you make it live.',
  )
})

test.each([
  ['home', 'two'],
  ['contact', 'one'],
])('an address that is taken is not offered: %s to %s', (name, set) =>
  expect(copying(name, set).address).toBe('/'),
)
