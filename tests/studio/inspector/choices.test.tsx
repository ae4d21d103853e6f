// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'

import { type Schema, blockSchemas } from '#engine/schema/schema.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const page = 'multi-location/test.json'

test('a list of numbers to choose from, and a value that has to be, have a control and keep their kind', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      rows: { enum: [2, 3, 4], default: 3 },
      size: { enum: [10, 20] },
      some: { type: 'array', uniqueItems: true, items: { enum: [1, 2] } },
      mixed: { enum: ['auto', 1, true, null] },
      fixed: { const: 'yes' },
    },
  }
  const store = openStudio(
    { [page]: { blocks: [{ some: [2], mixed: 'auto', fixed: 'yes' }] } },
    page,
  )
  const { root, click } = mount(
    <StudioStore value={store}>
      <SettingsForm schema={schema} document={page} at="/blocks/0" block="test" />
    </StudioStore>,
  )
  expect(root.querySelector('code')).toBeNull()
  expect(root.textContent).not.toContain('Start over')
  const press = (label: string): void => {
    const named = [...root.querySelectorAll('label')].find((one) => one.textContent === label)
    click(named?.querySelector('input') as HTMLElement)
  }
  press('4')
  press('1')
  const choose = (at: string, value: string): void => {
    const control = root.querySelector(`[data-at="${at}"] select`) as HTMLSelectElement
    act(() => {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
  choose('/size', '20')
  choose('/mixed', 'null')
  expect(store.getState().values[page]).toEqual({
    blocks: [{ rows: 4, size: 20, some: [1, 2], mixed: null, fixed: 'yes' }],
  })
})

test('a link that is not there yet asks for a page', () => {
  const band = { type: 'text-band', id: 'a', heading: 'A', text: ['B'] }
  const store = openStudio(
    { [page]: { route: '/test', blocks: [{ ...band, link: { label: 'More', href: '' } }] } },
    page,
  )
  const schema = blockSchemas.get('text-band') ?? {}
  const { root } = mount(
    <StudioStore value={store}>
      <SettingsForm schema={schema} document={page} at="/blocks/0" block="a" />
    </StudioStore>,
  )
  const lists = [...root.querySelectorAll<HTMLSelectElement>('[data-at="/link/href"] select')]
  expect(lists.map((list) => list.selectedOptions[0]?.textContent)).toEqual([
    'A page of this site',
    'Choose one',
  ])
})
