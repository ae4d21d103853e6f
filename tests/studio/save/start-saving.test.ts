import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Draft, DraftsRequest } from '#studio/api.ts'
import { startSaving } from '#studio/save/start-saving.ts'
import { takeUpDrafts } from '#studio/save/take-up-drafts.ts'
import { outages } from '#studio/state/saving.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { file, openedOn, siteOf } from '#tests/studio/open-studio.ts'

import { type Answers, stubBrowser } from './stub-browser.ts'

const id = 'set/home.json'
const page = (title: string): unknown => ({ title, blocks: [] })

let answers: Answers
let puts: DraftsRequest[]
let window: EventTarget
let stop = (): void => {}

beforeEach(() => {
  puts = []
  answers = {
    'GET news': () => new Promise(() => {}),
    'PUT drafts': (request) => void puts.push(request as DraftsRequest),
  }
  window = stubBrowser(answers)
})
afterEach(() => {
  stop()
  vi.doUnmock('#studio/save/follow.ts')
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function started(documents: Readonly<Record<string, unknown>>, drafts: readonly Draft[] = []) {
  const store: StudioStoreApi = openedOn(documents, drafts)
  const saving = startSaving(store, takeUpDrafts)
  stop = () => saving.stop()
  return { store, journal: saving.journal }
}

test('a draft that waits is kept, also beside one that mends a file', async () => {
  const about = 'set/about.json'
  const broken = '{ "title": "About" "blocks": [] }'
  const draft = { base: file(broken).hash, tab: 'gone', at: 1 }
  const { journal } = started({ [id]: page('Now'), [about]: broken }, [
    { ...draft, id: about, text: broken.replace('" "', '", "') },
    { ...draft, id, text: file(page('Draft')).text },
  ])
  await journal.flush(true)
  expect(puts.flatMap(({ taken }) => taken)).toEqual([{ id: about, tab: 'gone', at: 1 }])
})

test('a draft that mends a file waits where somebody else broke that file otherwise', () => {
  const broken = '{ "title": "About" "blocks": [] }'
  const draft = { id, base: file(broken).hash, baseText: broken, tab: 'gone', at: 1 }
  const mended = broken.replace('" "', '", "')
  const { store } = started({ [id]: '{ "title": "Theirs" "blocks": [] }' }, [
    { ...draft, text: mended },
  ])
  const { values, saving } = store.getState()
  expect([values[id], saving.choosing]).toEqual([undefined, true])
  expect(saving.conflicts).toMatchObject([{ id, draft: { value: JSON.parse(mended) as unknown } }])
})

const never = (): Promise<unknown> => new Promise(() => {})
const change = (store: StudioStoreApi, title: string): void =>
  store.getState().change('Edit', { [id]: page(title) })
/** Whether the browser asks before this window is closed. */
const warns = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('who leaves is warned while the server is gone, though it never refused a draft', async () => {
  answers['PUT drafts'] = never
  answers['GET news'] = () => Response.error()
  const { store, journal } = started({ [id]: page('Home') })
  change(store, 'Mine')
  void journal.flush(true)
  await vi.waitFor(() => expect(store.getState().saving.server).toBe('gone'))
  expect(warns()).toBe(true)
})

test('a draft that is too large for a page that is gone is sent while it is there', async () => {
  const { store, journal } = started({ [id]: page('Home') })
  change(store, 'a'.repeat(70_000))
  await journal.flush(true)
  expect(puts).toHaveLength(1)
})

test('a draft that nobody answers for is sent again', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  answers['PUT drafts'] = never
  const { store, journal } = started({ [id]: page('Home') })
  change(store, 'Mine')
  const first = journal.flush(true)
  timeout.abort()
  await first
  vi.restoreAllMocks()
  answers['PUT drafts'] = (request) => void puts.push(request as DraftsRequest)
  journal.told({ [id]: file(page('Mine')).text }, store.getState().values)
  await vi.waitFor(() => expect(puts).toHaveLength(1))
})

test('a disk that takes no drafts is told of once, with why', async () => {
  const message = 'The disk is full. Make room, then try again.'
  answers['PUT drafts'] = () => Response.json({ message }, { status: 507 })
  const { store, journal } = started({ [id]: page('Home') })
  const heard: string[] = []
  store.subscribe(({ said }, before) => said === before.said || heard.push(said.text))
  change(store, 'Mine')
  await journal.flush(true)
  await journal.flush(true)
  expect(heard).toEqual([
    `Your unsaved work is only in this tab because it couldn’t be backed up. Don’t close the tab. ${message}`,
  ])
})

test('a server that is gone is told of once, not also by the draft that it does not take', async () => {
  let cut = (): void => {}
  const gone = new TypeError('Failed to fetch')
  answers['PUT drafts'] = () => Promise.reject(gone)
  answers['GET news'] = () => new Promise((_answer, fail) => (cut = () => fail(gone)))
  const { store, journal } = started({ [id]: page('Home') })
  const heard: string[] = []
  store.subscribe(({ said }, before) => said === before.said || heard.push(said.text))
  change(store, 'Mine')
  cut()
  await journal.flush(true)
  await vi.waitFor(() => expect(heard).toEqual([outages.gone]))
})

describe('a server that was started anew', () => {
  const before = { [id]: page('Home') }
  let restart = (): void => {}
  beforeEach(() => {
    answers['GET news'] = () =>
      new Promise((answer) => (restart = () => answer({ unknown: true, cursor: '' })))
  })

  test('does not undo what was saved while it told of the files', async () => {
    vi.useFakeTimers()
    let tell = (): void => {}
    const asked = vi.fn(() => new Promise((answer) => (tell = () => answer(siteOf(before)))))
    answers['GET site'] = asked
    const { store } = started(before)
    change(store, 'Mine')
    restart()
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    store.getState().saved({ [id]: file(page('Mine')) })
    tell()
    await vi.advanceTimersByTimeAsync(500)
    expect(store.getState().values[id]).toEqual(page('Mine'))
  })

  test('is given the drafts again, which may have been forgotten while it was gone', async () => {
    answers['GET site'] = () => siteOf(before)
    const { store, journal } = started(before)
    change(store, 'Mine')
    journal.told({ [id]: file(page('Mine')).text }, store.getState().values)
    await vi.waitFor(() => expect(puts).toHaveLength(1))
    restart()
    await vi.waitFor(() => expect(puts).toHaveLength(2))
    expect(puts[1]?.drafts).toEqual(puts[0]?.drafts)
    expect(puts[1]?.at).toBeGreaterThan(puts[0]?.at ?? Infinity)
  })

  test('tells what changed while it was gone, and not only that it is back', async () => {
    answers['GET site'] = () => siteOf({ [id]: page('Theirs') })
    const { store } = started({ ...before, 'set/about.json': page('About') })
    store.getState().setSaving({ server: 'gone' })
    restart()
    await vi.waitFor(() => expect(store.getState().saving.server).toBe('there'))
    expect(store.getState().said.text).toBe(
      'The Studio’s server is back. Home changed outside the Studio; you’re seeing the new version. About was deleted outside the Studio. To have it as last published, open All pages, then Deleted pages.',
    )
    expect(store.getState().values).toEqual({ [id]: page('Theirs') })
  })

  test.each([
    ['a.js', ''],
    ['b.js', ' This site’s code was updated. Save, then reload this page to use the new version.'],
  ])('tells that it opens another editor, and no other: %s', async (script, words) => {
    const own = { getAttribute: () => '/studio/assets/a.js' }
    vi.spyOn(document, 'querySelector').mockImplementation((what) =>
      what.startsWith('script') ? (own as unknown as Element) : null,
    )
    answers['GET studio'] = () => new Response(`<script src="/studio/assets/${script}"></script>`)
    answers['GET site'] = () => siteOf(before)
    const { store } = started(before)
    store.getState().setSaving({ server: 'gone' })
    restart()
    await vi.waitFor(() => expect(store.getState().saving.server).toBe('there'))
    expect(store.getState().said.text).toBe(`The Studio’s server is back.${words}`)
  })
})

test.each([
  ['a page is drawn', true, 5000],
  ['none is, as in the list of all pages', false, 30_000],
] as const)(
  'what follows the files is there before it is needed, once the server answers, where %s',
  async (_, drawn, ms) => {
    vi.useFakeTimers()
    let loads = 0
    answers['GET news'] = () => ({ documents: {}, code: false, lost: [], cursor: 'later' })
    vi.doMock('#studio/save/follow.ts', () => ({ loaded: (loads += 1) }))
    const { store } = started({ [id]: page('Home') })
    store.getState().look({ drawn })
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(loads).toBe(0)
    // With the next answer of the server, so that it is one that is there.
    await vi.advanceTimersByTimeAsync(1001)
    vi.useRealTimers()
    await vi.waitFor(() => expect(loads).toBe(1))
  },
)
