import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { scratchSite } from '#tests/tools/scratch-site.ts'
import { pageServer } from '#tools/mcp/server.ts'

const { place, write } = scratchSite()
const pipe = 'one/pipe.json'
const link = 'one/link.json'
const folder = 'one/folder.json'
const large = 'one/large.json'
let client: Client
let close: () => Promise<void>

beforeEach(async () => {
  const command = 'mkfifo'
  execFileSync(command, [place(`pages/${pipe}`)])
  symlinkSync('nowhere.json', place(`pages/${link}`))
  mkdirSync(place(`pages/${folder}`))
  write(`pages/${large}`, ' '.repeat(1_000_001))
  const opened = pageServer({ root: place(), pagesDir: 'pages' })
  close = opened.close
  client = new Client({ name: 'test', version: '1.0.0' })
  const [here, there] = InMemoryTransport.createLinkedPair()
  await Promise.all([client.connect(here), opened.server.connect(there)])
})
afterEach(() => close())

async function said(name: string, args: Record<string, unknown> = {}): Promise<string> {
  const { content } = await client.callTool({ name, arguments: args })
  return (content as { text: string }[])[0]?.text ?? ''
}

test('a page that cannot be read is listed', async () => {
  const { pages } = JSON.parse(await said('list_pages')) as { pages: object[] }
  const problem = 'This cannot be read; `validate` says why.'
  expect(pages).toContainEqual({ path: pipe, problem })
  expect(pages).toContainEqual({ path: link, problem })
  expect(pages).toContainEqual({
    path: large,
    hash: expect.any(String),
    problem: 'The file is longer than a million characters.',
  })
})

test.each([
  [pipe, 'cannot be read. Have it fixed by hand; `validate` says why.'],
  [link, 'cannot be read. Have it fixed by hand; `validate` says why.'],
  [folder, 'cannot be read. Have it fixed by hand; `validate` says why.'],
  [
    large,
    'is longer than a million characters. Have it split by hand, and keep pictures in the media folder.',
  ],
])('%s is told of in sentences by every tool', async (path, sentences) => {
  for (const name of ['read_page', 'validate', 'screenshot'])
    expect(await said(name, { path })).toBe(`${path} ${sentences}`)
  for (const name of ['propose_edit', 'write_page'])
    expect(await said(name, { path, document: {} })).toBe(`${path} ${sentences}`)
})

test('a block whose example is torn is told of in sentences', async () => {
  write('blocks/marquee/example.json', '{')
  expect(await said('read_block', { type: 'marquee' })).toBe(
    'blocks/marquee/example.json cannot be read. Have it fixed by hand; `validate` says why.',
  )
})
