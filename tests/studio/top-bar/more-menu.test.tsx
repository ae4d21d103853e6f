// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { StudioStore } from '#studio/state/store.ts'
import { setTheme } from '#studio/theme/theme.ts'
import { MoreMenu } from '#studio/top-bar/MoreMenu.tsx'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

test('the menu says which colours were set, wherever that was done', () => {
  const { get, press } = mount(
    <StudioStore value={openStudio(realFiles(), 'multi-location/home.json')}>
      <MoreMenu />
    </StudioStore>,
  )
  setTheme('dark')
  get('button', 'More').focus()
  press('ArrowDown')
  expect(get('menuitemradio', 'Dark').getAttribute('aria-checked')).toBe('true')
  expect(get('menuitemradio', 'As the system').getAttribute('aria-checked')).toBe('false')
})
