import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { SaveConflict, SaveRequest } from '#studio/api.ts'
import { actions } from '#studio/commands/save.ts'
import { saveAll } from '#studio/save/save-all.ts'
import { outages } from '#studio/state/saving.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { unreadKey } from '#studio/state/unread.ts'
import { file, openedOn } from '#tests/studio/open-studio.ts'

import { stubBrowser } from './stub-browser.ts'

const id = 'set/home.json'
const page = (title: string, description = ''): unknown => ({ title, description })

let store: StudioStoreApi
beforeEach(() => {
  store = openedOn({ [id]: page('Home') })
  store.getState().change('Edit', { [id]: page('Mine') })
})

afterEach(() => vi.unstubAllGlobals())

/** A server that finds these files in place of what was opened, one at each save; answers how often it was asked. */
function finds(...changed: SaveConflict['changed'][]): () => number {
  const save = vi.fn(() => {
    const one = changed.shift()
    return one ? Response.json({ changed: one }, { status: 409 }) : { hashes: { [id]: 'a' } }
  })
  stubBrowser({ 'POST save': save })
  return () => save.mock.calls.length
}

test('what changed elsewhere is taken up, and saved with what was changed here', async () => {
  finds({ [id]: file(page('Home', 'Theirs')) })
  await saveAll(store)
  const { values, disk, said } = store.getState()
  expect(values[id]).toEqual(page('Mine', 'Theirs'))
  expect(disk[id]).toEqual(values[id])
  expect(said.text).toBe('Saved.')
})

test('a file that cannot be read any more is not saved over, and the author is told so once', async () => {
  const asked = finds({ [id]: file('{ "title": ') })
  await saveAll(store)
  expect(asked()).toBe(1)
  expect(store.getState().values[id]).toEqual(page('Mine'))
  expect(store.getState().said).toMatchObject({
    kind: 'refused',
    text: 'Nothing was saved: Home can’t be read anymore. Choose what to do about it first.',
  })
})

test('a page that was deleted and saved comes back by undo in the form that its file had', async () => {
  const about = 'set/about.json'
  const text = '\uFEFF{"route": "/about",\r\n\t"title": "About", "blocks": []}'
  store = openedOn({ [id]: page('Home'), [about]: text })
  const saved: SaveRequest['files'][number][] = []
  stubBrowser({
    'POST save': (body) => {
      const { files } = body as SaveRequest
      saved.push(...files)
      return { hashes: Object.fromEntries(files.map((one) => [one.id, one.text && 'a'])) }
    },
  })
  const { [about]: _, ...rest } = store.getState().values
  store.getState().change('Delete About', rest)
  await saveAll(store)
  store.getState().travel('undo')
  await saveAll(store)
  expect(saved.map((one) => one.text)).toEqual([null, text])
})

test('files that never keep still are given up, in words', async () => {
  const asked = finds(
    ...Array.from({ length: 9 }, (_, n) => ({ [id]: file(page('Home', `Theirs ${n}`)) })),
  )
  await saveAll(store)
  expect(asked()).toBe(4)
  expect(store.getState().said.text).toBe(
    'Nothing was saved because another program keeps changing the files. Wait for it to finish, then save again.',
  )
})

test('a text that is no JSON yet is told of by a save, which cannot have it', async () => {
  store = openedOn({ [id]: page('Home') })
  const { setUnread, change } = store.getState()
  const rest =
    'What you typed in the JSON tab of Home isn’t valid JSON yet, so it isn’t saved. Fix it there.'
  setUnread(unreadKey(id, undefined), { text: '{ "title": ' })
  expect(actions[0]?.allowed(store.getState())).toBe(rest)
  change('Edit', { [id]: { title: 'Mine' } })
  stubBrowser({ 'POST save': () => ({ hashes: { [id]: 'a' } }) })
  await saveAll(store)
  expect(store.getState().said).toMatchObject({ text: `Saved. ${rest}`, kind: 'refused' })
})

test('without changes a save says that all is saved, or what it is saved to that is gone', () => {
  store = openedOn({ [id]: page('Home') })
  const said = () => actions[0]?.allowed(store.getState())
  expect(said()).toBe('Everything is saved.')
  store.getState().setSaving({ server: 'no-pages' })
  expect(said()).toBe(outages['no-pages'])
})

test('a save that finds the pages folder gone waits until it is back', async () => {
  const message = 'The pages folder is gone.'
  stubBrowser({ 'POST save': () => Response.json({ message }, { status: 503 }) })
  await saveAll(store)
  const { saving, said } = store.getState()
  expect(saving).toMatchObject({ server: 'no-pages', wanted: true })
  expect(said).toMatchObject({ kind: 'refused', text: outages['no-pages'] })
})

test('a save that is refused is not tried again by itself, and the server is there all the same', async () => {
  const message = 'set/home.json isn’t UTF-8. Save it as UTF-8 in a code editor first.'
  stubBrowser({ 'POST save': () => Response.json({ message }, { status: 422 }) })
  store.getState().save()
  await saveAll(store)
  const { saving, said } = store.getState()
  expect(saving).toMatchObject({ server: 'there', wanted: false, unanswered: {} })
  expect(said).toMatchObject({ kind: 'refused', text: message })
})

test('a save whose answer was lost is one, and what is written on meanwhile is saved over it', async () => {
  const lines = (...lines: string[]): unknown => ({ title: lines.at(-1), lines })
  store.getState().change('Edit', { [id]: lines('One') })
  const lost = () => Promise.reject(new Error('The connection is gone.'))
  const answers = [
    lost,
    lost,
    () => Response.json({ changed: { [id]: file(lines('One')) } }, { status: 409 }),
    () => ({ hashes: { [id]: 'a' } }),
  ]
  stubBrowser({ 'POST save': () => answers.shift()?.() })
  await saveAll(store)
  expect(store.getState().saving).toMatchObject({ server: 'gone', wanted: true })
  store.getState().change('Edit', { [id]: lines('One', 'Two') })
  // Nor does this one's come, and it was the first that was written.
  await saveAll(store)
  await saveAll(store)
  const { values, disk, saving, said } = store.getState()
  expect(values[id]).toEqual(lines('One', 'Two'))
  expect(disk[id]).toEqual(values[id])
  expect(saving.conflicts).toEqual([])
  expect(said.text).toBe('Saved.')
})
