// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'

import { blockSchemas } from '#engine/schema/schema.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

function form(text: readonly string[]) {
  const id = 'multi-location/test.json'
  const block = { type: 'text-band', id: 'words', text }
  const store = openStudio({ ...realFiles(), [id]: { blocks: [block] } }, id)
  return mount(
    <StudioStore value={store}>
      <SettingsForm
        schema={blockSchemas.get('text-band') ?? {}}
        document={id}
        at="/blocks/0"
        block="words"
      />
    </StudioStore>,
  )
}

test('nothing leads away from a link in a text that is not made yet', () => {
  const { root } = form(['Come and eat.'])
  const panel = root.querySelector<HTMLElement>('[aria-label="Where the link goes"]')
  act(() => panel?.showPopover())
  const kind = panel?.querySelector('select')
  act(() => {
    if (kind) kind.value = 'link'
    kind?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(panel?.querySelector('[aria-label="Leads to, named link"]')).not.toBeNull()
  expect(panel?.querySelector('[aria-label^="Edit "]')).toBeNull()
})

test('words that are made strong stay marked before a frame is drawn, so that no letter goes astray', () => {
  const { root } = form(['Come and eat.'])
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const area = root.querySelector<HTMLTextAreaElement>('[data-at="/text"] textarea')
  area?.focus()
  area?.setSelectionRange(0, 4)
  act(() => {
    area?.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', ctrlKey: true, bubbles: true }))
  })
  expect(area?.value).toBe('**Come** and eat.')
  expect([area?.selectionStart, area?.selectionEnd]).toEqual([2, 6])
})

test('Ctrl and K make a link of the selected words, and change it; without any they are not taken', () => {
  const { root } = form(['Come and eat.'])
  const area = root.querySelector<HTMLTextAreaElement>('[data-at="/text"] textarea')
  const press = (): boolean => {
    const key = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }
    let isLeft = true
    act(() => void (isLeft = area?.dispatchEvent(new KeyboardEvent('keydown', key)) === true))
    return isLeft
  }
  const button = (name: string): HTMLButtonElement | undefined =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  area?.focus()
  area?.setSelectionRange(4, 4)
  expect(press()).toBe(true)
  expect(button('Make a link')).toBeUndefined()
  area?.setSelectionRange(0, 4)
  expect(press()).toBe(false)
  act(() => button('Make a link')?.click())
  expect(area?.value).toBe('[Come](/) and eat.')
  expect(document.activeElement).toBe(area)
  // Within the link, all of it is meant.
  area?.setSelectionRange(2, 3)
  press()
  expect(button('Change the link')).toBeDefined()
  act(() => button('Remove the link')?.click())
  expect(area?.value).toBe('Come and eat.')
})
