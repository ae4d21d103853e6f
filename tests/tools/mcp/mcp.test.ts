import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { hashOf } from '#tools/mcp/page-files.ts'
import { propose } from '#tools/mcp/propose.ts'

import { talk } from './talk.ts'

const home = 'multi-location/home.json'
const folder = scratchFolder()
const pages = join(folder, 'pages')
const file = (path: string): string => readFileSync(join(pages, path), 'utf8')
const client = new Client({ name: 'test', version: '1.0.0' })
const { call, ask, read } = talk(client)

interface Proposal {
  readonly sound: boolean
  readonly diff: string[]
  readonly text: string
  readonly hash: string
  readonly findings: { code: string; pointer: string }[]
}

beforeAll(async () => {
  cpSync('pages', pages, { recursive: true })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--import', 'tsx', 'tools/mcp/main.ts', '--pages', pages],
      stderr: 'ignore',
    }),
  )
}, 30_000)
afterAll(() => client.close())

test('a program learns what there is: tools, pages, blocks, a schema with an example', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'list_pages',
    'list_blocks',
    'read_block',
    'read_schema',
    'list_media',
    'read_page',
    'validate',
    'propose_edit',
    'screenshot',
    'write_page',
    'delete_page',
  ])
  const readme = readFileSync('README.md', 'utf8')
  const untold = tools.filter(({ name }) => !readme.includes(`\`${name}\``))
  expect(untold, 'README.md does not tell of them').toEqual([])
  const { pages: list } = await ask<{ pages: object[] }>('list_pages')
  expect(list).toContainEqual(expect.objectContaining({ path: home, route: '/', status: 'live' }))
  const { blocks } = await ask<{ blocks: object[] }>('list_blocks')
  expect(blocks).toContainEqual(expect.objectContaining({ type: 'marquee', title: 'Marquee' }))
  expect(await ask('read_block', { type: 'marquee' })).toMatchObject({
    schema: { properties: { when: { $ref: '#/$defs/When' } }, $defs: { Moment: {} } },
    example: { type: 'marquee' },
  })
  expect(await ask('read_schema', { path: 'content/menu.json' })).toMatchObject({
    schema: { properties: { sections: { type: 'array' } } },
  })
  expect(await ask('validate')).toEqual({ findings: [] })
})

test('a proposal tells its findings and the change in words and lines, and writes nothing', async () => {
  const { text, hash } = await read(home)
  const proposal = await ask<Proposal>('propose_edit', {
    path: home,
    hash,
    patch: [{ op: 'add', path: '/blocks/#newsletter/hidden', value: true }],
  })
  expect(proposal).toMatchObject({
    sound: true,
    diff: [expect.stringMatching(/^Home: Newsletter/)],
    lines: expect.stringMatching(
      /^--- a\/\S+home.json\n\+\+\+ b\/\S+\n@@ .+ @@\n(?: .+\n){3}-[^]+\n\+ +"hidden": true\n/,
    ),
  })
  expect(JSON.stringify(proposal).length).toBeLessThan(1000)
  const faulty = await ask<Proposal>('propose_edit', {
    path: home,
    hash,
    patch: [{ op: 'add', path: '/titel', value: 'x' }],
  })
  expect(faulty.sound).toBe(false)
  expect(faulty.findings[0]).toMatchObject({ code: 'unknown-setting', pointer: '/titel' })
  expect(file(home)).toBe(text)
})

test('what is nested without end is refused with a sentence', async () => {
  const { hash } = await read(home)
  const value = JSON.parse('['.repeat(3000) + ']'.repeat(3000)) as unknown
  const step = { op: 'add', path: '/title', value }
  const sentence =
    'This change is nested more than 32 levels deep. Flatten it; no setting needs that.'
  for (const change of [
    { path: home, hash, patch: [step] },
    { path: 'multi-location/deep.json', document: { value } },
  ])
    expect(await call('propose_edit', change)).toEqual({ error: true, text: sentence })
  writeFileSync(join(pages, 'multi-location/deep.json'), JSON.stringify({ value }))
  const deep = await read('multi-location/deep.json')
  const patch = [{ op: 'remove', path: '/value' }]
  const { text } = await call('propose_edit', {
    path: 'multi-location/deep.json',
    hash: deep.hash,
    patch,
  })
  expect(text).toBe(
    'multi-location/deep.json cannot be read as JSON. Give the whole document instead; read_page shows its text.',
  )
  rmSync(join(pages, 'multi-location/deep.json'))
})

test('a picture of a page that has changed since it was read is refused', async () =>
  expect((await call('screenshot', { path: home, hash: 'old' })).text).toBe(
    `${home} has changed since it was read. Read it again, and make the change to what it is now.`,
  ))

test('what breaks another page is told, and not written', async () => {
  const { text } = await read('multi-location/about-us.json')
  const document = JSON.parse(text) as Record<string, unknown>
  const wish = { path: 'multi-location/about-us-too.json', document }
  const { sound, findings } = await ask<Proposal>('propose_edit', wish)
  expect(sound).toBe(false)
  expect(findings.map(({ code }) => code)).toContain('route-twice')
  const { error, text: said } = await call('write_page', wish)
  expect(error).toBe(true)
  expect(said).toContain(
    'about-us-too.json was not written, because it or another page would have errors.',
  )
  expect(existsSync(join(pages, wish.path))).toBe(false)
})

test('a written change is one line of the file, which keeps its permissions, told in words', async () => {
  chmodSync(join(pages, home), 0o640)
  const { text, hash } = await read(home)
  const title = (JSON.parse(text) as { title: string }).title
  const written = await ask<Proposal>('write_page', {
    path: home,
    hash,
    patch: [{ op: 'replace', path: '/title', value: 'Lunch | {product}' }],
  })
  expect(written.diff).toEqual([`Home: title “${title}” to “Lunch | {product}”`])
  expect(file(home)).toBe(text.replace(`"title": "${title}"`, '"title": "Lunch | {product}"'))
  expect((await read(home)).hash).toBe(written.hash)
  expect(statSync(join(pages, home)).mode & 0o777).toBe(0o640)
})

test('a page that begins with a byte order mark is read, and written without', async () => {
  const path = 'multi-location/contact.json'
  const before = file(path)
  writeFileSync(join(pages, path), `\uFEFF${before}`)
  expect((await call('list_pages')).text).not.toContain('not JSON')
  const { hash } = await read(path)
  const patch = [{ op: 'replace', path: '/title', value: 'Marked | {product}' }]
  await ask('write_page', { path, hash, patch })
  expect(file(path)).toBe(before.replace('{product} | Contact', 'Marked | {product}'))
})

test('a page that somebody else changed is not written over', async () => {
  const { text, hash } = await read(home)
  writeFileSync(join(pages, home), `${text}\n`)
  const wish = { path: home, hash, patch: [{ op: 'replace', path: '/title', value: 'Mine' }] }
  expect((await call('write_page', wish)).text).toContain('has changed since it was read.')
  expect(file(home)).toBe(`${text}\n`)
  expect((await call('write_page', { ...wish, hash: undefined })).text).toContain('already.')
})

test('a new page is written as a whole', async () => {
  const { text } = await read('multi-location/about-us.json')
  const document = {
    ...(JSON.parse(text) as object),
    route: '/about-me',
    title: 'About me',
    aliases: [],
  }
  const { hash } = await ask<Proposal>('write_page', {
    path: 'multi-location/about-me.json',
    document,
  })
  expect(await read('multi-location/about-me.json')).toMatchObject({
    hash,
    text: `${JSON.stringify(document, null, 2)}\n`,
  })
})

test('a page of any name that is listed can be read and written', async () => {
  const path = 'multi-location/über uns.json'
  const patch = [{ op: 'replace', path: '/title', value: 'Über uns' }]
  const source = JSON.parse(file('multi-location/about-us.json')) as object
  writeFileSync(join(pages, path), JSON.stringify({ ...source, route: '/ueber-uns', title: 'Us' }))
  const { pages: listed } = await ask<{ pages: { path: string }[] }>('list_pages')
  expect(listed.map((page) => page.path)).toContain(path)
  await ask('write_page', { path, hash: (await read(path)).hash, patch })
  expect(JSON.parse(file(path))).toMatchObject({ title: 'Über uns' })
  rmSync(join(pages, path))
})

test('of a site with errors no picture is taken, since no page of it is served', async () => {
  const before = file('shared/terms.json')
  writeFileSync(join(pages, 'shared/terms.json'), '{')
  const { error, text } = await call('screenshot', { path: home })
  expect([error, text]).toEqual([true, expect.stringMatching(/^The site has errors.*not-json/s)])
  expect((await call('screenshot', { path: 'shared/terms.json' })).text).toContain('not-json')
  writeFileSync(join(pages, 'shared/terms.json'), before)
})

test('nothing outside the pages is read or written', async () => {
  symlinkSync(join(process.cwd(), 'package.json'), join(pages, 'shared/linked.json'))
  symlinkSync(process.cwd(), join(pages, 'linked'))
  for (const path of [
    '../package.json',
    'shared/../../package.json',
    'shared/linked.json',
    'linked/package.json',
    'content/other.json',
    'media/hero.json',
    'package.json',
    '/etc/passwd',
    'shared/a\0.json',
  ]) {
    const answers = [
      await call('read_page', { path }),
      await call('write_page', { path, document: {} }),
    ]
    for (const { error, text } of answers) {
      expect(error).toBe(true)
      expect(text).toMatch(
        /^(“.*” is not a page or other document in|.* points outside) the pages folder\./s,
      )
    }
  }
  rmSync(join(pages, 'shared/linked.json'))
  rmSync(join(pages, 'linked'))
})

test('a folder that is the repository itself is told of like any other', async () => {
  const place = { root: pages, pagesDir: '.' }
  const { text } = await read('shared/privacy.json')
  const hash = hashOf(text)
  const patch = [{ op: 'add', path: '/titel', value: 'x' }] as const
  const { sound, findings } = await propose(place, { path: 'shared/privacy.json', hash, patch })
  expect(sound).toBe(false)
  expect(findings.map(({ code, file }) => [code, file])).toEqual([
    ['unknown-setting', 'shared/privacy.json'],
  ])
})
