import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { StoredDocument } from '#studio/api.ts'
import { deltaOf } from '#studio/check/delta.ts'
import type { CheckAnswer, CheckRequest, Texts } from '#studio/check/messages.ts'
import { startChecking } from '#studio/check/start-checking.ts'
import { takeUp } from '#studio/save/follow.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import { file, openedOn } from '#tests/studio/open-studio.ts'

const id = 'set/home.json'
const before = { route: '/', title: 'Before' }
const after = { route: '/', title: 'After' }

/** Every worker that was started, what it was told, and how it answers. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = []
  readonly told: CheckRequest[] = []
  terminate = vi.fn<() => void>()
  constructor() {
    super()
    FakeWorker.all.push(this)
  }
  postMessage(request: CheckRequest): void {
    this.told.push(request)
  }
  answer(data: CheckAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  kinds(): string {
    return this.told.map(({ kind }) => kind).join(' ')
  }
}

function checking(documents: Record<string, unknown> = { [id]: before }): {
  store: StudioStoreApi
  texts: Texts[]
  stop(): void
} {
  const store = openedOn(documents)
  const texts: Texts[] = []
  const stop = startChecking(store, (told) => void texts.push(told))
  return { store, texts, stop }
}
const change = (store: StudioStoreApi): void => store.getState().change('Edit', { [id]: after })
const draft = { [id]: file(after).text }

beforeEach(() => {
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a check that fails says so, and another worker is asked about all that changed', () => {
  const { store, stop } = checking()
  const [first] = FakeWorker.all
  expect(first?.kinds()).toBe('open check')
  first?.answer({ kind: 'findings', findings: [] })
  change(store)
  vi.advanceTimersByTime(1000)
  expect(first?.kinds()).toBe('open check change check')
  first?.answer({ kind: 'failed' })
  expect(first?.terminate).toHaveBeenCalled()
  expect(store.getState().said).toMatchObject({ kind: 'refused' })
  vi.advanceTimersByTime(10_000)
  const second = FakeWorker.all[1]
  expect(second?.kinds()).toBe('open change check')
  expect(second?.told[1]).toMatchObject({
    changed: { [id]: { delta: deltaOf(before, after) } },
  })
  second?.answer({ kind: 'findings', findings: [] })
  expect(store.getState().checked?.values[id]).toEqual(after)
  stop()
})

test('what is taken back and done again within a moment is known to be checked', () => {
  const { store, stop } = checking()
  const [worker] = FakeWorker.all
  change(store)
  vi.advanceTimersByTime(1000)
  for (const _ of [1, 2]) worker?.answer({ kind: 'findings', findings: [] })
  expect(store.getState().checked?.values).toBe(store.getState().values)
  store.getState().travel('undo')
  store.getState().travel('redo')
  vi.advanceTimersByTime(1000)
  expect(store.getState().checked?.values).toBe(store.getState().values)
  stop()
})

test('a worker that cannot be started at all keeps no draft waiting', () => {
  const { store, texts, stop } = checking()
  FakeWorker.all[0]?.dispatchEvent(new Event('error'))
  change(store)
  vi.advanceTimersByTime(1000)
  expect(texts.at(-1)).toEqual(draft)
  stop()
})

test('a check that comes to no end keeps no draft waiting', () => {
  const { store, texts, stop } = checking()
  change(store)
  vi.advanceTimersByTime(1000)
  expect(texts).toEqual([draft])
  expect(FakeWorker.all).toHaveLength(1)
  stop()
})

test('texts that the worker makes in time are not made again', () => {
  const { store, texts, stop } = checking()
  FakeWorker.all[0]?.answer({ kind: 'findings', findings: [] })
  change(store)
  vi.advanceTimersByTime(350)
  FakeWorker.all[0]?.answer({ kind: 'texts', texts: draft })
  vi.advanceTimersByTime(5000)
  expect(texts).toEqual([draft])
  stop()
})

test('to one who types on, texts are made and the check begins right after a key is shown', () => {
  const { store, stop } = checking()
  const [worker] = FakeWorker.all
  worker?.answer({ kind: 'findings', findings: [] })
  worker?.told.splice(0)
  const begun = Date.now()
  const told: string[] = []
  for (let letters = 1; letters <= 22; letters += 1) {
    store.getState().change('Edit', { [id]: { ...before, title: 'x'.repeat(letters) } })
    for (let ms = 0; ms < 100; ms += 1) {
      vi.advanceTimersByTime(1)
      for (const { kind } of worker?.told.splice(0) ?? [])
        told.push(`${Date.now() - begun} ${kind}`)
      if (told.at(-1)?.endsWith('change')) worker?.answer({ kind: 'texts', texts: {} })
    }
  }
  // Keys come at 0, 100, 200 …; a frame shows each after 16, and the clock counts one more.
  expect(told).toEqual(['517 change', '1117 change', '1717 change', '2017 change', '2017 check'])
  stop()
})

test('while somebody types on, a check that takes long comes the more seldom', () => {
  const { store, stop } = checking()
  const [worker] = FakeWorker.all
  vi.advanceTimersByTime(300)
  worker?.answer({ kind: 'findings', findings: [] })
  const checks = (): number => worker?.told.filter(({ kind }) => kind === 'check').length ?? 0
  for (let ms = 0; ms < 6000; ms += 100) {
    store.getState().change('Edit', { [id]: { ...before, title: String(ms) } })
    vi.advanceTimersByTime(100)
  }
  expect(checks()).toBe(1)
  store.getState().change('Edit', { [id]: after })
  vi.advanceTimersByTime(100)
  expect(checks()).toBe(2)
  stop()
})

test('two keys that one drawing shows begin one check, and none right after it', () => {
  const { store, stop } = checking()
  const [worker] = FakeWorker.all
  worker?.answer({ kind: 'findings', findings: [] })
  const type = (title: string, ms: number): void => {
    store.getState().change('Edit', { [id]: { ...before, title } })
    vi.advanceTimersByTime(ms)
  }
  for (let ms = 0; ms < 2000; ms += 100) type(String(ms), 100)
  worker?.told.splice(0)
  type('a', 5)
  type('ab', 95)
  type('abc', 100)
  worker?.answer({ kind: 'findings', findings: [] })
  expect(worker?.told.filter(({ kind }) => kind === 'check')).toHaveLength(1)
  stop()
})

test('what nobody sees, as in a tab behind another, is kept within the second all the same', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const { store, stop } = checking()
  const [worker] = FakeWorker.all
  change(store)
  vi.advanceTimersByTime(460)
  store.getState().change('Edit', { [id]: before })
  vi.advanceTimersByTime(190)
  expect(worker?.kinds()).toBe('open check change')
  stop()
})

test('what changes during a check is checked after a pause, not at once', () => {
  const { store, stop } = checking()
  const [worker] = FakeWorker.all
  worker?.answer({ kind: 'findings', findings: [] })
  change(store)
  vi.advanceTimersByTime(350)
  expect(worker?.kinds()).toBe('open check change check')
  store.getState().change('Edit', { [id]: before })
  worker?.answer({ kind: 'texts', texts: draft })
  worker?.answer({ kind: 'findings', findings: [] })
  expect(worker?.kinds()).toBe('open check change check')
  vi.advanceTimersByTime(350)
  expect(worker?.kinds()).toBe('open check change check change check')
  stop()
})

test('a pause that came during a check is not forgotten', () => {
  const { store, stop } = checking()
  const [worker] = FakeWorker.all
  change(store)
  vi.advanceTimersByTime(400)
  expect(worker?.kinds()).toBe('open check')
  worker?.answer({ kind: 'findings', findings: [] })
  expect(worker?.kinds()).toBe('open check change check')
  stop()
})

test('a file that is no JSON is checked again when it says something else, goes or comes', () => {
  const broken = 'set/menu.json'
  const { store, stop } = checking({ [id]: before, [broken]: '{' })
  const [worker] = FakeWorker.all
  const hears = (stored: StoredDocument | null): void => {
    worker?.answer({ kind: 'findings', findings: [] })
    takeUp(store, { [broken]: stored })
    vi.advanceTimersByTime(350)
    expect(worker?.told.slice(-2)).toEqual([
      { kind: 'change', changed: { [broken]: { delta: undefined, stored: stored ?? undefined } } },
      { kind: 'check' },
    ])
  }
  hears(file('{ "title": '))
  hears(null)
  hears(file('['))
  stop()
})

test('a file that only got another form is checked again, since places count in its text', () => {
  const { store, stop } = checking()
  const [worker] = FakeWorker.all
  worker?.answer({ kind: 'findings', findings: [] })
  const tight = file(JSON.stringify(before))
  takeUp(store, { [id]: tight })
  vi.advanceTimersByTime(350)
  expect(worker?.told.slice(-2)).toMatchObject([
    { kind: 'change', changed: { [id]: { stored: tight } } },
    { kind: 'check' },
  ])
  for (const _ of [1, 2]) worker?.answer({ kind: 'findings', findings: [] })
  expect(store.getState().checked?.stored[id]).toBe(tight)
  stop()
})
