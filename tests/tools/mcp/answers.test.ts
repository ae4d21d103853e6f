import { cpSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { pageServer } from '#tools/mcp/server.ts'
import { toldFindings } from '#tools/mcp/told-findings.ts'

import { talk } from './talk.ts'

const home = 'multi-location/home.json'
const folder = scratchFolder()
const pages = join(folder, 'pages')
const client = new Client({ name: 'test', version: '1.0.0' })
const { call, ask, read } = talk(client)
const { server, close } = pageServer({ root: process.cwd(), pagesDir: pages })

beforeAll(async () => {
  cpSync('pages', pages, { recursive: true })
  const [here, there] = InMemoryTransport.createLinkedPair()
  await Promise.all([client.connect(here), server.connect(there)])
})
afterAll(() => close())

test('a program finds the pictures that a page may name, with their sizes', async () => {
  type Media = { media: { src: string; bytes?: number; size?: string }[]; more?: number }
  const all = await ask<Media>('list_media')
  expect(all.media).toHaveLength(60)
  expect(all.more).toBeGreaterThan(0)
  const videos = await ask<Media>('list_media', { search: 'HERO mp4' })
  expect(videos.media.length).toBeGreaterThan(0)
  for (const { src, size, bytes } of videos.media) {
    expect(src).toMatch(/^media\/hero\/.*\.mp4$/)
    expect(size).toMatch(/^\d+×\d+$/)
    expect(bytes).toBe(statSync(join(pages, src)).size)
  }
  const [{ src } = { src: '' }] = videos.media
  const name = src.slice(src.lastIndexOf('/') + 1, -'.mp4'.length)
  expect((await ask<Media>('list_media', { search: `${name}x` })).media).toHaveLength(1)
  expect(await ask<Media>('list_media', { search: 'quite another thing' })).toEqual({ media: [] })
  writeFileSync(join(pages, 'media/torn.webp'), 'no picture')
  expect(await ask<Media>('list_media', { search: 'torn' })).toEqual({
    media: [{ src: 'media/torn.webp', bytes: 10 }],
  })
  rmSync(join(pages, 'media/torn.webp'))
})

test('a program finds the pages of a large site by words of their file, route or title', async () => {
  type Pages = { pages: { path: string }[]; more?: number }
  const all = await ask<Pages>('list_pages')
  expect(all.more).toBeUndefined()
  expect((await ask<Pages>('list_pages', { search: 'Multi ABOUT' })).pages).toEqual(
    all.pages.filter(({ path }) => path === 'multi-location/about-us.json'),
  )
  expect(await ask<Pages>('list_pages', { search: 'quite another thing' })).toEqual({
    pages: [],
    documents: [],
  })
  for (let at = 0; at < 120; at += 1) writeFileSync(join(pages, `shared/page-${at}.json`), '{}')
  const { pages: told, more } = await ask<Pages>('list_pages')
  expect(told).toHaveLength(100)
  expect(more).toBe(all.pages.length + 20)
  const rest = await ask<Pages>('list_pages', { from: 100 })
  expect(rest.pages).toHaveLength(all.pages.length + 20)
  expect(rest.more).toBeUndefined()
  for (let at = 0; at < 120; at += 1) rmSync(join(pages, `shared/page-${at}.json`))
})

test('a finding says where, what and with which value, and nothing that only an editor can use', async () => {
  const { hash } = await read(home)
  const { text } = await call('propose_edit', {
    path: home,
    hash,
    patch: [
      { op: 'replace', path: '/blocks/#newsletter/type', value: 'newslettr' },
      { op: 'add', path: '/aliases', value: '/start' },
    ],
  })
  const { findings } = JSON.parse(text) as { findings: object[] }
  expect(findings).toContainEqual({
    severity: 'error',
    code: 'unknown-block',
    file: expect.stringMatching(/multi-location\/home\.json$/),
    pointer: expect.stringMatching(/^\/blocks\/\d+\/type$/),
    where: expect.stringMatching(/^block \d+ \(newslettr\)$/),
    problem: 'There is no block called "newslettr".',
    remedy: 'Did you mean "newsletter"?',
    value: 'newsletter',
  })
  expect(findings).toContainEqual(
    expect.objectContaining({ pointer: '/aliases', value: ['/start'] }),
  )
  expect(text).not.toContain('\n')
})

test('of very many findings a program is told the first hundred, errors before all else, and how many more', async () => {
  const { text, hash } = await read(home)
  const unknown = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`frob${at}`, at]))
  const page = JSON.parse(text) as Record<string, unknown>
  type Told = { findings: { severity: string }[]; more?: number }
  const document = { ...page, title: 'All <b>bold</b>', ...unknown }
  const { findings, more } = await ask<Told>('propose_edit', { path: home, hash, document })
  expect(findings.map(({ severity }) => severity)).toEqual(findings.map(() => 'error'))
  expect(findings).toHaveLength(100)
  expect(more).toBe(21)
})

test('a program reads and changes one price of a long menu without reading all of it', async () => {
  const path = 'content/menu.json'
  type Menu = { sections: { id: string; items: { id: string; price: unknown }[] }[] }
  const menu = await read(path)
  const [section] = (JSON.parse(menu.text) as Menu).sections
  const id = section?.id ?? ''
  const item = section?.items[0]?.id ?? ''
  const at = `/sections/#${id}/items/#${item}`
  const part = await ask<{ hash: string }>('read_page', { path, at })
  expect(part).toEqual({ path, at, hash: menu.hash, value: expect.objectContaining({ id: item }) })
  const { documents } = await ask<{ documents: object[] }>('list_pages', { search: 'menu' })
  expect(documents).toContainEqual({ path, kind: 'Menu', hash: menu.hash })
  const patch = [{ op: 'replace', path: `${at}/price`, value: 99 }]
  expect(await ask('propose_edit', { path, hash: part.hash, patch })).toMatchObject({ sound: true })
  expect(await call('read_page', { path, at: `/sections/#${id}x/items` })).toEqual({
    error: true,
    text: `content/menu.json has no such part: there is nothing at /sections/#${id}x/items. Did you mean /sections/#${id}/items?`,
  })
  expect((await call('read_page', { path, at: 'sections' })).text).toContain(
    'Begin it with a slash: /sections.',
  )
})

test('errors are told first, and pictures last, which would fill an answer', () => {
  const place = { pointer: '', where: '', line: 1, column: 1, endLine: 1, endColumn: 1 }
  const of = (file: string, severity: 'error' | 'warning' = 'warning') => ({
    ...place,
    file,
    severity,
    code: 'code',
    problem: 'A problem.',
    remedy: 'Mend it.',
  })
  const pictures = Array.from({ length: 120 }, (_, at) => of(`pages/media/${at}.svg`))
  const all = [...pictures, of('pages/one/a.json'), of('pages/one/b.json', 'error')]
  const { findings, more } = toldFindings(all)
  expect(findings.slice(0, 3).map(({ file }) => file)).toEqual([
    'pages/one/b.json',
    'pages/one/a.json',
    'pages/media/0.svg',
  ])
  expect(more).toBe(22)
})

test('a page is found by the file that a finding names, and made where its hash is left out', async () => {
  const { text, hash } = await read(home)
  expect(await read(`${relative(process.cwd(), pages)}/${home}`)).toMatchObject({ text, hash })
  const document = JSON.parse(text) as object
  const wish = { path: 'multi-location/other.json', document, hash: 'old' }
  expect((await call('propose_edit', wish)).text).toBe(
    'There is no page multi-location/other.json, so the hash fits nothing. Leave the hash out to make the page, or list the pages again.',
  )
})

test('a document or a patch that is written as text is read, and other kinds are told in words', async () => {
  const { text, hash } = await read(home)
  const patch = JSON.stringify([{ op: 'replace', path: '/title', value: 'Lunch' }])
  expect(await ask('propose_edit', { path: home, hash, document: text })).toMatchObject({
    diff: [],
  })
  expect(await ask('propose_edit', { path: home, hash, patch })).toMatchObject({
    diff: [expect.stringContaining('“Lunch”')],
  })
  for (const document of ['{"title"', '7', 7])
    expect((await call('propose_edit', { path: home, hash, document })).text).toBe(
      'The “document” of propose_edit must be an object. What goes there: The whole page, or use patch.',
    )
})

test('what makes no sense is refused with a sentence, never a stack', async () => {
  const { hash } = await read(home)
  for (const [name, args] of [
    ['read_block', { type: 'marqee' }],
    ['read_page', { path: 'multi-location/nothing.json' }],
    ['validate', { path: 'multi-location/nothing.json' }],
    ['write_page', { path: home, hash }],
    ['write_page', { path: home, hash, patch: [{ op: 'remove', path: '/nowhere' }] }],
    ['write_page', { path: home, hash, patch: [{ op: 'explode', path: '/' }] }],
  ] as const) {
    const { error, text } = await call(name, args)
    expect(error).toBe(true)
    expect(text).not.toMatch(/^\s+at /m)
  }
})

test('what was asked is not sent back whole where it is refused', async () => {
  const { text: page } = await read(home)
  for (const [name, args] of [
    ['read_page', { path: home, at: page }],
    ['read_page', { path: page }],
    ['read_block', { type: page }],
  ] as const) {
    const { error, text } = await call(name, args)
    expect(error).toBe(true)
    expect(text.length).toBeLessThan(2000)
    expect(text).toMatch(/\.$/)
  }
  const path = `shared/${'x'.repeat(300)}.json`
  const { text } = await call('write_page', { path, document: {} })
  expect(text).toMatch(/^This name is too long for the disk: .*\. Choose a shorter one\.$/)
})

test.each([
  [
    'validate',
    { page: home },
    'There is no “page” in what validate takes. validate takes path, from.',
  ],
  ['validate', { paht: home }, 'There is no “paht” in what validate takes. Did you mean “path”?'],
  [
    'list_pages',
    { set: 'shared' },
    'There is no “set” in what list_pages takes. list_pages takes search, says, from.',
  ],
  ['read_block', { type: 'marqee' }, 'There is no block called “marqee”. Did you mean “marquee”?'],
  ['read_block', { type: 'hero' }, 'There is no block called “hero”. Did you mean “hero-image”?'],
  ['read_block', {}, 'read_block needs “type”. read_block takes type.'],
  [
    'write_page',
    { path: home, patch: [{ op: 'add', path: '/hidden', vaule: true }] },
    'write_page needs “patch #1 value”. What goes there: JSON Patch steps to apply to the current page.',
  ],
  [
    'write_page',
    { path: home, patch: [{ op: 'remove', path: '/hidden', value: true }] },
    'There is no “value” in “patch #1” of what write_page takes. What goes there: JSON Patch steps',
  ],
  [
    'screenshot',
    { path: home, screen: 'phone' },
    'screenshot cannot use this “screen”: expected one of "phones"|"desktops". screenshot takes path,',
  ],
  ['read_pages', {}, 'There is no tool called “read_pages”. Did you mean “read_page”?'],
  ['delete_everything', {}, 'The tools are list_pages, list_blocks,'],
])('%s with %j is told what is wrong and what is known', async (name, args, words) => {
  const { error, text } = await call(name, args)
  expect(error).toBe(true)
  expect(text).toContain(words)
})
