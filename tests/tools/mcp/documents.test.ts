import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import { readPageFile } from '#tools/mcp/page-files.ts'
import { listPages } from '#tools/mcp/page-list.ts'
import type { Wish } from '#tools/mcp/propose.ts'
import { removePage, writeWish } from '#tools/mcp/write.ts'

let root = ''
let pages = ''
const text = (path: string): string => readFileSync(join(pages, path), 'utf8')
const place = () => ({ root: process.cwd(), pagesDir: pages })
const hash = (path: string): string => readPageFile(place(), path)?.hash ?? ''
const write = (path: string, wish: Omit<Wish, 'path' | 'hash'>): Promise<object> =>
  writeWish(place(), { path, hash: hash(path), ...wish })
const errors = async (): Promise<string[]> =>
  (await checkSite(await readSite(place()))).findings
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code)

beforeEach(() => {
  root = scratchFolder()
  pages = join(root, 'pages')
  cpSync('pages', pages, { recursive: true })
})

test('facts that several pages show are listed, and written like pages', async () => {
  const { documents } = await listPages(place(), {})
  expect(documents).toContainEqual({ path: 'site.json', kind: 'Site', hash: hash('site.json') })
  expect(documents).toContainEqual(
    expect.objectContaining({ path: 'multi-location/chrome.json', kind: 'Chrome' }),
  )
  const value = '212-555-0199'
  expect(
    await write('site.json', { patch: [{ op: 'replace', path: '/brand/phone', value }] }),
  ).toMatchObject({ diff: [expect.stringContaining(`to “${value}”`)] })
  expect(text('site.json')).toContain(value)
  const link = { label: 'Quiz', href: '/quiz' }
  const added = { op: 'add', path: '/menu/links/-', value: link } as const
  await write('multi-location/chrome.json', { patch: [added] })
  expect(text('multi-location/chrome.json')).toContain('"/quiz"')
  expect(await errors()).toEqual([])
  const away = { op: 'remove', path: '/url' } as const
  await expect(write('site.json', { patch: [away] })).rejects.toThrow('would have errors')
})

test('what counts as an error is not for a program to decide', async () => {
  const off = { op: 'add', path: '/checks', value: { severity: { 'missing-media': 'off' } } }
  await expect(write('site.json', { patch: [off as never] })).rejects.toThrow(
    'What counts as an error is for people to decide, so "checks" stays as it is.',
  )
})

test('a page is deleted once nothing leads to it', async () => {
  const about = 'multi-location/about-us.json'
  await expect(removePage(place(), { path: about, hash: hash(about) })).rejects.toMatchObject({
    message: expect.stringContaining(`Without ${about} the site would have errors`),
    details: expect.stringContaining('broken-link'),
  })
  expect(existsSync(join(pages, about))).toBe(true)
  const mine = 'multi-location/mine.json'
  const document = { ...(JSON.parse(text(about)) as object), route: '/mine', title: 'Mine' }
  await writeWish(place(), { path: mine, document })
  await expect(removePage(place(), { path: mine, hash: 'old' })).rejects.toThrow('has changed')
  expect(await removePage(place(), { path: mine, hash: hash(mine) })).toEqual({
    path: mine,
    deleted: true,
  })
  expect(existsSync(join(pages, mine))).toBe(false)
  await expect(removePage(place(), { path: 'site.json', hash: hash('site.json') })).rejects.toThrow(
    'site.json is not a page',
  )
})

test('a page that is no JSON is mended as a whole', async () => {
  const about = 'multi-location/about-us.json'
  const before = text(about)
  writeFileSync(join(pages, about), before.replace('",', '"'))
  await write(about, { document: JSON.parse(before) as Record<string, unknown> })
  expect(text(about)).toBe(before)
})

test('of two who write what goes not together, none leaves an error', async () => {
  const about = JSON.parse(text('multi-location/about-us.json')) as Record<string, unknown>
  const document = { ...about, route: '/race', title: 'Race', aliases: [] }
  const done = await Promise.allSettled(
    ['one', 'two'].map((name) =>
      writeWish(place(), { path: `multi-location/${name}.json`, document }),
    ),
  )
  const refused = done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.join()).toContain('Somebody else changed the site meanwhile')
  expect(await errors()).toEqual([])
})

test('pages are found by what stands in them', async () => {
  const { pages: found, documents } = await listPages(place(), { says: 'zero forks' })
  expect(found.map(({ path }) => path)).toEqual(['multi-location/home.json'])
  expect(documents).toEqual([])
})
