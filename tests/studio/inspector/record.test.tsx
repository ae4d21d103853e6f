// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'

import { definition } from '#engine/schema/schema.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { StudioStore } from '#studio/state/store.ts'
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
