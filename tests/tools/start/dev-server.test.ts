import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'

import { afterAll, describe, expect, test, vi } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { startDevServer } from '#tools/start/dev-server.ts'
import { mediaFile } from '#tools/start/media-file.ts'

const folder = scratchFolder({
  'house/package.json': '{"type":"module"}',
  'house/pages/site.json': '{}',
  'house/pages/media/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'house/art/b.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'secret.txt': 'secret',
})
const root = join(folder, 'house')
symlinkSync(join(root, 'art'), join(root, 'pages/media/art'))
symlinkSync(folder, join(root, 'pages/media/out'))
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
const server = await startDevServer({ root, pagesDir: 'pages', port: 0, host: '127.0.0.1' })
afterAll(() => server.close())

/** Asks for exactly this, which a browser would have tidied up. */
async function get(path: string): Promise<{ status: number; policy: string; text: string }> {
  const { hostname, port } = new URL(server.url)
  return new Promise((done, fail) => {
    const asked = request({ hostname, port, path, headers: { accept: '*/*' } }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString('utf8')))
      response.on('end', () => {
        const policy = String(response.headers['content-security-policy'] ?? '')
        done({ status: response.statusCode ?? 0, policy, text })
      })
    })
    asked.on('error', fail)
    asked.end()
  })
}

test.each(['/%', '/%ff', '//', '/\\', '/media/%c0%af'])(
  'a request for “%s”, which is no address, is refused, and the server goes on',
  async (path) => {
    expect((await get(path)).status).toBeGreaterThanOrEqual(400)
    expect((await get('/media/a.svg')).status).toBe(200)
  },
)

test.each([
  ['a zero byte', '/media/%00'],
  ['more letters than a name may have', `/media/${'a'.repeat(300)}`],
  ['more folders than a path may have', `/media/${'a/'.repeat(3000)}a.svg`],
])('a picture whose name has %s is not there, and the server goes on', async (_, path) => {
  expect((await get(path)).status).toBe(404)
  expect((await get('/media/a.svg')).status).toBe(200)
})

test('what is compiled beforehand is kept with the site, not where packages are installed', () =>
  vi.waitFor(() => expect(existsSync(join(root, '.cache/vite'))).toBe(true), 20_000))

test('a site for a folder of its host finds its pictures there', async () => {
  writeFileSync(join(root, 'pages/site.json'), '{"base": "/shop/"}')
  expect((await get('/shop/media/a.svg')).status).toBe(200)
  writeFileSync(join(root, 'pages/site.json'), '{"base": "/shop/",')
  expect((await get('/shop/media/a.svg')).status).toBe(200)
  writeFileSync(join(root, 'pages/site.json'), '{"base": "/"}')
  expect((await get('/shop/media/a.svg')).status).toBe(404)
  writeFileSync(join(root, 'pages/site.json'), '{}')
})

test('a drawing is sent with a policy that lets it do nothing by itself', async () => {
  expect((await get('/media/a.svg')).policy).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  )
})

test('a page is for whoever takes anything, as curl does; a file that is not there is none', async () => {
  expect((await get('/')).text).toContain('data-notes')
  expect((await get('/page.js')).status).toBe(404)
})

test('who asks only for the head of a page gets it', async () => {
  const { status, headers, body } = await fetch(server.url, { method: 'HEAD' })
  expect([status, headers.get('content-type'), body]).toEqual([
    200,
    'text/html; charset=utf-8',
    null,
  ])
})

test('a change right after the start is told to pages, though the watcher knows no folder yet', async () => {
  const other = await startDevServer({ root, pagesDir: 'pages', port: 0, host: '127.0.0.1' })
  const text = async (): Promise<string> => (await fetch(other.url)).text()
  try {
    writeFileSync(join(root, 'pages/site.json'), '{ }')
    expect(await text()).toContain('"change":0')
    await vi.waitFor(async () => expect(await text()).toMatch(/"change":[1-9]/), {
      timeout: 15_000,
    })
  } finally {
    await other.close()
  }
}, 30_000)

test('a file is sent whatever it is called', async () => {
  writeFileSync(join(root, 'pages/media/a#b? 100%.svg'), '<svg/>')
  expect((await get('/media/a%23b%3F%20100%25.svg')).text).toBe('<svg/>')
})

test('the Studio is part of it, and at the address that it tells', async () => {
  expect(server.studio).toBe(`${server.url}studio/`)
  expect((await get('/studio/frame')).status).toBe(200)
})

describe('media', () => {
  const found = (path: string): boolean =>
    mediaFile({ root, pagesDir: 'pages' }, path) !== undefined

  test.each(['/media/a.svg', '/media/later.svg', '/media/art/b.svg'])('%s is ours', (path) =>
    expect(found(path)).toBe(true),
  )

  test.each([
    '/media/../site.json',
    '/media/../../package.json',
    '/media/out/secret.txt',
    '/media',
  ])('%s is not', (path) => expect(found(path)).toBe(false))

  test('a file outside is not sent, over a link or by a path', async () => {
    for (const path of ['/media/out/secret.txt', '/media/..%2f..%2f..%2fsecret.txt']) {
      const { status, text } = await get(path)
      expect([status, text === 'secret']).toEqual([404, false])
    }
  })
})

test('while the pages folder is away the server goes on, and shows what it holds when it is back', async () => {
  renameSync(join(root, 'pages'), join(root, 'away'))
  try {
    expect((await get('/media/a.svg')).status).toBe(404)
  } finally {
    renameSync(join(root, 'away'), join(root, 'pages'))
  }
  expect((await get('/media/a.svg')).status).toBe(200)
})

test('a server that is closed as soon as it has come up writes no more', async () => {
  const house = join(folder, 'brief')
  mkdirSync(join(house, 'pages'), { recursive: true })
  writeFileSync(join(house, 'package.json'), '{"type":"module"}')
  writeFileSync(join(house, 'pages/site.json'), '{}')
  symlinkSync(join(process.cwd(), 'node_modules'), join(house, 'node_modules'))
  const brief = await startDevServer({ root: house, pagesDir: 'pages', port: 0, host: '127.0.0.1' })
  await brief.close()
  // Its packages are all there, and no folder of halves beside them.
  expect(readdirSync(join(house, '.cache/vite'))).toEqual(['deps'])
})

test('a host that is not this computer is refused, and nothing is left running', async () => {
  const asked = { root, pagesDir: 'pages', port: 0, host: '300.1.1.1' }
  await expect(startDevServer(asked)).rejects.toThrow(
    /^Nothing can listen at 300\.1\.1\.1, port 0: .* Name another --port/,
  )
})

// Its other refusals are those of `start-flags.test.ts`, by the same function.
test('npm start is refused with a sentence where there are no pages, and ends', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/start/main.ts', '--pages', 'nowhere'],
    { encoding: 'utf8', timeout: 20_000 },
  )
  expect(stderr).toContain('There is no folder nowhere. Name the folder that holds site.json')
  expect(status).toBe(2)
})
