import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { checkSite } from '#engine/check.ts'
import type { StudioEvent } from '#studio/api.ts'
import { studioApi } from '#tools/studio/api-routes.ts'
import { hashOf } from '#tools/studio/documents/hash.ts'
import { listeners } from '#tools/studio/events/listeners.ts'
import type { Stream } from '#tools/studio/http/routes.ts'

import { type StudioServer, page, startStudio } from './studio-server.ts'

let studio: StudioServer
let events: StudioEvent[]

beforeEach(async () => {
  studio = await startStudio({
    'pages/site.json': '{}\n',
    'pages/set/home.json': page('Home'),
    'blocks/hero/Hero.tsx': '',
  })
  await studio.ask('/studio/api/site')
  events = (await studio.listen()).events
})
afterEach(() => studio.close())

/** What was told, without the sign of life at the start. */
const told = (): StudioEvent[] => events.slice(1)
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 250))

test('an editor that begins to listen hears at once that the server is there', () => {
  expect(events).toEqual([{ kind: 'alive' }])
})

test('an editor hears every ten seconds that the server is there, until it stops listening', () => {
  vi.useFakeTimers()
  try {
    const lines: string[] = []
    const stop = listeners().add('tab', (line) => lines.push(line))
    vi.advanceTimersByTime(20_000)
    expect(lines).toEqual(Array.from({ length: 3 }, () => '{"kind":"alive"}\n'))
    stop()
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})

test('a document that changed on disk is told with what it says', async () => {
  studio.write('pages/set/home.json', page('Other'))
  studio.touched('pages/set/home.json')
  const document = { text: page('Other'), hash: hashOf(page('Other')) }
  await vi.waitFor(() =>
    expect(told()).toEqual([{ kind: 'changed', documents: { 'set/home.json': document } }]),
  )
})

test('what changed between opening and listening is told to that editor alone', async () => {
  const headers = { 'x-studio-tab': 'late' }
  await studio.ask('/studio/api/site', { headers })
  studio.write('pages/set/home.json', page('Other'))
  studio.touched('pages/set/home.json')
  await vi.waitFor(() => expect(told()).toHaveLength(1))
  const late = await studio.listen('late')
  const document = { text: page('Other'), hash: hashOf(page('Other')) }
  await vi.waitFor(() =>
    expect(late.events).toEqual([
      { kind: 'alive' },
      { kind: 'changed', documents: { 'set/home.json': document } },
    ]),
  )
  await settled()
  expect(told()).toHaveLength(1)
})

test('documents that came and went together are one event', async () => {
  studio.write('pages/set/new.json', page('New'))
  rmSync(join(studio.root, 'pages/set/home.json'))
  studio.touched('pages/set/new.json', 'pages/set/home.json')
  const document = { text: page('New'), hash: hashOf(page('New')) }
  await vi.waitFor(() =>
    expect(told()).toEqual([
      { kind: 'changed', documents: { 'set/new.json': document, 'set/home.json': null } },
    ]),
  )
})

test('a file that was written with what it said already is no news', async () => {
  studio.write('pages/set/home.json', page('Home'))
  studio.touched('pages/set/home.json')
  await settled()
  expect(told()).toEqual([])
})

test('a change that another editor finds when it opens is told to those that were open before', async () => {
  studio.write('pages/set/home.json', page('Other'))
  await studio.ask('/studio/api/site')
  await vi.waitFor(() => expect(told()).toMatchObject([{ kind: 'changed' }]))
})

test('a save while another editor is opening is told once, not followed by the old text', async () => {
  const folder = join(studio.root, 'pages')
  const place = { root: studio.root, pagesDir: 'pages', folder, name: 'pages' }
  const told: string[] = []
  const call = { query: new URLSearchParams(), body: undefined, tab: 'first' }
  // What an editor opens with is made ready after the documents were read: that is when it is saved.
  let meanwhile = (): void => {}
  const { routes, close } = studioApi({
    place,
    made: { add: () => meanwhile(), serve: () => false },
    checker: () => Promise.resolve(checkSite),
  })
  await routes['GET site']?.answer(call)
  const stream = routes['GET events']?.answer(call) as Stream
  stream.begin((line) => told.push(line))
  const saved = { id: 'set/home.json', base: hashOf(page('Home')), text: page('Other') }
  meanwhile = () => {
    meanwhile = () => {}
    routes['POST save']?.answer({ ...call, body: { files: [saved] }, tab: 'second' })
  }
  await routes['GET site']?.answer({ ...call, tab: 'third' })
  close()
  const document = { text: page('Other'), hash: hashOf(page('Other')) }
  expect(told.slice(1).map((line) => JSON.parse(line))).toEqual([
    { kind: 'changed', documents: { 'set/home.json': document } },
  ])
})

test('a new picture is told with all there are', async () => {
  studio.write(
    'pages/media/a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0"/></svg>',
  )
  studio.touched('pages/media/a.svg')
  await vi.waitFor(() =>
    expect(told()).toMatchObject([
      { kind: 'media', media: { 'media/a.svg': { width: 4, height: 3, url: '/media/a.svg' } } },
    ]),
  )
})

test.each(['blocks/hero/Hero.tsx', 'src/kit/base.css', 'schema/page.schema.json'])(
  'a change of %s is told as a change of code',
  async (file) => {
    studio.touched(file)
    await vi.waitFor(() => expect(told()).toEqual([{ kind: 'code' }]))
  },
)

test.each(['README.md', 'blocks/hero/hero.test.tsx', 'tests/x.test.ts', '.studio/pages/save.json'])(
  'a change of %s is not told',
  async (file) => {
    studio.touched(file)
    await settled()
    expect(told()).toEqual([])
  },
)
