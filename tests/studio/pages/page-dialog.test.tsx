// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import { PageDialog } from '#studio/pages/PageDialog.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, settled, typeInto } from '#tests/studio/ui/mount.tsx'

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
  const { root, press } = mount(
    <MemoryRouter>
      <StudioStore value={store}>
        <PageDialog task={task} onClose={() => undefined} />
      </StudioStore>
    </MemoryRouter>,
  )
  const address = root.querySelectorAll('input')[1] as HTMLInputElement
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
  expect(enter()).toBe('Copy Contact to Contact, To Go. Done. It’s a draft until you make it live.')
})

test.each([
  ['home', 'two', '/home-2'],
  ['contact', 'one', '/contact-2'],
])('of an address that is taken the next one is offered: %s to %s', (name, set, address) =>
  expect(copying(name, set).address).toBe(address),
)

/** The address that is open. */
function Where() {
  return <output>{useLocation().pathname}</output>
}

/** The window for a new page of a site that has one called Contact. */
function making() {
  const page = { route: '/contact', title: 'A page', blocks: [] }
  const store = openStudio(
    { 'one/contact.json': page, 'one/chrome.json': { name: 'For Here' } },
    'one/contact.json',
  )
  const onClose = vi.fn<() => void>()
  const drawn = mount(
    <MemoryRouter>
      <StudioStore value={store}>
        <PageDialog task={{ kind: 'new', set: 'one' }} onClose={onClose} />
      </StudioStore>
      <Where />
    </MemoryRouter>,
  )
  const [name, address] = [...drawn.root.querySelectorAll('input')]
  if (!name || !address) throw new Error('There are a name and an address.')
  return { ...drawn, store, name, address, onClose }
}

test('a new page gets an address made of its name, which can be written over', () => {
  const { name, address, click, get, store } = making()
  typeInto(name, 'Our Story')
  expect(address.value).toBe('/our-story')
  typeInto(name, 'Contact')
  expect(address.value).toBe('/contact-2')
  typeInto(address, '/write-to-us')
  typeInto(name, 'Contact us')
  expect(address.value).toBe('/write-to-us')
  click(get('button', 'Make it'))
  expect(store.getState().values['one/write-to-us.json']).toMatchObject({ title: 'Contact us' })
})

test('an address that is refused is followed by one that works, to be taken by a click', () => {
  const { address, click, get, store } = making()
  typeInto(address, 'Our Story')
  click(get('button', 'Make it'))
  click(get('button', 'Use /our-story'))
  click(get('button', 'Make it'))
  expect(Object.keys(store.getState().values)).toContain('one/our-story.json')
})

test('an address that is taken is told with the page that has it, and leads there', () => {
  const { address, click, get, root, onClose } = making()
  typeInto(address, '/contact')
  click(get('button', 'Make it'))
  expect(root.textContent).toContain(
    '“Contact, For Here” has the address /contact already. /contact-2 would do.',
  )
  click(get('button', 'Open Contact, For Here'))
  expect(onClose).toHaveBeenCalledOnce()
  expect(root.querySelector('output')?.textContent).toBe('/one/contact')
})

test('the pages that links can lead to instead are told by name and address, and the links by their words', () => {
  const link = (label: string, href = '/contact') => ({ label, href, event: 'go' })
  const page = (route: string, ...blocks: object[]) => ({ route, title: 'A page', blocks })
  const store = openStudio(
    {
      'one/contact.json': page('/contact'),
      'one/menu.json': page(
        '/menu',
        { type: 'intro', id: 'intro', text: ['Come, or [write to us](/contact#mail).'] },
        { type: 'action-buttons', id: 'buttons', buttons: [link('Say hello')] },
      ),
      'one/chrome.json': {
        name: 'For Here',
        menu: { links: [link('Order', '/order'), link('Contact')] },
      },
      'site.json': { variant: 'one' },
    },
    'one/menu.json',
  )
  const { root } = mount(
    <StudioStore value={store}>
      <PageDialog task={{ kind: 'delete', id: 'one/contact.json' }} onClose={() => undefined} />
    </StudioStore>,
  )
  expect([...root.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'Menu, For Here: “write to us” in Intro; “Say hello” in Action buttons',
    'Header and footer, For Here: Menu on phones, second link: Contact',
  ])
  expect([...root.querySelectorAll('option')].map((one) => [one.value, one.textContent])).toEqual([
    ['', 'Nowhere. I’ll fix them myself'],
    ['/menu', 'Menu (/menu)'],
  ])
})

test('the links to a page are led to another in one step, and never to a draft', () => {
  const page = (route: string, more = {}) => ({ route, title: 'A page', blocks: [], ...more })
  const links = { type: 'action-buttons', id: 'a', buttons: [{ label: 'Us', href: '/about' }] }
  const store = openStudio(
    {
      'site.json': { variant: 'one' },
      'one/home.json': page('/', { blocks: [links] }),
      'one/about.json': page('/about'),
      'one/contact.json': page('/contact'),
      'one/next.json': page('/next', { status: 'draft' }),
      'one/chrome.json': { name: 'For Here' },
    },
    'one/home.json',
  )
  const { root, get, click } = mount(
    <StudioStore value={store}>
      <PageDialog task={{ kind: 'links', id: 'one/about.json' }} onClose={() => undefined} />
    </StudioStore>,
  )
  const select = root.querySelector('select') as HTMLSelectElement
  expect([...select.options].map(({ text }) => text)).toEqual([
    'About, as now',
    'Home (/)',
    'Contact (/contact)',
  ])
  expect(get('button', 'Change the link').getAttribute('aria-disabled')).toBe('true')
  act(() => {
    select.value = '/contact'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  click(get('button', 'Change the link'))
  expect(store.getState().values['one/home.json']).toMatchObject({
    blocks: [{ buttons: [{ label: 'Us', href: '/contact' }] }],
  })
  expect(store.getState().said.text).toBe('1 link goes to /contact now.')
  expect(store.getState().history.past).toHaveLength(1)
})

test.each([
  [true, 'Pages that were deleted longer ago aren’t shown here.'],
  [undefined, 'No published page has been deleted.'],
])('no page is said never to have been deleted that may have been: %s', async (isCut, words) => {
  const git = { branch: 'main', remote: null, committed: {}, media: {} }
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      Response.json(url.endsWith('deleted') ? { documents: [], isCut } : { git, documents: {} }),
    ),
  )
  const { root } = mount(
    <MemoryRouter>
      <StudioStore value={openStudio({ 'one/home.json': { route: '/' } }, 'one/home.json')}>
        <PageDialog task={{ kind: 'deleted' }} onClose={() => undefined} />
      </StudioStore>
    </MemoryRouter>,
  )
  await settled()
  expect(root.querySelector('[role=status]')?.textContent).toBe(words)
})
