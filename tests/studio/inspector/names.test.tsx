// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'

import { definition } from '#engine/schema/schema.ts'
import { BlockSettings } from '#studio/inspector/BlockSettings.tsx'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { EntrySettings } from '#studio/site/EntrySettings.tsx'
import { StudioStore, useStudio } from '#studio/state/store.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

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

/** Types another name into a field and presses Enter. */
function name(field: HTMLInputElement, to: string): void {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    field.focus()
    write?.call(field, to)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  act(() => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
}

test('a shop is renamed in its form, which stays open; pages follow, and one undo takes all back', () => {
  const id = 'content/locations.json'
  const store = openStudio(realFiles(), id)
  const { root } = mount(
    <StudioStore value={store}>
      <SettingsForm schema={definition('Locations')} document={id} at="" />
    </StudioStore>,
  )
  const field = (of: string) => root.querySelector(`[aria-label="Name that pages use for ${of}"]`)
  const details = field('ues')?.closest('details')
  details?.setAttribute('open', '')
  name(field('ues') as HTMLInputElement, 'noho')
  expect(store.getState().said).toMatchObject({ refused: true })
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
  expect(root.querySelector('[aria-label="Take out ink"]')).not.toBeNull()
  expect(root.querySelector('[aria-label^="Name that pages use"]')).toBeNull()
})

test('the next field of a shop is still there when its name is left', () => {
  const document = 'content/locations.json'
  const at = '/locations/ues'
  const store = openStudio(realFiles(), document)
  store.getState().look({ entry: { document, at } })
  const { root } = mount(
    <StudioStore value={store}>
      <OpenedEntry />
    </StudioStore>,
  )
  const next = root.querySelector('[data-at="/name"] input')
  expect(next).not.toBeNull()
  name(root.querySelector('[aria-label^="Name that pages use"]') as HTMLInputElement, 'uptown')
  expect(store.getState().view.entry?.at).toBe('/locations/uptown')
  expect(root.querySelector('[data-at="/name"] input')).toBe(next)
})

test('a block that links lead to asks about them before it is renamed, and keeps the cursor', () => {
  const page = 'm/home.json'
  const link = { label: 'Down', href: '#down' }
  const blocks = [
    { type: 'text-band', id: 'up', heading: 'Up', text: ['Words.'], link },
    { type: 'text-band', id: 'down', heading: 'Down', text: ['Words.'] },
  ]
  const store = openStudio({ [page]: { route: '/', title: 'T', blocks } }, page)
  store.getState().select({ blocks: ['down'], pointer: '' })
  const { root, get, click } = mount(
    <StudioStore value={store}>
      <Chosen />
    </StudioStore>,
  )
  const field = () => root.querySelector('[data-at="/id"] input') as HTMLInputElement
  const first = field()
  name(first, 'below')
  expect(JSON.stringify(store.getState().values)).not.toContain('below')
  click(get('button', 'Rename, and mend the links'))
  expect(store.getState().values[page]).toMatchObject({
    blocks: [{ link: { href: '#below' } }, { id: 'below' }],
  })
  expect(field()).toBe(first)
  name(field(), 'up')
  expect(store.getState().said.text).toContain('Another block is called "up"')
  act(() => void store.getState().travel('undo'))
  expect(store.getState().values).toEqual(store.getState().disk)
})
