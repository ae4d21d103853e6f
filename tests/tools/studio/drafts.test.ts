import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test, vi } from 'vitest'

import type { Draft, DraftsRequest, StudioSite } from '#studio/api.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { wholeHash } from '#tools/lib/content-hash.ts'

import { startStudio } from './start-studio.ts'
import { type StudioServer, openStudio, page } from './studio-server.ts'

let studio: StudioServer
const id = 'set/home.json'
const base = wholeHash(page('Home'))

beforeEach(async () => {
  studio = await startStudio(
    scratchFolder({ 'pages/site.json': '{}\n', 'pages/set/home.json': page('Home') }),
  )
})

const put = async (
  drafts: DraftsRequest['drafts'],
  tab = 'a',
  taken: DraftsRequest['taken'] = [],
  at?: number,
) =>
  studio.ask('/studio/api/drafts', {
    method: 'PUT',
    body: { drafts, taken, at },
    headers: { 'x-studio-tab': tab },
  })

/** What an editor that opens now is offered, without the time and the tab. */
async function offered(of = studio): Promise<Omit<Draft, 'at' | 'tab'>[]> {
  const { drafts } = (await of.ask('/studio/api/site')).json<StudioSite>()
  return drafts.map(({ id, base, text }) => ({ id, base, text }))
}

/** When the one draft there is was made. */
async function madeAt(): Promise<number> {
  const { drafts } = (await studio.ask('/studio/api/site')).json<StudioSite>()
  return drafts[0]?.at ?? NaN
}

test('a draft is offered as it was left, also after a restart, and says when it was made', async () => {
  const before = Date.now()
  expect((await put({ [id]: { base, text: page('Draft') } })).status).toBe(200)
  const other = await openStudio(studio.root)
  expect(await offered(other)).toEqual([{ id, base, text: page('Draft') }])
  const { drafts } = (await other.ask('/studio/api/site')).json<StudioSite>()
  expect(drafts[0]?.at).toBeGreaterThanOrEqual(before)
  await other.stop()
})

test('a draft is not in the pages folder, and touches no page', async () => {
  const before = statSync(join(studio.root, 'pages/set/home.json')).mtimeMs
  await put({ [id]: { base, text: page('Draft') } })
  expect(readdirSync(join(studio.root, 'pages/set'))).toEqual(['home.json'])
  expect(statSync(join(studio.root, 'pages/set/home.json')).mtimeMs).toBe(before)
})

test('a later draft takes the place of the one before, and null forgets it', async () => {
  await put({ [id]: { base, text: page('One') } })
  await put({ [id]: { base, text: page('Two') } })
  expect(await offered()).toEqual([{ id, base, text: page('Two') }])
  await put({ [id]: null })
  expect(await offered()).toEqual([])
})

test('a draft that was overtaken on its way by a later one of its tab is not kept over it', async () => {
  await put({ [id]: { base, text: page('Later') } }, 'a', [], 2)
  expect((await put({ [id]: { base, text: page('Earlier') } }, 'a', [], 1)).status).toBe(200)
  expect(await offered()).toEqual([{ id, base, text: page('Later') }])
  await put({ [id]: { base, text: page('Other tab') } }, 'b', [], 1)
  expect(await offered()).toHaveLength(2)
})

test('drafts of documents that are not named stay', async () => {
  await put({ [id]: { base, text: page('One') } })
  await put({ 'set/new.json': { base: null, text: page('New') } })
  expect(await offered()).toEqual([
    { id, base, text: page('One') },
    { id: 'set/new.json', base: null, text: page('New') },
  ])
})

test('a draft of a document that changed on disk is told with what it was made from', async () => {
  await put({ [id]: { base, text: page('One') } })
  studio.write('pages/set/home.json', page('Theirs'))
  await put({ [id]: { base, text: page('Two') } })
  const { drafts } = (await studio.ask('/studio/api/site')).json<StudioSite>()
  expect(drafts).toMatchObject([{ id, base, text: page('Two'), baseText: page('Home') }])
})

test('what a draft was made from is known to a server that was started anew under its tab', async () => {
  await put({ [id]: { base, text: page('One') } })
  studio.write('pages/set/home.json', page('Theirs'))
  studio = await startStudio(studio.root)
  await put({ [id]: { base, text: page('Two') } })
  const { drafts } = (await studio.ask('/studio/api/site')).json<StudioSite>()
  expect(drafts).toMatchObject([{ id, base, text: page('Two'), baseText: page('Home') }])
})

test('what a draft was made from is not told where it is what is on disk, or nobody knows it', async () => {
  await put({ [id]: { base, text: page('Draft') } })
  await put({ 'site.json': { base: wholeHash('elsewhere'), text: '{"a":1}' } })
  const { drafts } = (await studio.ask('/studio/api/site')).json<StudioSite>()
  expect(drafts.map(({ id, baseText }) => [id, baseText])).toEqual([
    [id, undefined],
    ['site.json', undefined],
  ])
})

test('a draft of a new document is told as one once there is another', async () => {
  await put({ 'set/new.json': { base: null, text: page('Mine') } })
  studio.write('pages/set/new.json', page('Theirs'))
  expect(await offered()).toEqual([{ id: 'set/new.json', base: null, text: page('Mine') }])
})

test('a draft that deletes is offered while there is something to delete', async () => {
  await put({ [id]: { base, text: null } })
  expect(await offered()).toEqual([{ id, base, text: null }])
})

test('two tabs with one document have a draft each, and forget their own only', async () => {
  await put({ [id]: { base, text: page('One') } }, 'a')
  await put({ [id]: { base, text: page('Two') } }, 'b')
  const { drafts } = (await studio.ask('/studio/api/site')).json<StudioSite>()
  expect(drafts.map(({ tab, text }) => [tab, text])).toEqual([
    ['a', page('One')],
    ['b', page('Two')],
  ])
  await put({ [id]: null }, 'b')
  expect(await offered()).toEqual([{ id, base, text: page('One') }])
})

test('a tab that takes up the draft of another has its own kept before that is forgotten', async () => {
  await put({ [id]: { base, text: page('One') } }, 'a')
  await put({ [id]: { base, text: page('Both') } }, 'b', [{ id, tab: 'a', at: await madeAt() }])
  expect(await offered()).toEqual([{ id, base, text: page('Both') }])
})

test('a draft that its tab went on with is not forgotten by who took up the one before', async () => {
  await put({ [id]: { base, text: page('One') } }, 'a')
  const at = await madeAt()
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(at))
  await put({ [id]: { base, text: page('More') } }, 'a')
  await put({}, 'b', [{ id, tab: 'a', at }])
  expect(await offered()).toEqual([{ id, base, text: page('More') }])
})

test('a draft of before each tab had its own is offered, and can be taken up', async () => {
  const old = { id, base, text: page('Old'), at: 1 }
  const name = `${wholeHash(id).slice(0, 32)}.json`
  studio.write(`.studio/pages/drafts/${name}`, JSON.stringify(old))
  expect(await offered()).toEqual([{ id, base, text: page('Old') }])
  await put({}, 'a', [{ id, tab: '', at: 1 }])
  expect(await offered()).toEqual([])
})

test('a draft may be what no document could be: text that is being typed', async () => {
  await put({ [id]: { base, text: '{"title": "Ho' } })
  expect(await offered()).toEqual([{ id, base, text: '{"title": "Ho' }])
})

test('a file that is no draft keeps the editor from nothing, nor does a folder', async () => {
  await put({ [id]: { base, text: page('Draft') } })
  studio.write('.studio/pages/drafts/scribbles.json', 'scribbles')
  studio.write('.studio/pages/drafts/other.json', '{"id":7}')
  studio.write('.studio/pages/drafts/folder.json/in.it', '')
  expect(await offered()).toHaveLength(1)
})

test.each([
  {},
  { drafts: [] },
  { drafts: { '../x.json': null } },
  { drafts: { [id]: 'text' } },
  { drafts: {}, taken: [{ id: '../x.json', tab: '', at: 1 }] },
])('drafts of the shape %j are refused', async (body) => {
  const { status, text } = await studio.ask('/studio/api/drafts', { method: 'PUT', body })
  expect([status, text]).toEqual([
    400,
    '{"message":"These aren’t drafts from this Studio. Reload the page."}',
  ])
})

test('a tab is told of a draft that somebody cleared away, until it is kept again', async () => {
  const headers = { 'x-studio-tab': 'a' }
  const { news } = (await studio.ask('/studio/api/site', { headers })).json<StudioSite>()
  const lost = async (tab: string): Promise<unknown> => {
    const asked = { headers: { 'x-studio-tab': tab } }
    return (await studio.ask(`/studio/api/news?after=${news}`, asked)).json<{ lost: unknown }>()
      .lost
  }
  await put({ [id]: { base, text: page('One') }, 'site.json': { base, text: '{}' } })
  await put({ 'site.json': null })
  expect(await lost('a')).toEqual([])
  rmSync(join(studio.root, '.studio'), { recursive: true })
  expect(await lost('a')).toEqual([id])
  expect(await lost('b')).toEqual([])
  await put({ [id]: { base, text: page('One') } })
  expect(await lost('a')).toEqual([])
  expect(await offered()).toEqual([{ id, base, text: page('One') }])
})
