// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { actionOf } from '#studio/actions/actions.ts'
import { blockMenu } from '#studio/actions/block-menu.ts'
import { perform } from '#studio/actions/press.ts'
import { copied, copiedText } from '#studio/commands/copy-blocks.ts'
import { paste } from '#studio/commands/paste-blocks.ts'
import { setValue } from '#studio/commands/set-value.ts'
import { block } from '#studio/state/selection.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { file, openStudio } from '#tests/studio/open-studio.ts'

const PAGE = 'one/home.json'
const sandwich = (name: string) => ({
  name,
  description: '',
  price: '$1',
  field: 'blue',
  video: {},
})

/** An editor where this part of the last block is selected. */
function editor(last: object, pointer: string) {
  const store = openStudio(
    {
      [PAGE]: {
        route: '/',
        title: 'Home',
        blocks: [
          { type: 'edge', id: 'edge' },
          { id: 'last', ...last },
        ],
      },
      'content/locations.json': { locations: { ues: { name: 'UES' }, pas: { name: 'PAS' } } },
    },
    PAGE,
  )
  store.getState().select(block('last', pointer))
  const now = () => store.getState().values[PAGE] as never as { blocks: Record<string, unknown>[] }
  const setting = (key: string) => now().blocks.at(-1)?.[key]
  return {
    store,
    /** Does it and answers what was said. */
    does(id: string): string {
      perform(store, actionOf(id))
      return store.getState().said.text
    },
    blocks: () => now().blocks.length,
    setting,
    names: () => (setting('items') as { name: string }[]).map(({ name }) => name),
    at: () => store.getState().selection.pointer,
  }
}

const faves = { type: 'faves', items: ['One', 'Two', 'Three'].map((name) => sandwich(name)) }

test('what is done to an item leaves its block alone, and undo names it', () => {
  const { store, does, names, at, blocks } = editor(faves, '/items/1/name')
  expect(does('move-up')).toBe('Two moved up, now 1 of 3.')
  expect([names(), at()]).toEqual([['Two', 'One', 'Three'], '/items/0'])
  expect(does('move-up')).toBe('This is already the first.')
  does('duplicate')
  expect([names(), at()]).toEqual([['Two', 'Two', 'One', 'Three'], '/items/1'])
  expect(does('delete')).toBe('Remove Two. Done.')
  expect([names(), at()]).toEqual([['Two', 'One', 'Three'], '/items/1'])
  expect(store.getState().history.past.map(({ label }) => label)).toEqual([
    'Move Two up',
    'Add Two',
    'Remove Two',
  ])
  for (const id of ['delete', 'delete', 'delete']) does(id)
  expect(store.getState().said.text).toBe('There has to be one. Change it instead.')
  expect([names(), at(), blocks()]).toEqual([['Two'], '/items/0', 2])
})

test('what is for blocks alone is refused in words, and nothing happens', () => {
  const { store, does } = editor(faves, '/items/1')
  const { values } = store.getState()
  const why = 'This is for whole blocks, and “Two” is a part of one.'
  for (const id of ['hide', 'copy-to-other-set']) expect(does(id)).toBe(why)
  expect(store.getState().values).toBe(values)
})

test('the tools that stand beside a block are for the block, whatever part of it is chosen', () => {
  const { store, blocks, at } = editor(faves, '/items/1/name')
  const all = blockMenu(store, true).flatMap(({ items }) => items)
  expect(all.find(({ id }) => id === 'move-down')?.refused).toBe('This is already the last block.')
  all.find(({ id }) => id === 'delete')?.choose()
  expect([blocks(), at()]).toEqual([1, ''])
})

test('an item is copied, cut and pasted beside its like, and nowhere else', () => {
  const { store, names, at } = editor(faves, '/items/0')
  const text = copiedText(store.getState()) ?? ''
  copied(store.getState(), text, true)
  expect(names()).toEqual(['Two', 'Three'])
  store.getState().select(block('last', '/items/1'))
  copied(store.getState(), text, true)
  expect(store.getState().said.text).toMatch(/^This was copied, not cut/)
  paste(store.getState(), text)
  expect(names()).toEqual(['Two', 'Three', 'One'])
  for (const other of ['{ "label": "Call" }', '"ues"', '[1]']) {
    paste(store.getState(), other)
    expect(store.getState().said.text).toBe('What was copied doesn’t fit beside “One”.')
  }
  store.getState().select(block('last'))
  paste(store.getState(), text)
  expect([names(), at()]).toEqual([['Two', 'Three', 'One', 'One'], '/items/3'])
  for (const [where, other] of [
    ['last', '{ "label": "Call" }'],
    ['last', '"ues"'],
    ['edge', text],
  ] as const) {
    store.getState().select(block(where))
    paste(store.getState(), other)
    expect(store.getState().said.text).toMatch(/^What was copied isn’t a block\./)
  }
  store.getState().select(block('last', '/items/0'))
  paste(store.getState(), '{ "type": "edge", "id": "edge" }')
  expect(store.getState().selection).toEqual(block('edge-2'))
})

test('a shop stands in its list once, and is called by its name', () => {
  const shops = { type: 'location-card', locations: ['ues', 'pas'] }
  const { store, does, setting } = editor(shops, '/locations/0')
  expect(does('duplicate')).toBe('This list can have “UES” only once.')
  paste(store.getState(), '"pas"')
  expect(store.getState().said.text).toBe('This list has “PAS” already.')
  expect(does('delete')).toBe('Remove UES. Done.')
  expect(setting('locations')).toEqual(['pas'])
})

test('the innermost list counts, and the lines of a headline are no list', () => {
  const lists = [{ title: 'Made here', items: ['Bread', 'Chips'] }]
  const { does, setting } = editor({ type: 'about-panel', lists }, '/lists/0/items/1')
  does('delete')
  expect(setting('lists')).toEqual([{ title: 'Made here', items: ['Bread'] }])
  const stacked = editor({ type: 'intro', headline: [{ text: 'Hi' }] }, '/headline/0/text')
  stacked.does('delete')
  expect(stacked.blocks()).toBe(1)
})

test('an item is the one that was chosen, also where others came before it on disk', () => {
  const { store, does, names, at } = editor(faves, '/items/1/name')
  onDisk(store, (items) => [sandwich('Zero'), ...items])
  expect([names(), at()]).toEqual([['Zero', 'One', 'Two', 'Three'], '/items/2/name'])
  expect(does('delete')).toBe('Remove Two. Done.')
  expect(names()).toEqual(['Zero', 'One', 'Three'])
})

test('Delete meets neither the neighbor nor the block of an item that is gone from the disk', () => {
  const { store, does, names, blocks } = editor(faves, '/items/1/name')
  onDisk(store, ([one, , three]) => [one, three])
  expect(does('delete')).toBe('Select a block first.')
  expect([names(), blocks()]).toEqual([['One', 'Three'], 2])
})

test('undo and redo choose the list they put in order, the item they bring back, and nothing of a text', () => {
  const { store, does, at } = editor(faves, '/items/1')
  does('delete')
  expect(at()).toBe('/items/1')
  does('move-up')
  store.getState().select(block('edge'))
  does('undo')
  expect(store.getState().selection).toEqual(block('last', '/items'))
  does('undo')
  expect(store.getState().selection).toEqual(block('last', '/items/1'))
  does('duplicate')
  does('undo')
  expect(at()).toBe('')
  does('redo')
  expect(at()).toBe('/items/2')

  const lines = editor({ type: 'intro', headline: [{ text: 'Hi' }, { text: 'you' }] }, '')
  const headline = { at: '/blocks/1/headline', name: 'Headline' }
  lines.store.getState().run(setValue, { ...headline, value: [{ text: 'Hi' }] })
  lines.does('undo')
  expect(lines.at()).toBe('')
})

/** Another program gives the block of favorites other items. */
function onDisk(store: StudioStoreApi, change: (items: unknown[]) => unknown[]): void {
  const { values, follow } = store.getState()
  const changed = JSON.parse(JSON.stringify(values[PAGE]))
  changed.blocks[1].items = change(changed.blocks[1].items)
  const next = { ...values, [PAGE]: changed as unknown }
  follow('Home changed on disk', next, { [PAGE]: file(changed) })
}
