import { describe, expect, test } from 'vitest'

import { setValue } from '#studio/commands/set-value.ts'
import { changedIn } from '#studio/state/changed-in.ts'
import { block, nothing } from '#studio/state/selection.ts'
import { openStudio } from '#tests/studio/open-studio.ts'

const [home, menu] = ['set/home.json', 'set/menu.json']
const key = { held: false, typing: true }

/** An editor on two pages of three blocks, with the first open. */
function opened() {
  const blocks = ['a', 'b', 'c'].map((id) => ({ type: 'edge', id, link: { label: id } }))
  const store = openStudio(
    { [home]: { title: 'Home', blocks }, [menu]: { title: 'Menu', blocks } },
    home,
  )
  const { run, open, select, travel } = store.getState()
  return {
    open,
    select,
    travel,
    set: (document: string, at: string, value: unknown) =>
      void run(setValue, { document, at, value, name: 'Words' }),
    seen: () => {
      const { page, selection, toShow } = store.getState()
      return { page, selection, toShow }
    },
  }
}

test('what undo or redo changed out of sight is shown and selected', () => {
  const { set, open, select, travel, seen } = opened()
  set(home, '/blocks/2/link/label', 'Other')
  select(block('a'))
  travel('undo')
  const place = block('c', '/link/label')
  expect(seen()).toEqual({ page: home, selection: place, toShow: place })
  open(menu)
  travel('redo')
  expect(seen()).toEqual({ page: home, selection: place, toShow: place })
})

test('so is what was changed on a page that was not open', () => {
  const { set, open, select, travel, seen } = opened()
  set(menu, '/blocks/1/link/label', 'Other')
  travel('undo')
  expect(seen()).toMatchObject({ page: menu, selection: block('b', '/link/label') })
  open(home)
  set(home, '/title', 'Other')
  select(block('a'))
  travel('undo')
  expect(seen()).toMatchObject({ page: home, selection: { blocks: [], pointer: '/title' } })
})

test('who has selected it keeps that, and who types keeps the field, and both see it', () => {
  const { set, open, select, travel, seen } = opened()
  set(home, '/blocks/2/link/label', 'Other')
  const toShow = block('c', '/link/label')
  select(block('c', '/link'))
  travel('undo')
  expect(seen()).toMatchObject({ selection: block('c', '/link'), toShow })
  select(block('a', '/link/label'))
  travel('redo', key)
  expect(seen()).toMatchObject({ selection: block('a', '/link/label'), toShow })
  // On another page there is no field to keep.
  open(menu)
  travel('undo', key)
  expect(seen()).toEqual({ page: home, selection: toShow, toShow })
})

describe('what is otherwise in a page', () => {
  const page = (...blocks: unknown[]) => ({ title: 'Home', blocks })
  const [a, b] = [
    { id: 'a', items: [{ name: 'Rye' }, { name: 'Bun' }] },
    { id: 'b', look: {} },
  ]
  test.each([
    [
      'an item',
      page({ ...a, items: [{ name: 'Rye' }, { name: 'Roll' }] }, b),
      block('a', '/items/1/name'),
    ],
    ['a list', page({ ...a, items: [] }, b), block('a', '/items')],
    ['two settings', page({ ...a, items: [], heading: 'Buns' }, b), block('a')],
    ['two blocks', page({ ...a, x: 1 }, { ...b, x: 1 }), { blocks: ['a', 'b'], pointer: '' }],
    ['the page', { ...page(a, b), title: 'Us' }, { blocks: [], pointer: '/title' }],
    ['only less', page(b), undefined],
    ['nothing', structuredClone(page(a, b)), undefined],
  ])('%s is found', (_, after, found) => {
    expect(changedIn(page(a, b), after)).toEqual(found)
  })
})

test('nothing is selected where nothing is left to be shown', () => {
  const { set, travel, seen } = opened()
  set(home, '/blocks/3', { type: 'edge', id: 'd' })
  travel('undo')
  expect(seen()).toEqual({ page: home, selection: nothing, toShow: nothing })
})

test('a step back is one state: what it changed, selected and says comes together', () => {
  const store = openStudio({ [home]: { title: 'Home', blocks: [] } }, home)
  const { run, travel } = store.getState()
  run(setValue, { document: home, at: '/title', value: 'Other', name: 'Title' })
  const told: unknown[] = []
  store.subscribe(({ values, toShow, said }) => told.push([values[home], toShow, said.text]))
  travel('undo')
  expect(told).toEqual([
    [{ title: 'Home', blocks: [] }, { blocks: [], pointer: '/title' }, 'Undone: Change Title.'],
  ])
})
