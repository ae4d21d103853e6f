import { describe, expect, test } from 'vitest'

import { deleteBlocks } from '#studio/commands/delete-blocks.ts'
import { pasteBlocks } from '#studio/commands/paste-blocks.ts'
import { setValue } from '#studio/commands/set-value.ts'
import { takeUp } from '#studio/save/follow.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { isThere } from '#studio/state/unread.ts'
import { file, openStudio } from '#tests/studio/open-studio.ts'

const page = 'm/home.json'
const blocks = (...ids: string[]) => ({ blocks: ids.map((id) => ({ type: 'faves', id })) })

/** A page of two blocks, of which the second is chosen and has a text that is no JSON. */
function opened(): StudioStoreApi {
  const store = openStudio({ [page]: blocks('a', 'b') }, page)
  store.getState().setUnread(`${page}#b`, { text: '{ oops' })
  store.getState().select({ blocks: ['b'], pointer: '' })
  return store
}
const shown = (store: StudioStoreApi): string[] => {
  const { unread, values, stored } = store.getState()
  return Object.keys(unread).filter((key) => isThere(key, values, stored))
}
const become = (store: StudioStoreApi, ...ids: string[]): void =>
  store.getState().change('Edit', { [page]: blocks(...ids) })

test('a text goes with its block, and comes back with it', () => {
  const store = opened()
  become(store, 'a')
  expect(shown(store)).toEqual([])
  store.getState().travel('undo')
  expect(shown(store)).toEqual([`${page}#b`])
})

test('what was typed into a file that cannot be read outlives a fix from elsewhere', () => {
  const store = openStudio({ 'm/home.json': {}, 'm/about.json': '{ "route": "/a" "b" }' }, page)
  store.getState().setUnread('m/about.json#', { text: '{ "route": "/typed" ' })
  store.getState().mend('m/about.json', '{ "route": "/a" }')
  expect(store.getState().unread).toEqual({ 'm/about.json#': { text: '{ "route": "/typed" ' } })
})

test('a new block does not get the text of one that had its id', () => {
  const store = opened()
  become(store, 'a')
  become(store, 'a', 'b')
  expect(store.getState().unread).toEqual({})
})

test('a block that was cut out and put in elsewhere as it was has its text', () => {
  const store = opened()
  const began = { type: 'faves', id: 'b' }
  store.getState().setUnread(`${page}#b`, { text: '{ half', began })
  become(store, 'a')
  become(store, 'b', 'a')
  expect(store.getState().unread).toEqual({ [`${page}#b`]: { text: '{ half', began } })
})

test('a text goes with a block that is cut out and put into another page, and back by undo', () => {
  const other = 'm/menu.json'
  const store = openStudio(
    { [page]: blocks('a', 'b'), [other]: { blocks: [{ type: 'intro', id: 'b' }] } },
    page,
  )
  const began = { type: 'faves', id: 'b' }
  const left = { text: '{ half', began }
  const { select, setUnread, run, open, travel } = store.getState()
  setUnread(`${page}#b`, left)
  select({ blocks: ['b'], pointer: '' })
  run(deleteBlocks, undefined)
  open(other)
  run(pasteBlocks, { text: JSON.stringify(began) })
  expect(store.getState().unread).toEqual({ [`${other}#b-2`]: left })
  travel('undo')
  travel('undo')
  expect(store.getState().unread).toEqual({ [`${page}#b`]: left })
})

test('a block that is named anew keeps its text and stays chosen, also by undo', () => {
  const store = opened()
  store.getState().run(setValue, { at: '/blocks/1/id', value: 'c', name: 'Name in the page' })
  expect(shown(store)).toEqual([`${page}#c`])
  expect(store.getState().selection.blocks).toEqual(['c'])
  store.getState().travel('undo')
  expect(shown(store)).toEqual([`${page}#b`])
  expect(store.getState().selection.blocks).toEqual(['b'])
})

describe('a text of a page that gets another name', () => {
  const named = 'm/start.json'
  const home = { route: '/', ...blocks('a', 'b') }
  const begun = (): StudioStoreApi => {
    const store = openStudio({ [page]: home, 'm/about.json': { route: '/about' } }, page)
    store.getState().setUnread(`${page}#b`, { text: '{ oops' })
    store.getState().setUnread(`${page}#`, { text: '{ all' })
    return store
  }

  test('goes with it, and back by undo', () => {
    const store = begun()
    const { [page]: _, ...others } = store.getState().values
    store.getState().change('Rename', { ...others, [named]: home })
    expect(shown(store)).toEqual([`${named}#b`, `${named}#`])
    store.getState().travel('undo')
    expect(shown(store)).toEqual([`${page}#b`, `${page}#`])
  })

  const mine = { ...home, title: 'Mine' }
  test.each([
    ['that was not changed here', home, home],
    ['that was', mine, home],
    ['that was, and was saved', mine, mine],
  ])('goes with one %s where that happens on disk', (_, here, saved) => {
    const store = begun()
    store.getState().change('Edit', { ...store.getState().values, [page]: here })
    store.getState().saved({ [page]: file(saved) })
    takeUp(store, { [page]: null, [named]: file(saved) })
    expect(store.getState().values[named]).toEqual(here)
    expect(shown(store)).toEqual([`${named}#b`, `${named}#`])
  })
})
