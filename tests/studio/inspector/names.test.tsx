// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'

import { definition } from '#engine/schema/schema.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { valueAt } from '#engine/where.ts'
import { BlockSettings } from '#studio/inspector/BlockSettings.tsx'
import { EntryName } from '#studio/inspector/fields/record/EntryName.tsx'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { takeUp } from '#studio/save/follow.ts'
import { EntrySettings } from '#studio/site/EntrySettings.tsx'
import { StudioStore, studioStore, useStudio } from '#studio/state/store.ts'
import { file, openStudio, realFiles, siteOf } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

/** As the inspector draws it: the block that is chosen. */
function Chosen() {
  return <BlockSettings id={useStudio(({ selection }) => selection.blocks[0]) ?? ''} />
}

/** As the inspector draws it: the entry that is open. */
function OpenedEntry() {
  const entry = useStudio(({ view }) => view.entry)
  return entry ? <EntrySettings {...entry} /> : null
}

/** An editor on the real site, with an entry of a document open. */
function opened(document: string, at: string) {
  const store = openStudio(realFiles(), document)
  store.getState().look({ entry: { document, at } })
  const { root } = mount(
    <StudioStore value={store}>
      <OpenedEntry />
    </StudioStore>,
  )
  return { store, root }
}

/** An editor on a page of these blocks, with one of them chosen. */
function chosen(blocks: readonly object[], id: string) {
  const page = 'm/home.json'
  const store = openStudio({ [page]: { route: '/', title: 'T', blocks } }, page)
  store.getState().select({ blocks: [id], pointer: '' })
  const mounted = mount(
    <StudioStore value={store}>
      <Chosen />
    </StudioStore>,
  )
  return { ...mounted, store, page }
}

/** Types another name into a field and presses Enter, or another key. */
function name(
  field: HTMLInputElement,
  to: string,
  press: KeyboardEventInit = { key: 'Enter' },
): void {
  typeInto(field, to)
  act(() => {
    field.dispatchEvent(new KeyboardEvent('keydown', { ...press, bubbles: true }))
  })
}

test('a shop is renamed in its form, which stays open; pages follow, and one undo takes all back', () => {
  const id = 'content/locations.json'
  const store = openStudio(realFiles(), id)
  const { root, get, click } = mount(
    <StudioStore value={store}>
      <SettingsForm schema={definition('Locations')} document={id} at="" />
    </StudioStore>,
  )
  const field = (of: string) => root.querySelector(`[aria-label="Internal name of ${of}"]`)
  const details = root.querySelector<HTMLElement>('details[data-at="/locations/ues"]')
  click(get('summary', 'UESues'))
  name(field('ues') as HTMLInputElement, 'noho')
  expect(store.getState().said).toMatchObject({ kind: 'refused' })
  click(get('button', 'Use “noho-2”'))
  expect(field('noho-2')?.closest('details')).toBe(details)
  act(() => void store.getState().travel('undo'))
  name(field('ues') as HTMLInputElement, 'uptown')
  expect(field('uptown')?.closest('details')).toBe(details)
  expect(document.activeElement).toBe(field('uptown'))
  const text = JSON.stringify(store.getState().values)
  expect(text).not.toContain('"ues"')
  expect(store.getState().history.past).toHaveLength(1)
  act(() => void store.getState().travel('undo'))
  expect(store.getState().values).toEqual(store.getState().disk)
})

test('what stays as it is written elsewhere is not offered another name', () => {
  const store = openStudio(realFiles(), 'theme.json')
  const { root } = mount(
    <StudioStore value={store}>
      <SettingsForm schema={definition('Theme')} document="theme.json" at="" />
    </StudioStore>,
  )
  expect(root.querySelector('[aria-label="Remove ink"]')).not.toBeNull()
  expect(root.querySelector('[aria-label^="Internal name"]')).toBeNull()
})

test('the next field of a shop is still there when its name is left', () => {
  const { store, root } = opened('content/locations.json', '/locations/ues')
  const next = root.querySelector('[data-at="/name"] input')
  expect(next).not.toBeNull()
  name(root.querySelector('[aria-label^="Internal name"]') as HTMLInputElement, 'uptown')
  expect(store.getState().view.entry?.at).toBe('/locations/uptown')
  expect(root.querySelector('[data-at="/name"] input')).toBe(next)
})

test('the entry that is open stays open while it is renamed, and while that is undone and redone', () => {
  const { store, root } = opened('content/locations.json', '/locations/ues')
  const field = () => root.querySelector<HTMLInputElement>('[aria-label^="Internal name"]')
  name(field() as HTMLInputElement, 'uptown')
  act(() => void store.getState().travel('undo'))
  expect(field()?.value).toBe('ues')
  act(() => void store.getState().travel('redo'))
  expect(field()?.value).toBe('uptown')
})

test('a section of the menu is renamed from its form; pages follow, and one undo takes all back', () => {
  const { store, root } = opened('content/menu.json', '/sections/0')
  const field = () => root.querySelector('[data-at="/id"] input') as HTMLInputElement
  const before = field().value
  const others = JSON.stringify(store.getState().values)
  expect(others).toContain(`"section":"${before}"`)
  name(field(), 'first-of-all')
  const text = JSON.stringify(store.getState().values)
  expect(text).not.toContain(`"section":"${before}"`)
  expect(text).toContain('"section":"first-of-all"')
  expect(store.getState().history.past).toHaveLength(1)
  act(() => void store.getState().travel('undo'))
  expect(store.getState().values).toEqual(store.getState().disk)
  name(field(), '')
  expect(store.getState().said).toMatchObject({ kind: 'refused' })
  expect(field().value).toBe(before)
})

test('the Enter that asks a question does not answer it', () => {
  const sections = [{ id: 'orders', heading: 'Orders', parts: [{ text: ['[Up](#orders)'] }] }]
  const blocks = [{ type: 'legal-text', id: 'terms', title: 'Terms', sections }]
  const { root, get, click } = chosen(blocks, 'terms')
  click(root.querySelector('[data-at="/sections"] [aria-expanded=false]') as HTMLElement)
  const field = root.querySelector('[data-at="/sections/0/id"] input') as HTMLInputElement
  typeInto(field, 'prices')
  // The browser would press the first button of the question with it.
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  act(() => void field.dispatchEvent(enter))
  expect(get('button', 'Rename, and fix the links')).toBeTruthy()
  expect(enter.defaultPrevented).toBe(true)
})

test('an anchor inside of a block, which may be left out, is given, renamed and taken out', () => {
  const parts = [{ text: ['See [refunds](#money-back).'] }]
  const sections = [{ id: 'orders', heading: 'Orders', parts }]
  const blocks = [{ type: 'legal-text', id: 'terms', title: 'Terms', sections }]
  const { store, page, root, get, click } = chosen(blocks, 'terms')
  const at = '/sections/0/parts/0'
  const part = () => valueAt(store.getState().values[page], `/blocks/0${at}`)
  const field = () => root.querySelector(`[data-at="${at}/id"] input`) as HTMLInputElement
  for (const list of ['/sections', '/sections/0/parts'])
    click(root.querySelector(`[data-at="${list}"] [aria-expanded=false]`) as HTMLElement)
  const first = field()
  name(field(), 'orders')
  expect(store.getState().said.text).toContain('There’s a “orders” already')
  name(field(), 'money-back')
  expect(Object.keys(part() as object)).toEqual(['id', 'text'])
  name(field(), 'refunds')
  click(get('button', 'Rename, and fix the links'))
  expect(part()).toEqual({ id: 'refunds', text: ['See [refunds](#refunds).'] })
  expect(field()).toBe(first)
  name(field(), '')
  expect(part()).toMatchObject({ id: 'refunds' })
  click(get('button', 'Cancel'))
  expect(field().value).toBe('refunds')
  name(field(), '')
  click(get('button', 'Remove it anyway'))
  expect(part()).toEqual({ text: ['See [refunds](#refunds).'] })
})

test('a block that links lead to asks about them before it is renamed, and keeps the cursor', () => {
  const link = { label: 'Down', href: '#down' }
  const blocks = [
    { type: 'text-band', id: 'up', heading: 'Up', text: ['Words.'], link },
    { type: 'text-band', id: 'down', heading: 'Down', text: ['Words.'] },
  ]
  const { store, page, root, get, click } = chosen(blocks, 'down')
  const field = () => root.querySelector('[data-at="/id"] input') as HTMLInputElement
  const first = field()
  name(first, 'below')
  expect(JSON.stringify(store.getState().values)).not.toContain('below')
  click(get('button', 'Rename, and fix the links'))
  expect(store.getState().values[page]).toMatchObject({
    blocks: [{ link: { href: '#below' } }, { id: 'below' }],
  })
  expect(field()).toBe(first)
  name(field(), 'up')
  expect(store.getState().said.text).toContain('There’s a “up” already')
  act(() => void store.getState().travel('undo'))
  expect(store.getState().values).toEqual(store.getState().disk)
})

test('what others write while a rename is asked about stays, and the rename goes to the same block', () => {
  const link = { label: 'Down', href: '#down' }
  const up = { type: 'text-band', id: 'up', heading: 'Up', text: ['Go [down](#down).'], link }
  const down = { type: 'text-band', id: 'down', heading: 'Down', text: ['Words.'] }
  const home = { route: '/', title: 'T' }
  const { store, page, root, get, click } = chosen([up, down], 'down')
  name(root.querySelector('[data-at="/id"] input') as HTMLInputElement, 'below')
  const news = { type: 'text-band', id: 'news', heading: 'New', text: ['Other words.'] }
  const written = { ...up, text: ['Do go [down](#down), please.'] }
  const blocks = [news, written, down]
  act(() => store.getState().change('Theirs', { [page]: { ...home, blocks } }))
  click(get('button', 'Rename, and fix the links'))
  expect(valueAt(store.getState().values[page], '/blocks')).toEqual([
    news,
    { ...up, text: ['Do go [down](#below), please.'], link: { ...link, href: '#below' } },
    { ...down, id: 'below' },
  ])
  name(root.querySelector('[data-at="/id"] input') as HTMLInputElement, 'bottom')
  const renamed = [news, written, { ...down, id: 'deep' }]
  act(() => store.getState().change('Theirs', { [page]: { ...home, blocks: renamed } }))
  click(get('button', 'Rename, and fix the links'))
  expect(store.getState().said).toMatchObject({ kind: 'refused' })
  expect(valueAt(store.getState().values[page], '/blocks')).toEqual(renamed)
})

test('an entry that is gone meanwhile gets no name, and nothing is written in its place', () => {
  const document = 'content/locations.json'
  const store = openStudio(realFiles(), document)
  const of = definition('Locations').properties?.['locations']
  const { root } = mount(
    <StudioStore value={store}>
      <EntryName document={document} at="/locations/gone" of={of} />
    </StudioStore>,
  )
  name(root.querySelector('input') as HTMLInputElement, 'uptown')
  expect(store.getState().said).toMatchObject({ kind: 'refused' })
  expect(store.getState().values).toEqual(store.getState().disk)
})

test('a name that is being written is taken by the keys that save', () => {
  const { store, root } = opened('content/menu.json', '/sections/0')
  const field = root.querySelector('[data-at="/id"] input') as HTMLInputElement
  name(field, 'first-of-all', { key: 's', ctrlKey: true })
  expect(valueAt(store.getState().values['content/menu.json'], '/sections/0/id')).toBe(
    'first-of-all',
  )
})

// As `--pages` names the folder to findings; `.` is the empty one.
test.each(['pages', ''])('what is suppressed follows a name in “%s”', (pagesDir) => {
  const page = 'm/home.json'
  const shops = 'content/locations.json'
  const file = (path: string): string => inPages({ pagesDir }, path)
  const suppressions = [
    { file: file(page), at: 'up' },
    { file: file(shops), at: '/locations/ues' },
  ]
  const blocks = [{ type: 'text-band', id: 'up', heading: 'Up', text: ['Words.'] }]
  const documents = {
    'site.json': { checks: { suppressions } },
    [page]: { route: '/', title: 'T', blocks },
    [shops]: { locations: { ues: { name: 'UES' } } },
  }
  const store = studioStore({ ...siteOf(documents), pagesDir }, page)
  store.getState().select({ blocks: ['up'], pointer: '' })
  store.getState().look({ entry: { document: shops, at: '/locations/ues' } })
  const { root } = mount(
    <StudioStore value={store}>
      <Chosen />
      <OpenedEntry />
    </StudioStore>,
  )
  name(root.querySelector('[data-at="/id"] input') as HTMLInputElement, 'top')
  name(root.querySelector('[aria-label^="Internal name"]') as HTMLInputElement, 'uptown')
  expect(valueAt(store.getState().values['site.json'], '/checks/suppressions')).toEqual([
    { file: file(page), at: 'top' },
    { file: file(shops), at: '/locations/uptown' },
  ])
})

test('an entry of the menu stays open, with the cursor in it, when others put one before it', () => {
  const id = 'content/menu.json'
  const { store, root } = opened(id, '/sections/0/items/1')
  interface Menu {
    readonly sections: readonly { readonly items: readonly { name: string; id: string }[] }[]
  }
  const menu = (): Menu => store.getState().values[id] as Menu
  const mine = menu().sections[0]?.items[1]
  const field = (): HTMLInputElement =>
    root.querySelector('[data-at="/name"] input') as HTMLInputElement
  const before = field()
  act(() => before.focus())
  const others = structuredClone(menu()) as { sections: { items: object[] }[] }
  others.sections[0]?.items.unshift({ ...mine, id: 'new', name: 'New' })
  act(() => void takeUp(store, { [id]: file(others) }))
  expect(field()).toBe(before)
  expect(before.value).toBe(mine?.name)
  expect(globalThis.document.activeElement).toBe(before)
  typeInto(before, 'Mine')
  expect(
    menu()
      .sections[0]?.items.slice(0, 3)
      .map(({ name }) => name),
  ).toEqual(['New', expect.any(String), 'Mine'])
})
