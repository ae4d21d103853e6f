// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { definition } from '#engine/schema/schema.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const roles = {
  display: 'tomato',
  button: 'ink',
  buttonText: 'mayo',
  altButton: 'mayo',
  altButtonText: 'ink',
  focus: 'ink',
  line: 'veil',
}

/** The form of a theme of four colours, with all that it has open. */
function theme() {
  const colors = { ink: '#3D0A17', tomato: '#db2c14', mayo: '#FFF9EE', veil: 'rgb(0 0 0 / .16)' }
  const fields = { mayo: { text: 'ink', ...roles } }
  const type = { displayL: { font: 'display', weight: 900 } }
  const fonts = { display: { family: 'Anybody' }, text: { family: 'Instrument Sans' } }
  const store = openStudio({ 'theme.json': { colors, fields, type, fonts } }, 'theme.json')
  const { root, click } = mount(
    <StudioStore value={store}>
      <SettingsForm schema={definition('Theme')} document="theme.json" at="" />
    </StudioStore>,
  )
  for (const entry of root.querySelectorAll<HTMLElement>('summary')) click(entry)
  const now = () =>
    store.getState().values['theme.json'] as {
      colors: Record<string, string>
      fields: Record<string, Record<string, string>>
    }
  const at = (pointer: string): HTMLElement =>
    root.querySelector(`[data-at="${pointer}"]`) as HTMLElement
  return { at, now, root }
}

test('a colour of the theme is seen and picked, and it says how well words are read', () => {
  const { at, now } = theme()
  const pick = at('/colors/ink').querySelector('[type=color]') as HTMLInputElement
  expect(pick.getAttribute('aria-label')).toBe('Pick ink')
  expect(pick.value).toBe('#3d0a17')
  expect(at('/colors/ink').textContent).toContain('Text reads well, 16 to 1, ink on mayo')
  typeInto(pick, '#ffee00')
  expect(now().colors['ink']).toBe('#FFEE00')
  expect(at('/colors/ink').textContent).toContain('Text is hard to read, 1.1 to 1')
  typeInto(at('/colors/tomato').querySelector('[type=color]') as HTMLInputElement, '#ee2c14')
  expect(now().colors['tomato']).toBe('#ee2c14')
})

test('a colour that is half transparent is seen and written, and not picked away', () => {
  const { at } = theme()
  expect(at('/colors/veil').querySelector('[type=color]')).toBeNull()
  expect(at('/colors/veil').querySelector('input')?.value).toBe('rgb(0 0 0 / .16)')
})

test('what goes on a colour is chosen of the colours there are', () => {
  const { at } = theme()
  const text = at('/fields/mayo/text')
  expect([...text.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'ink',
    'tomato',
    'mayo',
    'veil',
  ])
  expect(text.textContent).toContain('Text reads well, 16 to 1, ink on mayo')
  expect(at('/fields/mayo/display').textContent).toContain('Text reads well, 4.6 to 1')
  expect(at('/fields/mayo/line').textContent).not.toContain('to 1')
})

test('the text styles of the theme are in its form', () => {
  const { at } = theme()
  expect(at('/type').textContent).toContain('Text styles')
  expect(at('/type/displayL/weight').querySelector('input')?.value).toBe('900')
})

test('the font of a text style is chosen of the fonts there are', () => {
  const { at } = theme()
  const font = at('/type/displayL/font').querySelector('select')
  expect(font?.value).toBe('display')
  expect([...(font?.options ?? [])].map(({ value }) => value)).toEqual(['display', 'text'])
})
