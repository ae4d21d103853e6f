import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { checkSite } from '#engine/check.ts'
import { fitLine } from '#engine/fit.ts'
import type { StudioSite } from '#studio/api.ts'
import { siteTree } from '#studio/check/site-tree.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { readSite } from '#tools/lib/site/read-site.ts'

import { startStudio } from './start-studio.ts'

/** Fonts are cut when they are first asked for, which takes seconds. */
vi.setConfig({ testTimeout: 60_000 })

/** The real site, blocks and all, in a folder of its own. */
const root = scratchFolder()
for (const name of ['pages', 'blocks', 'schema'])
  cpSync(name, join(root, name), { recursive: true })
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
// Fonts are cut once for all tests.
mkdirSync('.cache/fonts', { recursive: true })
mkdirSync(join(root, '.cache'))
symlinkSync(join(process.cwd(), '.cache/fonts'), join(root, '.cache/fonts'))
const studio = await startStudio(root)

const opened = async (of = studio): Promise<StudioSite> =>
  (await of.ask('/studio/api/site')).json<StudioSite>()

test('what the editor opens with holds what it can check as validate does', async () => {
  studio.write(
    'pages/multi-location/home.json',
    studio.read('pages/multi-location/home.json').replace('"marquee"', '"marqee"'),
  )
  studio.write('pages/shared/broken.json', '{ "route": ')
  studio.write('pages/content/nothing.json', '{}\n')
  rmSync(join(studio.root, 'pages/media/marks/mk-zoomie.svg'))
  symlinkSync(join(tmpdir(), 'nowhere.json'), join(studio.root, 'pages/shared/linked.json'))
  const site = await opened()
  const texts = new Map(Object.entries(site.documents).map(([id, { text }]) => [id, text]))
  const [mine, theirs] = await Promise.all([
    checkSite(siteTree(site, texts)),
    checkSite(await readSite({ root: studio.root, pagesDir: 'pages' })),
  ])
  expect(theirs.findings.length).toBeGreaterThan(4)
  expect(mine.findings).toEqual(theirs.findings)
})

test('every media file is known, used or not, and pictures that are made from drawings are served', async () => {
  const { media } = await opened()
  const { media: names } = await readSite({ root: studio.root, pagesDir: 'pages' })
  for (const name of names) expect(media[name]?.url.split('?')[0], name).toBe(`/${name}`)
  const made = Object.values(media).filter(({ url }) => url.startsWith('/assets/'))
  expect(made.length).toBeGreaterThan(0)
  for (const { url, type } of made) {
    const { status, headers } = await studio.ask(url)
    expect([status, headers['content-type']], url).toEqual([200, type])
  }
})

test('fonts and pictures of a site in a folder of its host are served from there', async () => {
  const before = studio.read('pages/site.json')
  studio.write('pages/site.json', before.replace('"base": "/"', '"base": "/shop/"'))
  const { fonts, media } = await opened()
  studio.write('pages/site.json', before)
  const urls = [...fonts.css.matchAll(/url\("?(\/[^")]+)/g)].map(([, url = '']) => url)
  urls.push(...Object.values(media).flatMap(({ url }) => (url.includes('/assets/') ? [url] : [])))
  expect(urls.length).toBeGreaterThan(1)
  for (const url of urls) {
    expect(url).toMatch(/^\/shop\/assets\//)
    expect((await studio.ask(url)).status, url).toBe(200)
  }
})

test('fonts are served, and know the letters that an author may type', async () => {
  const { fonts } = await opened()
  const files = [...fonts.css.matchAll(/url\("?(\/assets\/[^")]+)/g)].map(([, url = '']) => url)
  expect(files.length).toBeGreaterThan(1)
  for (const url of files) expect((await studio.ask(url)).status, url).toBe(200)
  for (const letter of 'ÀÉñß€“”…') expect(fonts.metrics.advances, letter).toHaveProperty([letter])
  expect(fitLine(fonts.metrics, 'ÑOÑO', 0.2).size).toBeGreaterThan(0)
})

test('a set that gives the font of headlines again leaves it that', async () => {
  const { metrics } = (await opened()).fonts
  const theme = JSON.parse(studio.read('pages/theme.json')) as { fonts: { display: object } }
  const display = { ...theme.fonts.display, fit: undefined }
  mkdirSync(join(studio.root, 'pages/zed'))
  studio.write('pages/zed/theme.json', JSON.stringify({ fonts: { display } }))
  expect((await opened()).fonts.metrics).toEqual(metrics)
  rmSync(join(studio.root, 'pages/zed'), { recursive: true })
})

test('the year is that of the site’s own clock', async () => {
  expect((await opened()).year).toBeGreaterThan(2025)
})

test.each([
  ['nothing', {}],
  [
    'a file that is nested more deeply than a stack',
    { 'pages/one/x.json': `${'['.repeat(200_000)}${']'.repeat(200_000)}` },
  ],
  ['a site.json that is no JSON', { 'pages/site.json': '{' }],
  ['a site.json of another shape', { 'pages/site.json': '[7]', 'pages/theme.json': '"red"' }],
  ['a time zone that is none', { 'pages/site.json': '{"timeZone":"Mars/Base","base":7}' }],
  [
    'fonts of nowhere',
    { 'pages/theme.json': '{"fonts":{"a":{"package":"nowhere","files":["x"]}}}' },
  ],
  ['a picture that is none', { 'pages/media/a.png': 'hello', 'pages/media/b.svg': '<x/>' }],
])('a folder with %s opens', async (_, files) => {
  const broken = await startStudio(scratchFolder(files))
  const site = await opened(broken)
  expect(Object.keys(site.documents)).toEqual(
    Object.keys(files)
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice('pages/'.length)),
  )
  expect(site.media).toEqual({})
})

test('a picture that the disk would not take is made as soon as it does', async () => {
  const full = await startStudio(
    scratchFolder({
      'pages/site.json': '{ "logo": "media/a.png" }',
      'pages/media/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
      '.cache/media': 'not a folder',
    }),
  )
  expect((await opened(full)).media).not.toHaveProperty(['media/a.png'])
  rmSync(join(full.root, '.cache/media'))
  expect((await opened(full)).media).toHaveProperty(['media/a.png'])
})

test('a pages folder that is gone is told of, and opens again when it is back', async () => {
  const broken = await startStudio(scratchFolder({ 'pages/site.json': '{}' }))
  rmSync(join(broken.root, 'pages'), { recursive: true })
  const { status, text } = await broken.ask('/studio/api/site')
  expect([status, text]).toEqual([
    503,
    '{"message":"The pages folder is gone: it was moved, renamed or deleted. Put it back where it was, then try again."}',
  ])
  mkdirSync(join(broken.root, 'pages'))
  writeFileSync(join(broken.root, 'pages/site.json'), '{}')
  expect((await broken.ask('/studio/api/site')).status).toBe(200)
})
