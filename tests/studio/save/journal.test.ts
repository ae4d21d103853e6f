import { expect, onTestFinished, test, vi } from 'vitest'

import type { Draft, DraftsRequest } from '#studio/api.ts'
import { type Journal, startJournal } from '#studio/save/journal.ts'
import { takeUpDrafts } from '#studio/save/take-up-drafts.ts'
import { textIn, textOf } from '#studio/state/documents.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { file, openedOn } from '#tests/studio/open-studio.ts'

const id = 'set/home.json'
const before = { route: '/', title: 'Before' }
const after = { route: '/', title: 'After' }

/** An editor whose journal goes into a list; `down` is a server that does not answer. */
function journalled(store: StudioStoreApi): {
  journal: Journal
  puts: DraftsRequest['drafts'][]
  /** Of the same requests: the drafts of other tabs that it took up, by document. */
  taken: string[][]
  server: { down: boolean }
} {
  const puts: DraftsRequest['drafts'][] = []
  const taken: string[][] = []
  const server = { down: false }
  const journal = startJournal(store, ({ drafts, taken: others = [] }) => {
    if (server.down) return Promise.reject(new Error('No answer.'))
    puts.push(drafts)
    taken.push(others.map(({ id }) => id))
    return Promise.resolve()
  })
  return { journal, puts, taken, server }
}

/** Changes the page and gives the journal its text, as the worker does. */
async function edit(store: StudioStoreApi, journal: Journal, value: unknown): Promise<void> {
  store.getState().change('Edit', { [id]: value })
  const { values, stored } = store.getState()
  journal.told({ [id]: textOf(value, stored[id]) }, values)
  await settled()
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

test('a change is kept as the text that saving would write, with what it was made from', async () => {
  const store = openedOn({ [id]: before })
  const { journal, puts } = journalled(store)
  await edit(store, journal, after)
  expect(puts).toEqual([{ [id]: { base: file(before).hash, text: file(after).text } }])
})

test('what was taken back, and what was saved, is not kept any longer', async () => {
  const store = openedOn({ [id]: before })
  const { journal, puts } = journalled(store)
  await edit(store, journal, after)
  await edit(store, journal, before)
  await edit(store, journal, after)
  store.getState().saved({ [id]: file(after) })
  await settled()
  expect(puts.slice(1)).toEqual([
    { [id]: null },
    { [id]: { base: file(before).hash, text: file(after).text } },
    { [id]: null },
  ])
})

test('what a server that is gone did not take is given to it when it is back', async () => {
  const store = openedOn({ [id]: before })
  const { journal, puts, server } = journalled(store)
  server.down = true
  await edit(store, journal, after)
  expect(journal.complete()).toBe(false)
  server.down = false
  await journal.flush()
  expect(puts).toHaveLength(1)
  expect(journal.complete()).toBe(true)
})

test('who changed nothing is not asked to stay, though the server is gone', () => {
  const store = openedOn({ [id]: before })
  const { journal } = journalled(store)
  store.getState().setSaving({ server: 'gone' })
  expect(journal.complete()).toBe(true)
})

test('a draft that was refused once is kept later, though nothing is written any more', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const store = openedOn({ [id]: before })
  const { journal, puts, server } = journalled(store)
  server.down = true
  store.getState().change('Edit', { [id]: after })
  journal.told({ [id]: file(after).text }, store.getState().values)
  await vi.advanceTimersByTimeAsync(5000)
  expect(puts).toEqual([])
  server.down = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(puts).toEqual([{ [id]: { base: file(before).hash, text: file(after).text } }])
  expect(journal.complete()).toBe(true)
})

test('a journal that is over asks a server that refused it no more', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const store = openedOn({ [id]: before })
  let asked = 0
  const journal = startJournal(store, () => {
    asked += 1
    return Promise.reject(new Error('No answer.'))
  })
  store.getState().change('Edit', { [id]: after })
  journal.told({ [id]: file(after).text }, store.getState().values)
  journal.stop()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toBe(1)
})

test('one request is under way at a time, and what came meanwhile follows it', async () => {
  const store = openedOn({ [id]: before })
  const puts: DraftsRequest['drafts'][] = []
  const answers: (() => void)[] = []
  const journal = startJournal(store, ({ drafts }) => {
    puts.push(drafts)
    return new Promise((done) => answers.push(done))
  })
  await edit(store, journal, after)
  const later = { route: '/', title: 'Later' }
  await edit(store, journal, later)
  expect(puts).toHaveLength(1)
  answers[0]?.()
  await settled()
  expect(puts[1]).toEqual({ [id]: { base: file(before).hash, text: file(later).text } })
  answers[1]?.()
  await settled()
  expect(puts).toHaveLength(2)
})

test('a page that is being left keeps what the worker has not answered for yet', async () => {
  const store = openedOn({ [id]: before })
  const { journal, puts } = journalled(store)
  store.getState().change('Edit', { [id]: after })
  // The browser sends it while the page goes: nobody is asked to stay.
  expect(journal.complete()).toBe(true)
  await journal.flush(true)
  expect(puts).toEqual([{ [id]: { base: file(before).hash, text: file(after).text } }])
})

test('a change that is too large to be sent by a page that is gone counts as not kept', async () => {
  const store = openedOn({ [id]: before })
  const { journal } = journalled(store)
  store.getState().change('Edit', { [id]: { ...before, title: 'é'.repeat(30_000) } })
  expect(journal.complete()).toBe(false)
  await journal.flush(true)
  expect(journal.complete()).toBe(true)
})

test('a document that was deleted is kept as one that saving would delete', async () => {
  const store = openedOn({ [id]: before })
  const { journal, puts } = journalled(store)
  store.getState().change('Delete Home', {})
  await journal.flush(true)
  expect(puts).toEqual([{ [id]: { base: file(before).hash, text: null } }])
})

test('a draft whose file is what it was made from is taken up as one step', () => {
  const draft = { id, base: file(before).hash, text: file(after).text, at: 1, tab: 'gone' }
  const store = openedOn({ [id]: before }, [draft])
  takeUpDrafts(store)
  const { values, history, said } = store.getState()
  expect(values[id]).toEqual(after)
  expect(history.past.map(({ label }) => label)).toEqual(['Restore your draft of Home'])
  expect(said.text).toBe('Restored your draft of Home.')
})

test('a draft of a page without a file keeps the form it was left in', () => {
  const text = '{"title": "After",\n "blocks": []}'
  const store = openedOn({}, [{ id, base: null, text, at: 1, tab: 'gone' }])
  takeUpDrafts(store)
  expect(textIn(store.getState(), id)).toBe(text)
})

test('undo says that it would throw a draft away, and does when it is asked again', () => {
  const draft = { id, base: file(before).hash, text: file(after).text, at: 1, tab: 'gone' }
  const store = openedOn({ [id]: before }, [draft])
  takeUpDrafts(store)
  const { travel } = store.getState()
  expect(travel('undo')).toBe(false)
  expect(store.getState().values[id]).toEqual(after)
  expect(store.getState().said).toMatchObject({
    kind: 'refused',
    text: 'Careful: the next undo takes back all of the restored work in Home. Press undo again to go ahead.',
  })
  expect(travel('undo')).toBe(true)
  expect(store.getState().values[id]).toEqual(before)
  travel('redo')
  expect(travel('undo')).toBe(false)
})

test('a draft of another file is merged with it where the changes do not touch', () => {
  const [base, mine, theirs, both] = [
    { title: 'A', description: 'B' },
    { title: 'Mine', description: 'B' },
    { title: 'A', description: 'Theirs' },
    { title: 'Mine', description: 'Theirs' },
  ].map((rest) => ({ route: '/', ...rest, blocks: [] }))
  const { text: baseText, hash } = file(base)
  const draft = { id, base: hash, text: file(mine).text, at: 1, tab: 'gone', baseText }
  const store = openedOn({ [id]: theirs }, [draft])
  takeUpDrafts(store)
  expect(store.getState().values[id]).toEqual(both)
  expect(store.getState().saving.conflicts).toEqual([])
})

test('a draft of another file waits where the same words were changed', () => {
  const [base, mine, theirs] = ['A', 'Mine', 'Theirs'].map((title) => ({ title, blocks: [] }))
  const { text: baseText, hash } = file(base)
  const draft = { id, base: hash, text: file(mine).text, at: 1, tab: 'gone', baseText }
  const store = openedOn({ [id]: theirs }, [draft])
  takeUpDrafts(store)
  expect(store.getState().values[id]).toEqual(theirs)
  expect(store.getState().saving.conflicts).toMatchObject([{ id, draft: { value: mine } }])
})

test('a draft of another file waits for its author, and stays in the journal until then', async () => {
  const draft = { id, base: file('gone').hash, text: file(after).text, at: 1, tab: 'gone' }
  const store = openedOn({ [id]: before }, [draft])
  takeUpDrafts(store)
  const { journal, puts } = journalled(store)
  await journal.flush(true)
  expect(puts).toEqual([])
  expect(journal.complete()).toBe(true)
  expect(store.getState().values[id]).toEqual(before)
  expect(store.getState().saving.conflicts).toMatchObject([{ id, draft: { value: after } }])
})

/** Two texts of a page that cannot both stand, and a draft of the second by a tab that is gone. */
const waiting = { id, base: file('gone').hash, text: file(after).text, at: 1, tab: 'gone' }

test('what is changed while a draft waits is kept too, and the draft beside it', async () => {
  const store = openedOn({ [id]: before }, [waiting])
  const { journal, puts, taken } = journalled(store)
  takeUpDrafts(store)
  const now = { ...before, title: 'Now' }
  await edit(store, journal, now)
  expect(puts).toEqual([{ [id]: { base: file(before).hash, text: file(now).text } }])
  expect(taken).toEqual([[]])
})

test('what is changed while a draft waits counts as not kept, where it is not', async () => {
  const store = openedOn({ [id]: before }, [waiting])
  const { journal, server } = journalled(store)
  takeUpDrafts(store)
  server.down = true
  await edit(store, journal, { ...before, title: 'Now' })
  expect(journal.complete()).toBe(false)
})

test('a draft is forgotten when its author chose, together with what was chosen', async () => {
  const store = openedOn({ [id]: before }, [waiting])
  const { journal, puts, taken } = journalled(store)
  takeUpDrafts(store)
  store.getState().change('Choose', { [id]: after })
  store.getState().setSaving({ conflicts: [], choosing: false })
  await settled()
  expect(taken).toEqual([])
  await journal.flush(true)
  expect(puts).toEqual([{ [id]: { base: file(before).hash, text: file(after).text } }])
  expect(taken).toEqual([[id]])
})

test('a draft that says what is on disk is no work any more: it is forgotten and not spoken of', async () => {
  const draft = { ...waiting, text: file(before).text }
  const store = openedOn({ [id]: before }, [draft])
  const { journal, taken } = journalled(store)
  takeUpDrafts(store)
  await journal.flush()
  expect(taken).toEqual([[id]])
  expect(store.getState().history.past).toEqual([])
  expect(store.getState().saving.conflicts).toEqual([])
})

test('drafts of two tabs are taken up together, or the later one waits', () => {
  const page = (title: string, description: string): unknown => ({ title, description })
  const base = page('A', 'B')
  const draft = (tab: string, value: unknown): Draft => ({
    id,
    tab,
    base: file(base).hash,
    text: file(value).text,
    at: 1,
  })
  const fits = openedOn({ [id]: base }, [
    draft('1', page('One', 'B')),
    draft('2', page('A', 'Two')),
  ])
  takeUpDrafts(fits)
  expect(fits.getState().values[id]).toEqual(page('One', 'Two'))
  expect(fits.getState().saving.conflicts).toEqual([])

  const clashes = openedOn({ [id]: base }, [
    draft('1', page('One', 'B')),
    draft('2', page('Two', 'B')),
  ])
  takeUpDrafts(clashes)
  expect(clashes.getState().values[id]).toEqual(page('One', 'B'))
  expect(clashes.getState().saving.conflicts).toMatchObject([
    { id, draft: { tab: '2', value: page('Two', 'B') } },
  ])
})

test('what another editor had forgotten is kept again', async () => {
  const store = openedOn({ [id]: before })
  const { journal, puts } = journalled(store)
  await edit(store, journal, after)
  journal.lost([id])
  await settled()
  expect(puts).toHaveLength(2)
  expect(puts[1]).toEqual(puts[0])
})
