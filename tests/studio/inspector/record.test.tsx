// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'

import { definition } from '#engine/schema/schema.ts'
import { focusField } from '#studio/inspector/focus-field.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { goToPlace } from '#studio/status/go-to.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

test.each([
  ['content/locations.json', 'Locations', 'locations', 'uptown'],
  ['theme.json', 'Theme', 'colors', 'brine'],
] as const)(
  'what is added to %s is open, with the focus in its field',
  (id, kind, record, name) => {
    const store = openStudio({ [id]: { [record]: {} } }, id)
    const { root } = mount(
      <StudioStore value={store}>
        <SettingsForm schema={definition(kind)} document={id} at="" />
      </StudioStore>,
    )
    const setting = root.querySelector(`[data-at="/${record}"]`)
    const field = setting?.querySelector<HTMLInputElement>('form [aria-label^="Name of the new"]')
    if (!field) throw new Error('Nothing can be added.')
    typeInto(field, name)
    act(() => field.form?.requestSubmit())
    const { activeElement } = document
    expect(activeElement?.closest(`[data-at^="/${record}/${name}"]`)).not.toBeNull()
    expect(activeElement?.closest('details')?.open ?? true).toBe(true)
    expect(field.value).toBe('')
  },
)

/** The form of all shops, with the field that adds one. */
function shops(locations: object = { noho: { name: 'NoHo' } }) {
  const id = 'content/locations.json'
  const store = openStudio({ [id]: { locations } }, id)
  const drawn = mount(
    <StudioStore value={store}>
      <SettingsForm schema={definition('Locations')} document={id} at="" />
    </StudioStore>,
  )
  const words = drawn.root.querySelector<HTMLInputElement>('form input')
  if (!words) throw new Error('Nothing can be added.')
  return {
    ...drawn,
    store,
    words,
    key: () => drawn.root.querySelector<HTMLInputElement>('form label input'),
    add: () => act(() => words.form?.requestSubmit()),
    there: () =>
      Object.entries((store.getState().values[id] as { locations: object }).locations).map(
        ([key, { name }]: [string, { name: string }]) => `${key}: ${name}`,
      ),
  }
}

test('of closed shops only the rows are drawn; one that is opened or asked for has its fields', () => {
  const { store, root, click } = shops({ noho: { name: 'NoHo' }, uptown: { name: 'Uptown' } })
  const settings = (): (string | null)[] =>
    [...root.querySelectorAll('[data-at$="/street"]')].map((one) => one.getAttribute('data-at'))
  expect(settings()).toEqual([])
  const [noho] = root.querySelectorAll('summary')
  if (noho) click(noho)
  expect(settings()).toEqual(['/locations/noho/street'])
  act(() => goToPlace(store, 'content/locations.json', '/locations/uptown/street'))
  expect(settings()).toEqual(['/locations/noho/street', '/locations/uptown/street'])
  act(() => focusField(root, '/locations/uptown/street', ''))
  expect(document.activeElement?.closest('[data-at]')).toBe(
    root.querySelector('[data-at="/locations/uptown/street"]'),
  )
  expect(root.querySelectorAll('details')[1]?.open).toBe(true)
})

test('a shop is called as people write it, and the name that pages use is made of that', () => {
  const { words, key, add, there } = shops()
  typeInto(words, 'East Village')
  expect(key()?.value).toBe('east-village')
  add()
  typeInto(words, 'NoHo')
  expect(key()?.value).toBe('noho-2')
  const field = key()
  if (field) typeInto(field, 'lower-noho')
  add()
  expect(there()).toEqual(['noho: NoHo', 'east-village: East Village', 'lower-noho: NoHo'])
})

test('a name for pages that is refused is followed by one that works, to be taken by a click', () => {
  const { words, key, add, there, click, get } = shops()
  typeInto(words, 'Uptown')
  const field = key()
  if (field) typeInto(field, 'Up Town')
  add()
  expect(there()).toEqual(['noho: NoHo'])
  click(get('button', 'Use “up-town”'))
  add()
  expect(there()).toEqual(['noho: NoHo', 'up-town: Uptown'])
})

test('a name in a record that states no form is held to that of the others, with capitals', () => {
  const id = 'theme.json'
  const store = openStudio({ [id]: { colors: {} } }, id)
  const { root } = mount(
    <StudioStore value={store}>
      <SettingsForm schema={definition('Theme')} document={id} at="" />
    </StudioStore>,
  )
  const form = root.querySelector<HTMLFormElement>('[data-at="/colors"] form')
  const write = (place: string, text: string): void => {
    const field = form?.querySelector<HTMLInputElement>(place)
    if (!field) throw new Error('Nothing can be written.')
    typeInto(field, text)
  }
  const colours = (): string[] =>
    Object.keys((store.getState().values[id] as { colors: object }).colors)
  write('input', 'Dark blue')
  write('label input', 'dark; blue')
  act(() => form?.requestSubmit())
  expect(colours()).toEqual([])
  expect(store.getState().said.text).toBe(
    'A name is made of lowercase letters, digits and hyphens. “dark-blue” would do.',
  )
  write('label input', 'darkBlue')
  act(() => form?.requestSubmit())
  expect(colours()).toEqual(['darkBlue'])
})

test('what is removed is told, and where it is still used', () => {
  const id = 'content/locations.json'
  const cards = (...locations: string[]) => ({
    route: '/x',
    blocks: [{ type: 'location-card', id: 'shops', locations }],
  })
  const store = openStudio(
    {
      [id]: { locations: { noho: { name: 'NoHo' }, ues: { name: 'UES' } } },
      'main/home.json': cards('noho'),
      'main/about-us.json': cards('noho'),
    },
    id,
  )
  const { root } = mount(
    <StudioStore value={store}>
      <SettingsForm schema={definition('Locations')} document={id} at="" />
    </StudioStore>,
  )
  const remove = (key: string): void => {
    const entry = root.querySelector(`[data-at="/locations/${key}"]`)
    act(() => entry?.querySelector('summary')?.click())
    act(() => entry?.querySelector<HTMLButtonElement>(`[aria-label="Remove ${key}"]`)?.click())
  }
  remove('ues')
  expect(store.getState().said.text).toBe('Removed UES.')
  remove('noho')
  expect(store.getState().said.text).toBe(
    'Removed NoHo, but Home and About us still use it. Choose another there, or undo.',
  )
  expect(store.getState().values[id]).toEqual({ locations: {} })
})
