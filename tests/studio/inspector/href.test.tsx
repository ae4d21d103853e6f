// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'

import { blockSchemas } from '#engine/schema/schema.ts'
import { valueAt } from '#engine/where.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const page = 'm/home.json'

/** The form of a block with this link, and the field that its address is typed in. */
function link(href: string) {
  const band = { type: 'text-band', id: 'a', text: ['B'], link: { label: 'Parks', href } }
  const store = openStudio({ [page]: { route: '/contact', blocks: [band] } }, page)
  const { root } = mount(
    <StudioStore value={store}>
      <SettingsForm
        schema={blockSchemas.get('text-band') ?? {}}
        document={page}
        at="/blocks/0"
        block="a"
      />
    </StudioStore>,
  )
  const field = root.querySelector<HTMLInputElement>('[data-at="/link/href"] input')
  if (!field) throw new Error('There is no field to type an address in.')
  return {
    field,
    chosen: () =>
      [...root.querySelectorAll<HTMLSelectElement>('[data-at="/link/href"] select')].map(
        ({ selectedOptions }) => selectedOptions[0]?.textContent,
      ),
    now: () => valueAt(store.getState().values[page], '/blocks/0/link/href'),
    change: (to: string) => {
      const blocks = [{ ...band, link: { ...band.link, href: to } }]
      act(() => store.getState().change('Meanwhile', { [page]: { route: '/contact', blocks } }))
    },
  }
}

test.each([
  ['A web address', 'https://www.nyc.example', 'parks.example', 'https://parks.example'],
  ['An email address', 'mailto:hi@nyc.example', 'yo@nyc.example', 'mailto:yo@nyc.example'],
  ['A text message', 'sms:+12125550142', '+1212', 'sms:+1212'],
  ['A phone call', 'tel:+12125550142', '+1212', 'tel:+1212'],
  ['Something else', 'www.nyc.example', 'parks.example', 'parks.example'],
])('the field stays while what it says is typed anew: %s', (kind, before, words, after) => {
  const { field, chosen, now } = link(before)
  for (const text of ['', '/', '/m', '', words]) {
    typeInto(field, text)
    expect([field.isConnected, field.value, ...chosen()]).toEqual([true, text, kind])
  }
  expect(now()).toBe(after)
})

test('what turned out to be a page is chosen as one, once the field is left', () => {
  const { field, chosen, now } = link('https://')
  typeInto(field, '/contact')
  expect(now()).toBe('/contact')
  act(() => field.blur())
  expect(chosen()).toEqual(['A page of this site', 'Home (/contact)', 'From the top'])
})

test('what is typed gives way to what the address becomes elsewhere', () => {
  const { field, chosen, change } = link('https://')
  typeInto(field, '/contact')
  change('/menu')
  expect(chosen()).toEqual(['A page of this site', '/menu (not there)', 'From the top'])
})
