import { describe, expect, test } from 'vitest'

import { takeUp } from '#studio/save/follow.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { file, openedOn } from '#tests/studio/open-studio.ts'

const id = 'set/home.json'

/** `page('h=1 i=2')`: a page of those blocks, a figure is the heading. */
const page = (notation: string): unknown => ({
  route: '/',
  title: 'Home',
  blocks: notation.split(' ').map((word) => {
    const [id = '', heading] = word.split('=')
    return { type: 'intro', id, ...(heading ? { heading } : {}) }
  }),
})
const notation = (store: StudioStoreApi): string | undefined => {
  const { blocks } = (store.getState().values[id] ?? {}) as {
    blocks?: { id: string; heading?: string }[]
  }
  return blocks
    ?.map(({ id, heading }) => (heading === undefined ? id : `${id}=${heading}`))
    .join(' ')
}

/** An editor on `base` in which somebody made it `mine`, after `theirs` was written to disk. */
function after(base: string, mine: string, theirs: string | null): StudioStoreApi {
  const store = openedOn({ [id]: page(base) })
  if (mine !== base) store.getState().change('Edit', { [id]: page(mine) })
  takeUp(store, { [id]: theirs === null ? null : file(page(theirs)) })
  return store
}

test.each<[string, string, string, string, string]>([
  ['follows, where nothing was changed here', 'h=1', 'h=1', 'h=2', 'h=2'],
  ['keeps both changes of other blocks', 'h=1 i=1', 'h=2 i=1', 'h=1 i=3', 'h=2 i=3'],
  ['keeps a block that moved here and its words from there', 'h i=1', 'i=1 h', 'h i=2', 'i=2 h'],
])('a page %s', (_, base, mine, theirs, result) => {
  const store = after(base, mine, theirs)
  expect(notation(store)).toBe(result)
  expect(store.getState().saving.conflicts).toEqual([])
})

test('what is merged is saved over what is on disk, not over what was opened', () => {
  const { stored } = after('h=1 i=1', 'h=2 i=1', 'h=1 i=3').getState()
  expect(stored[id]).toEqual(file(page('h=1 i=3')))
})

test('the same words changed on both sides wait for the author, and stay as they are here', () => {
  const store = after('h=1', 'h=2', 'h=3')
  const { saving, stored } = store.getState()
  expect(notation(store)).toBe('h=2')
  expect(stored[id]).toEqual(file(page('h=1')))
  expect(saving).toMatchObject({ choosing: true, conflicts: [{ id, theirs: file(page('h=3')) }] })
})

test('whoever chooses for one page is not asked about another when its file changes again', () => {
  const other = 'set/about.json'
  const store = openedOn({ [id]: page('h=1'), [other]: page('h=1') })
  store.getState().change('Edit', { [id]: page('h=2'), [other]: page('h=2') })
  takeUp(store, { [id]: file(page('h=3')), [other]: file(page('h=3')) })
  takeUp(store, { [id]: file(page('h=4')) })
  expect(store.getState().saving.conflicts.map((one) => one.id)).toEqual([id, other])
  expect(store.getState().saving.conflicts[0]).toMatchObject({ theirs: file(page('h=4')) })
})

test('a conflict is none any more when the file is as it was', () => {
  const store = after('h=1', 'h=2', 'h=3')
  takeUp(store, { [id]: file(`${JSON.stringify(page('h=1'))}\n`) })
  expect(store.getState().saving).toMatchObject({ choosing: false, conflicts: [] })
  expect(store.getState().said.text).toMatch(/ There’s nothing left to choose\.$/)
  expect(notation(store)).toBe('h=2')
})

test('a conflict is none any more when the file is, byte for byte, what was opened', () => {
  const store = after('h=1', 'h=2', 'h=3')
  takeUp(store, { [id]: file(page('h=1')) })
  expect(store.getState().saving).toMatchObject({ choosing: false, conflicts: [] })
  expect(notation(store)).toBe('h=2')
})

describe('a file that is gone', () => {
  test('is gone here too, where nothing was changed', () => {
    expect(notation(after('h=1', 'h=1', null))).toBeUndefined()
  })
  test('waits for the author, where something was', () => {
    const store = after('h=1', 'h=2', null)
    expect(store.getState().saving.conflicts).toMatchObject([{ id, theirs: null }])
    expect(notation(store)).toBe('h=2')
  })
})

test('a page that was made here and on disk waits for the author, with no block twice', () => {
  const store = openedOn({})
  store.getState().change('New page', { [id]: page('h=1 i') })
  takeUp(store, { [id]: file(page('h=2 i')) })
  expect(notation(store)).toBe('h=1 i')
  expect(store.getState().saving.conflicts).toMatchObject([{ id, theirs: file(page('h=2 i')) }])
})

test('a file that cannot be read changes nothing, and the author is told', () => {
  const store = openedOn({ [id]: page('h=1') })
  takeUp(store, { [id]: file('{ "route": ') })
  expect(notation(store)).toBe('h=1')
  expect(store.getState().said).toMatchObject({
    kind: 'refused',
    text: 'Home can’t be read anymore. What you have here is safe; click the notice at the top to fix it.',
  })
})

test('what waits for its author waits on while its file cannot be read', () => {
  const store = after('h=1', 'h=2', 'h=3')
  takeUp(store, { [id]: file('{ "route": ') })
  expect(store.getState().saving).toMatchObject({ broken: { [id]: {} }, conflicts: [{ id }] })
})

test('a page that was renamed on disk stays open by its new name, and is not called deleted', () => {
  const to = 'set/our-home.json'
  const store = openedOn({ [id]: page('h=1') })
  store.getState().open(id)
  takeUp(store, { [id]: null, [to]: file(page('h=1')) })
  const { values, page: open, said } = store.getState()
  expect([Object.keys(values), open]).toEqual([[to], to])
  expect(said).toMatchObject({
    text: 'Home was renamed outside the Studio: it’s now called Our home.',
    kind: 'news',
  })
})

describe('a page that got another name on one side and other words on the other', () => {
  const to = 'set/our-home.json'
  const open = (change: Record<string, unknown>): StudioStoreApi => {
    const store = openedOn({ [id]: page('h=1 i=1') })
    store.getState().open(id)
    store.getState().change('Edit', change)
    return store
  }

  test('has both, where it was renamed on disk, and stays open', () => {
    const store = open({ [id]: page('h=2 i=1') })
    takeUp(store, { [id]: null, [to]: file(page('h=1 i=3')) })
    const { values, page: now, said, saving, stored } = store.getState()
    expect(values).toEqual({ [to]: page('h=2 i=3') })
    expect([now, saving.conflicts, Object.keys(stored)]).toEqual([to, [], [to]])
    expect(said.text).toBe(
      'Home was renamed outside the Studio: it’s now called Our home. Our home also changed outside the Studio; both changes are in it.',
    )
  })

  test('is not called changed where it only got another name on disk', () => {
    const store = open({ [id]: page('h=2 i=1') })
    takeUp(store, { [id]: null, [to]: file(page('h=1 i=1')) })
    expect(store.getState().values).toEqual({ [to]: page('h=2 i=1') })
    expect(store.getState().said.text).toBe(
      'Home was renamed outside the Studio: it’s now called Our home.',
    )
  })

  test('has both, where it was renamed here, and its file goes when that is saved', () => {
    const store = open({ [to]: page('h=2 i=1') })
    takeUp(store, { [id]: file(page('h=1 i=3')) })
    const { values, said, saving, stored } = store.getState()
    expect(values).toEqual({ [to]: page('h=2 i=3') })
    expect([saving.conflicts, stored[id]]).toEqual([[], file(page('h=1 i=3'))])
    expect(said.text).toBe('Our home also changed outside the Studio; both changes are in it.')
  })

  test('waits for its author, where the words are the same ones', () => {
    const store = open({ [to]: page('h=2 i=1') })
    takeUp(store, { [id]: file(page('h=3 i=1')) })
    expect(store.getState().saving.conflicts).toMatchObject([{ id }])
    expect(store.getState().values).toEqual({ [to]: page('h=2 i=1') })
  })

  test('is never laid over another page that was made here by that name', () => {
    const here = { [id]: page('h=2 i=1'), [to]: page('x=5') }
    const store = open(here)
    takeUp(store, { [id]: null, [to]: file(page('h=1 i=3')) })
    expect(store.getState().values).toEqual(here)
    expect(store.getState().saving.conflicts).toMatchObject([{ id }, { id: to }])
  })
})

test('a page that was deleted on disk is gone here too, and the author is told what to do', () => {
  const store = openedOn({ [id]: page('h=1') })
  takeUp(store, { [id]: null })
  expect(store.getState().values).toEqual({})
  expect(store.getState().said).toMatchObject({
    kind: 'refused',
    text: 'Home was deleted outside the Studio. To have it as last published, open All pages, then Deleted pages.',
  })
})

test('of what is no page only its file is kept anywhere', () => {
  const store = openedOn({ [id]: page('h=1'), 'set/chrome.json': '{}', 'content/menu.json': '{}' })
  takeUp(store, { 'set/chrome.json': null, 'content/menu.json': null })
  expect(store.getState().said.text).toMatch(
    / were deleted outside the Studio\. To keep them, put the files back\.$/,
  )
})

test('a file that could not be read before either is the text that it has now', () => {
  const broken = (text: string) => ({ 'set/about.json': file(text) })
  const store = openedOn({ [id]: page('h=1'), 'set/about.json': '{ "route": ' })
  takeUp(store, broken('{ "route": "/us"'))
  expect(store.getState().stored).toMatchObject(broken('{ "route": "/us"'))
  expect(store.getState().said.text).toBe(
    'About changed outside the Studio; you’re seeing the new version.',
  )
  store.getState().setUnread('set/about.json#', { text: '{ "route": "/mine"' })
  takeUp(store, broken('{ "route": "/theirs"'))
  expect(store.getState().stored).toMatchObject(broken('{ "route": "/us"'))
})

test('a page that undo brings back is not saved over what somebody wrote in its place', () => {
  const store = openedOn({ [id]: page('h=1') })
  const { change, saved, travel } = store.getState()
  change('Delete the page Home', {})
  saved({ [id]: null })
  expect(takeUp(store, { [id]: file('{ "route": ') })).toEqual([id])
  travel('undo')
  expect(notation(store)).toBe('h=1')
  // Saved with this, the server sees that the file is another one by now.
  expect(store.getState().stored[id]).toBeUndefined()
  expect(takeUp(store, { [id]: file(page('h=2')) })).toEqual([])
  expect(store.getState().saving.conflicts).toMatchObject([{ id, theirs: file(page('h=2')) }])
})

/** Undoes what came from disk, which takes two goes: the first says what would be taken back. */
function undoTakenUp(store: StudioStoreApi): void {
  const before = notation(store)
  expect(store.getState().travel('undo')).toBe(false)
  expect(notation(store)).toBe(before)
  expect(store.getState().said).toMatchObject({
    kind: 'refused',
    text: 'Careful: the next undo takes back what changed outside the Studio in Home. Press undo again to go ahead.',
  })
  expect(store.getState().travel('undo')).toBe(true)
}

describe('undo', () => {
  test('does not know of a page that only followed', () => {
    expect(after('h=1', 'h=1', 'h=2').getState().history.past).toEqual([])
  })

  test('takes back a merge first, and then fits what was done before it', () => {
    const store = after('h=1 i=1', 'h=2 i=1', 'x h=1 i=1')
    expect(notation(store)).toBe('x h=2 i=1')
    undoTakenUp(store)
    expect(notation(store)).toBe('h=2 i=1')
    store.getState().travel('undo')
    expect(notation(store)).toBe('h=1 i=1')
    store.getState().travel('redo')
    store.getState().travel('redo')
    expect(notation(store)).toBe('x h=2 i=1')
  })

  test.each<[string, (store: StudioStoreApi) => void]>([
    ['selected', (store) => store.getState().select({ blocks: ['h'], pointer: '' })],
    ['told', (store) => store.getState().say('Home changed on disk.')],
    ['done', (store) => store.getState().change('Edit', { [id]: page('x h=3 i=1') })],
    [
      'undone and redone',
      (store) => {
        store.getState().travel('undo')
        store.getState().travel('redo')
      },
    ],
  ])('asks again before it takes back a merge if something was %s since', (_, meanwhile) => {
    const store = after('h=1 i=1', 'h=2 i=1', 'x h=1 i=1')
    store.getState().travel('undo')
    meanwhile(store)
    while (store.getState().history.past.length > 2) store.getState().travel('undo')
    undoTakenUp(store)
    expect(notation(store)).toBe('h=2 i=1')
  })

  test('names the pages that it takes back, and none that only followed', () => {
    const other = 'set/about.json'
    const store = openedOn({ [id]: page('h=1 i=1'), [other]: page('a=1') })
    store.getState().change('Edit', { ...store.getState().values, [id]: page('h=2 i=1') })
    takeUp(store, { [id]: file(page('h=1 i=3')), [other]: file(page('a=2')) })
    const about = store.getState().values[other]
    undoTakenUp(store)
    expect(notation(store)).toBe('h=2 i=1')
    expect(store.getState().values[other]).toBe(about)
  })

  test('fits a page that followed after its change was saved', () => {
    const store = openedOn({ [id]: page('h=1') })
    store.getState().change('Edit', { [id]: page('h=2') })
    store.getState().saved({ [id]: file(page('h=2')) })
    takeUp(store, { [id]: file(page('x h=2')) })
    undoTakenUp(store)
    store.getState().travel('undo')
    expect(notation(store)).toBe('h=1')
  })
})
