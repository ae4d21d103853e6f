import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { hashOf } from '#tools/mcp/page-files.ts'
import { propose } from '#tools/mcp/propose.ts'

const home = 'multi-location/home.json'
const folder = mkdtempSync(join(tmpdir(), 'mcp-'))
const pages = join(folder, 'pages')
const file = (path: string): string => readFileSync(join(pages, path), 'utf8')
const client = new Client({ name: 'test', version: '1.0.0' })

interface Answer {
  readonly error: boolean
  readonly text: string
}

async function call(name: string, args: Record<string, unknown> = {}): Promise<Answer> {
  const result = await client.callTool({ name, arguments: args })
  const [first] = result.content as { text: string }[]
  return { error: result.isError === true, text: first?.text ?? '' }
}

/** What a tool answers; an error fails the test with its words. */
async function ask<T>(name: string, args?: Record<string, unknown>): Promise<T> {
  const { error, text } = await call(name, args)
  if (error) throw new Error(text)
  return JSON.parse(text) as T
}

interface Proposal {
  readonly sound: boolean
  readonly diff: string[]
  readonly text: string
  readonly hash: string
  readonly findings: { code: string; pointer: string }[]
}

const read = (path: string): Promise<{ text: string; hash: string }> => ask('read_page', { path })

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
afterAll(async () => {
  await client.close()
  rmSync(folder, { recursive: true })
})

test('a program learns what there is: tools, pages, blocks, a schema with an example', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'list_pages',
    'list_blocks',
    'read_block',
    'list_media',
    'read_page',
    'validate',
    'propose_edit',
    'screenshot',
    'write_page',
  ])
  const { pages: list } = await ask<{ pages: object[] }>('list_pages')
  expect(list).toContainEqual(expect.objectContaining({ path: home, route: '/', status: 'live' }))
  const { blocks } = await ask<{ blocks: object[] }>('list_blocks')
  expect(blocks).toContainEqual(expect.objectContaining({ type: 'marquee', title: 'Marquee' }))
  expect(await ask('read_block', { type: 'marquee' })).toMatchObject({
    schema: { properties: { when: { $ref: '#/$defs/When' } }, $defs: { Moment: {} } },
    example: { type: 'marquee' },
  })
  expect(await ask('validate')).toEqual({ findings: [] })
})

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

test('a proposal tells its findings and the change in words, and writes nothing', async () => {
  const { text, hash } = await read(home)
  const proposal = await ask<Proposal>('propose_edit', {
    path: home,
    hash,
    patch: [{ op: 'add', path: '/blocks/#newsletter/hidden', value: true }],
  })
  expect(proposal).toMatchObject({
    sound: true,
    diff: [expect.stringMatching(/^Home: Newsletter/)],
  })
  const faulty = await ask<Proposal>('propose_edit', {
    path: home,
    hash,
    patch: [{ op: 'add', path: '/titel', value: 'x' }],
  })
  expect(faulty.sound).toBe(false)
  expect(faulty.findings[0]).toMatchObject({ code: 'unknown-setting', pointer: '/titel' })
  expect(file(home)).toBe(text)
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
  const { findings } = JSON.parse(text) as Proposal
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
    'multi-location/deep.json cannot be read as JSON. Mend the file by hand first; `validate` says where.',
  )
  rmSync(join(pages, 'multi-location/deep.json'))
})

test('a picture of a page that has changed since it was read is refused', async () =>
  expect((await call('screenshot', { path: home, hash: 'old' })).text).toBe(
    `${home} has changed since it was read. Read it again, and make the change on what it is now.`,
  ))

test('a page is found by the file that a finding names, and made where its hash is left out', async () => {
  const { text, hash } = await read(home)
  expect(await read(`${relative(process.cwd(), pages)}/${home}`)).toMatchObject({ text, hash })
  const document = JSON.parse(text) as object
  const wish = { path: 'multi-location/other.json', document, hash: 'old' }
  expect((await call('propose_edit', wish)).text).toBe(
    'There is no page multi-location/other.json that has this hash. Leave the hash out to make the page, or list the pages again.',
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
      'The “document” of propose_edit must be an object. Give it so: The whole page, or use patch.',
    )
})

test('what breaks another page is told, and not written', async () => {
  const { text } = await read('multi-location/about-us.json')
  const document = JSON.parse(text) as Record<string, unknown>
  const wish = { path: 'multi-location/about-us-too.json', document }
  const { sound, findings } = await ask<Proposal>('propose_edit', wish)
  expect(sound).toBe(false)
  expect(findings.map(({ code }) => code)).toContain('route-twice')
  const { error, text: said } = await call('write_page', wish)
  expect(error).toBe(true)
  expect(said).toMatch(/^The page would have errors, so it was not written\./)
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
    'site.json',
    'multi-location/chrome.json',
    'content/links.json',
    '/etc/passwd',
    'shared/a\0.json',
  ]) {
    const answers = [
      await call('read_page', { path }),
      await call('write_page', { path, document: {} }),
    ]
    for (const { error, text } of answers) {
      expect(error).toBe(true)
      expect(text).toMatch(/^(“.*” is no page of|.* leads out of) the pages folder\./s)
    }
  }
  rmSync(join(pages, 'shared/linked.json'))
  rmSync(join(pages, 'linked'))
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

test.each([
  ['validate', { page: home }, 'There is no “page” in what validate takes. validate takes path.'],
  ['validate', { paht: home }, 'There is no “paht” in what validate takes. Did you mean “path”?'],
  [
    'list_pages',
    { set: 'shared' },
    'There is no “set” in what list_pages takes. list_pages takes no arguments.',
  ],
  ['read_block', { type: 'marqee' }, 'There is no block called “marqee”. Did you mean “marquee”?'],
  ['read_block', { type: 'hero' }, 'There is no block called “hero”. Did you mean “hero-image”?'],
  ['read_block', {}, 'read_block needs “type”. read_block takes type.'],
  [
    'write_page',
    { path: home, patch: [{ op: 'add', path: '/hidden', vaule: true }] },
    'write_page needs “patch #1 value”. Give it so: JSON Patch steps from the page as it is.',
  ],
  [
    'write_page',
    { path: home, patch: [{ op: 'remove', path: '/hidden', value: true }] },
    'There is no “value” in “patch #1” of what write_page takes. Give it so: JSON Patch steps',
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
