// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { inPages } from '#engine/site/pages-folder.ts'
import { PageDialog } from '#studio/pages/PageDialog.tsx'
import { takeUpDrafts } from '#studio/save/take-up-drafts.ts'
import { formOf, textOf } from '#studio/state/documents.ts'
import { StudioStore } from '#studio/state/store.ts'
import { file, openStudio, openedOn } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const own = '{"route": "/about-us",\n\t"title": "Bun | About Us", "blocks": []}\n'

function renaming() {
  const store = openStudio(
    {
      'one/about-us.json': own,
      'one/contact.json': { route: '/contact', title: 'Contact', blocks: [] },
      'one/chrome.json': { name: 'For Here' },
    },
    'one/about-us.json',
  )
  const onClose = vi.fn<() => void>()
  const drawn = mount(
    <StudioStore value={store}>
      <PageDialog task={{ kind: 'rename', id: 'one/about-us.json' }} onClose={onClose} />
    </StudioStore>,
  )
  const [name, title] = [...drawn.root.querySelectorAll('input')]
  if (!name || !title) throw new Error('There are a name and a title.')
  return { ...drawn, store, name, title, onClose }
}

test('a page gets a name and its title in one step, keeps its address and form, and undo has it back', () => {
  const { store, name, title, get, click, root, unmount } = renaming()
  typeInto(name, 'Our Story')
  expect(title.value).toBe('Bun | Our Story')
  expect(root.textContent).toContain('Lists of pages call it “Our story”.')
  click(get('button', 'Rename it'))
  unmount()
  const { values, page, said } = store.getState()
  expect(page).toBe('one/our-story.json')
  expect(said.text).toBe('About us is now called Our story. It’s still at /about-us.')
  expect(values['one/about-us.json']).toBeUndefined()
  expect(textOf(values[page], formOf(store.getState(), page))).toBe(
    own.replace('About Us', 'Our Story'),
  )
  expect(store.getState().history.past).toHaveLength(1)
  store.getState().travel('undo')
  expect(store.getState().page).toBe('one/about-us.json')
  expect(store.getState().values).toEqual(store.getState().disk)
  store.getState().travel('redo')
  expect(store.getState().page).toBe('one/our-story.json')
})

test('what is suppressed in a page is suppressed in it by its new name', () => {
  const { store, name, get, click } = renaming()
  const left = (file: string) => ({ file, code: 'no-alt', reason: 'It is only there for show.' })
  const at = (...files: string[]) => ({ checks: { suppressions: files.map(left) } })
  const { values, change } = store.getState()
  const whole = inPages(store.getState().site, 'one/about-us.json')
  const site = at('pages/one/about-us.json', whole, 'pages/two/one/about-us.json')
  act(() => change('Suppress', { ...values, 'site.json': site }))
  typeInto(name, 'Crew')
  click(get('button', 'Rename it'))
  expect(store.getState().values['site.json']).toEqual(
    at('pages/one/crew.json', whole.replace('about-us', 'crew'), 'pages/two/one/about-us.json'),
  )
  act(() => void store.getState().travel('undo'))
  expect(store.getState().values['site.json']).toEqual(site)
})

test('a title that was written stays, whatever is written as the name then', () => {
  const { name, title } = renaming()
  typeInto(title, 'Who stacks your sandwich')
  typeInto(name, 'Crew')
  expect(title.value).toBe('Who stacks your sandwich')
})

test('a name that another page has is refused, and so is what is no change', () => {
  const { store, name, get, click, root, onClose } = renaming()
  expect(get('button', 'Rename it').getAttribute('aria-disabled')).toBe('true')
  typeInto(name, 'contact')
  click(get('button', 'Rename it'))
  expect(root.textContent).toContain('There is a page “Contact” already. Choose another name.')
  expect(store.getState().history.past).toHaveLength(0)
  expect(onClose).not.toHaveBeenCalled()
})

test('a rename that was not saved is taken up after a crash, in the form that the file had', () => {
  const renamed = own.replace('About Us', 'Our Story')
  const about = { id: 'one/about-us.json', tab: 'gone', base: file(own).hash, text: null, at: 1 }
  const story = { id: 'one/our-story.json', tab: 'gone', base: null, text: renamed, at: 2 }
  const store = openedOn({ 'one/about-us.json': own }, [about, story])
  takeUpDrafts(store)
  const { values, saving } = store.getState()
  expect(saving.conflicts).toEqual([])
  expect(Object.keys(values)).toEqual([story.id])
  expect(textOf(values[story.id], formOf(store.getState(), story.id))).toBe(renamed)
})
