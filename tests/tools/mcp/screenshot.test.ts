import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import { asLive, copyPages } from '#tools/mcp/screenshot.ts'

test('a program that asked for a picture where there is no browser is told so, and can end the server', async () => {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/mcp/main.ts'], {
    env: { ...process.env, CHROMIUM_PATH: '/nowhere/chromium' },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  try {
    const say = (id: number, method: string, params: object): void =>
      void server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
    const clientInfo = { name: 'test', version: '1.0.0' }
    say(1, 'initialize', { protocolVersion: '2025-03-26', capabilities: {}, clientInfo })
    const page = { path: 'multi-location/home.json' }
    say(2, 'tools/call', { name: 'screenshot', arguments: page })
    say(3, 'tools/call', { name: 'screenshot', arguments: page })
    for await (const line of createInterface(server.stdout)) {
      if (line.includes('"id":2')) expect(line).toContain('Correct it, or unset it')
      if (line.includes('"id":3')) break
    }
    const ended = once(server, 'exit')
    server.stdin.end()
    expect(await ended).toEqual([0, null])
  } finally {
    server.kill()
  }
}, 30_000)

test('a draft is photographed as if it were live, and its errors keep their places', () => {
  const draft = '{\n  "route": "/new",\n  "status": "draft"\n}\n'
  expect(asLive('one/new.json', draft)).toBe(draft.replace('draft', 'live'))
  const broken = `${draft}{`
  expect(asLive('one/new.json', broken)).toBe(broken)
})

test('what is suppressed in the pages is suppressed in the copy that is photographed', () => {
  const root = scratchFolder()
  mkdirSync(join(root, 'pages/one'), { recursive: true })
  mkdirSync(join(root, 'pages/media'))
  const suppressions = [{ file: 'pages/one/home.json' }, { file: 'blocks/edge/example.json' }, 7]
  const site = { variant: 'two', checks: { suppressions, severity: {} } }
  writeFileSync(join(root, 'pages/site.json'), JSON.stringify(site))
  const shot = { path: 'one/home.json', text: '{}', screen: 'phones' } as const
  copyPages({ root, pagesDir: './pages' }, '.cache/copy', shot)
  expect(readFileSync(join(root, '.cache/copy/one/home.json'), 'utf8')).toBe('{}')
  expect(JSON.parse(readFileSync(join(root, '.cache/copy/site.json'), 'utf8'))).toEqual({
    variant: 'one',
    checks: {
      suppressions: [{ file: '.cache/copy/one/home.json' }, ...suppressions.slice(1)],
      severity: {},
    },
  })
})

test('what a link of a site leads to stays as it is, and nothing outside of the project is copied', () => {
  const root = scratchFolder()
  const outside = join(scratchFolder(), 'secret.json')
  writeFileSync(outside, '{ "secret": 1 }')
  for (const name of ['pages/one', 'pages/two', 'common'])
    mkdirSync(join(root, name), { recursive: true })
  const facts = '{ "variant": "one" }\n'
  const draft = '{ "status": "draft" }\n'
  writeFileSync(join(root, 'common/site.json'), facts)
  writeFileSync(join(root, 'pages/one/summer.json'), draft)
  symlinkSync('../common/site.json', join(root, 'pages/site.json'))
  symlinkSync('../one/summer.json', join(root, 'pages/two/summer.json'))
  symlinkSync('..', join(root, 'pages/two/again'))
  symlinkSync(outside, join(root, 'pages/two/secret.json'))
  const shot = {
    path: 'two/summer.json',
    text: '{ "status": "live" }\n',
    screen: 'phones',
  } as const
  copyPages({ root, pagesDir: 'pages' }, '.cache/copy', shot)
  const text = (path: string): string => readFileSync(join(root, path), 'utf8')
  expect([text('common/site.json'), text('pages/one/summer.json')]).toEqual([facts, draft])
  expect([text('.cache/copy/two/summer.json'), text('.cache/copy/one/summer.json')]).toEqual([
    shot.text,
    draft,
  ])
  expect(readdirSync(join(root, '.cache/copy/two'))).toEqual(['summer.json'])
})

test('the pictures of a site outside the project are in what is photographed', async () => {
  const root = scratchFolder()
  const other = scratchFolder()
  mkdirSync(join(other, 'one'))
  mkdirSync(join(other, 'media'))
  writeFileSync(join(other, 'media/hero.svg'), '<svg/>')
  symlinkSync('hero.svg', join(other, 'media/same.svg'))
  writeFileSync(join(other, 'site.json'), '{}')
  const shot = { path: 'one/home.json', text: '{}', screen: 'phones' } as const
  copyPages({ root, pagesDir: other }, '.cache/copy', shot)
  const { media, odd } = await readSite({ root, pagesDir: '.cache/copy' })
  expect([...media]).toEqual(['media/hero.svg', 'media/same.svg'])
  expect([...odd!]).toEqual([])
})
