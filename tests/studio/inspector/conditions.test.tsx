// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { type Schema, blockSchemas } from '#engine/schema/schema.ts'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { StudioStore } from '#studio/state/store.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'
import { drawsInDocument, mount, typeInto } from '#tests/studio/ui/mount.tsx'

drawsInDocument()

const examples = import.meta.glob<Record<string, unknown>>('/blocks/*/example.json', {
  eager: true,
  import: 'default',
})
const page = 'multi-location/test.json'
const { 'site.json': site, 'theme.json': theme, 'content/links.json': links } = realFiles()

/** A form for a value, alone on a page. */
function form(schema: Schema | undefined, value: unknown) {
  const files = { 'site.json': site, 'theme.json': theme, 'content/links.json': links }
  const store = openStudio({ ...files, [page]: { blocks: [value] } }, page)
  const mounted = mount(
    <StudioStore value={store}>
      <SettingsForm schema={schema ?? {}} document={page} at="/blocks/0" block="test" />
    </StudioStore>,
  )
  const at = (pointer: string): Element | null =>
    mounted.root.querySelector(`[data-at="${pointer}"]`)
  const control = (pointer: string): HTMLElement =>
    at(pointer)?.querySelector('input, textarea, select') as HTMLElement
  const now = (): unknown => (store.getState().values[page] as { blocks: unknown[] }).blocks[0]
  return { ...mounted, at, control, now }
}

test('a setting that counts only beside another comes and goes with it', () => {
  const { hand: _, ...plain } = examples['/blocks/faves/example.json'] ?? {}
  const { at, control, click } = form(blockSchemas.get('faves'), { ...plain, id: 'test' })
  expect(at('/hand')).not.toBeNull()
  click(control('/follow'))
  expect(at('/hand')).toBeNull()
  click(control('/follow'))
  expect(at('/hand')).not.toBeNull()
})

test('where somebody wrote it, it stays until it is emptied', () => {
  const schema = blockSchemas.get('menu-head')
  const head = examples['/blocks/menu-head/example.json']
  const { at, control, now } = form(schema, { ...head, id: 'test', sending: 'Wait.' })
  typeInto(control('/sending'), '')
  expect(at('/sending')).toBeNull()
  expect(now()).not.toHaveProperty('sending')
})

test('in a list it does so in each for itself', () => {
  const row: Schema = {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: ['plain', 'loud'], default: 'plain' },
      words: { type: 'string', 'x-if': { kind: ['loud'] } },
    },
  }
  const schema: Schema = { type: 'object', properties: { rows: { type: 'array', items: row } } }
  const { root, at, click } = form(schema, { rows: [{ kind: 'loud' }, { kind: 'plain' }] })
  for (const closed of root.querySelectorAll<HTMLElement>('[data-closed]')) click(closed)
  expect(at('/rows/0/words')).not.toBeNull()
  expect(at('/rows/1/kind')).not.toBeNull()
  expect(at('/rows/1/words')).toBeNull()
})
