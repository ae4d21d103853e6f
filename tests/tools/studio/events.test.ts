import { renameSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test, vi } from 'vitest'

import { checkSite } from '#engine/check.ts'
import type { News, StudioSite, UploadResult } from '#studio/api.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { wholeHash } from '#tools/lib/content-hash.ts'
import { studioApi } from '#tools/studio/api-routes.ts'

import { startStudio } from './start-studio.ts'
import { type StudioServer, openStudio, page } from './studio-server.ts'

let studio: StudioServer
/** What happened since an editor was opened. */
let told: () => Promise<News>

beforeEach(async () => {
  const root = scratchFolder({
    'pages/site.json': '{}\n',
    'pages/set/home.json': page('Home'),
    'blocks/hero/Hero.tsx': '',
  })
  studio = await startStudio(root)
  told = await studio.listen('first')
})

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 250))
const other = { text: page('Other'), hash: wholeHash(page('Other')) }
const nothing = { documents: {}, code: false, lost: [] }

test('a document that changed on disk is told with what it says', async () => {
  studio.write('pages/set/home.json', page('Other'))
  studio.touched('pages/set/home.json')
  await vi.waitFor(async () =>
    expect(await told()).toMatchObject({ ...nothing, documents: { 'set/home.json': other } }),
  )
})

test('what was told is not told again', async () => {
  studio.write('pages/set/home.json', page('Other'))
  studio.touched('pages/set/home.json')
  await settled()
  const { cursor } = await told()
  const headers = { 'x-studio-tab': 'first' }
  const again = await studio.ask(`/studio/api/news?after=${cursor}`, { headers })
  expect(again.json<News>()).toEqual({ cursor, ...nothing })
})

test('what changed after an editor was opened is news to it, and to no later one', async () => {
  studio.write('pages/set/home.json', page('Other'))
  const late = await studio.listen('late')
  expect(await told()).toMatchObject({ documents: { 'set/home.json': other } })
  expect(await late()).toMatchObject({ documents: { 'set/home.json': other } })
  const later = await studio.listen('later')
  expect(await later()).toMatchObject(nothing)
})

test('a document that cannot be read for a while is not told as gone', async () => {
  // More than is ever read of a file, for whoever may read all.
  truncateSync(join(studio.root, 'pages/set/home.json'), 2 ** 31)
  studio.touched('pages/set/home.json')
  await settled()
  expect(await told()).not.toHaveProperty(['documents', 'set/home.json'])
  studio.write('pages/set/home.json', page('Other'))
  studio.touched('pages/set/home.json')
  await vi.waitFor(async () =>
    expect(await told()).toMatchObject({ documents: { 'set/home.json': other } }),
  )
})

test('documents that came and went together are told together', async () => {
  studio.write('pages/set/new.json', page('New'))
  rmSync(join(studio.root, 'pages/set/home.json'))
  studio.touched('pages/set/new.json', 'pages/set/home.json')
  const document = { text: page('New'), hash: wholeHash(page('New')) }
  await vi.waitFor(async () =>
    expect(await told()).toMatchObject({
      documents: { 'set/new.json': document, 'set/home.json': null },
    }),
  )
})

test('a pages folder that is gone is told at once, and what changed meanwhile once it is back', async () => {
  const { cursor } = await told()
  renameSync(join(studio.root, 'pages'), join(studio.root, 'away'))
  expect(await told()).toEqual({ cursor, gone: true })
  studio.write('away/set/home.json', page('Other'))
  renameSync(join(studio.root, 'away'), join(studio.root, 'pages'))
  studio.touched('pages/set/home.json')
  await vi.waitFor(async () =>
    expect(await told()).toMatchObject({ documents: { 'set/home.json': other } }),
  )
})

test('a file that was written with what it said already is no news', async () => {
  studio.write('pages/set/home.json', page('Home'))
  studio.touched('pages/set/home.json')
  await settled()
  expect(await told()).toMatchObject(nothing)
})

test('a save while another editor is opening is told, and the old text is not', async () => {
  const folder = join(studio.root, 'pages')
  const place = { root: studio.root, pagesDir: 'pages', folder, name: 'pages' }
  const call = { query: new URLSearchParams(), body: undefined, tab: 'first' }
  // What an editor opens with is made ready after the documents were read: that is when it is saved.
  let meanwhile = (): void => {}
  const { routes, close } = studioApi({
    place,
    made: { add: () => meanwhile(), serve: () => false },
    checker: () => Promise.resolve(checkSite),
  })
  const site = (await routes['GET site']?.answer(call)) as StudioSite
  const saved = { id: 'set/home.json', base: wholeHash(page('Home')), text: page('Other') }
  meanwhile = () => {
    meanwhile = () => {}
    routes['POST save']?.answer({ ...call, body: { files: [saved] }, tab: 'second' })
  }
  await routes['GET site']?.answer({ ...call, tab: 'third' })
  close()
  const query = new URLSearchParams({ after: site.news })
  expect(routes['GET news']?.answer({ ...call, query })).toMatchObject({
    documents: { 'set/home.json': other },
  })
})

test('a new picture is told with all there are', async () => {
  studio.write(
    'pages/media/a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0"/></svg>',
  )
  studio.touched('pages/media/a.svg')
  await vi.waitFor(async () =>
    expect(await told()).toMatchObject({
      media: {
        'media/a.svg': { width: 4, height: 3, url: expect.stringMatching(/^\/media\/a\.svg\?/) },
      },
    }),
  )
})

test('a picture that was just uploaded is never told away by what was known before', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0"/></svg>'
  studio.write('pages/media/a.svg', svg)
  studio.touched('pages/media/a.svg')
  await vi.waitFor(async () => expect(await told()).toMatchObject({ media: { 'media/a.svg': {} } }))
  const data = Buffer.from(svg).toString('base64')
  const body = { name: 'b.svg', data }
  const { text } = await studio.ask('/studio/api/media', { method: 'POST', body })
  // Before the watcher could tell of it.
  const { src, media } = JSON.parse(text) as UploadResult
  expect(Object.keys(media)).toEqual(['media/a.svg', src])
  expect(await told()).toMatchObject({ media })
})

test('a server that was started anew says that it cannot tell', async () => {
  const { cursor } = await told()
  const anew = await openStudio(studio.root)
  const answer = await anew.ask(`/studio/api/news?after=${cursor}`)
  expect(answer.json<News>()).toMatchObject({ unknown: true })
  await anew.stop()
})

test('a tab whose draft another one took up hears that it is forgotten', async () => {
  const put = async (tab: string, body: unknown) =>
    studio.ask('/studio/api/drafts', { method: 'PUT', body, headers: { 'x-studio-tab': tab } })
  const id = 'set/home.json'
  await put('first', { drafts: { [id]: { base: null, text: page('Mine') } } })
  const second = await studio.listen('second')
  const { drafts } = (await studio.ask('/studio/api/site')).json<StudioSite>()
  await put('second', { drafts: {}, taken: [{ id, tab: 'first', at: drafts[0]?.at }] })
  expect(await told()).toMatchObject({ lost: [id] })
  expect(await second()).toMatchObject({ lost: [] })
})

test.each(['blocks/hero/Hero.tsx', 'src/kit/base.css', 'schema/page.schema.json'])(
  'a change of %s is told as a change of code',
  async (file) => {
    studio.touched(file)
    await vi.waitFor(async () => expect(await told()).toMatchObject({ ...nothing, code: true }))
  },
)

test.each(['README.md', 'blocks/hero/hero.test.tsx', 'tests/x.test.ts', '.studio/pages/save.json'])(
  'a change of %s is not told',
  async (file) => {
    studio.touched(file)
    await settled()
    expect(await told()).toMatchObject(nothing)
  },
)
