// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'

import { blockSchemas } from '#engine/schema/schema.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

test('nothing leads away from a link in a text that is not made yet', () => {
  const id = 'multi-location/test.json'
  const block = { type: 'text-band', id: 'words', text: ['Come and eat.'] }
  const store = openStudio({ ...realFiles(), [id]: { blocks: [block] } }, id)
  const { root } = mount(
    <StudioStore value={store}>
      <SettingsForm
        schema={blockSchemas.get('text-band') ?? {}}
        document={id}
        at="/blocks/0"
        block="words"
      />
    </StudioStore>,
  )
  const panel = root.querySelector<HTMLElement>('[aria-label="Where the words lead"]')
  act(() => panel?.showPopover())
  const kind = panel?.querySelector('select')
  act(() => {
    if (kind) kind.value = 'link'
    kind?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  expect(panel?.querySelector('[aria-label="Leads to, named link"]')).not.toBeNull()
  expect(panel?.querySelector('[aria-label^="Edit "]')).toBeNull()
})
