/** What web pages may try with the site's server, beside what they try with the Studio. */
import { symlinkSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { get } from 'node:http'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { startDevServer } from '#tools/start/dev-server.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const root = scratchFolder({
  'package.json': '{"type":"module"}',
  'pages/site.json': '{}',
  'pages/media/a.svg': drawing,
  'pages/media/a.html': drawing,
  'pages/media/a.xml': drawing,
})
const pagesDir = 'pages'
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
const server = await startDevServer({ root, pagesDir, port: 0, host: '127.0.0.1' })
afterAll(() => server.close())

interface Said {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly text: string
}

function ask(path: string, headers: OutgoingHttpHeaders = {}, to = server): Promise<Said> {
  const { port } = new URL(to.url)
  return new Promise((done, fail) => {
    const asked = { host: '127.0.0.1', port, path, headers: { accept: '*/*', ...headers } }
    get(asked, (answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString('utf8')))
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
      )
    }).on('error', fail)
  })
}

const paths = ['/', '/?draft=main/summer.json', '/media/a.svg', '/@vite/client']
const opener = '/__open-in-editor?file=package.json'
/** What a browser says of a request that a page of another site makes. */
const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
const led = { accept: 'text/html', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }

test.each(paths)('%s is for the site’s own pages, and for who types it', async (path) => {
  for (const site of ['same-origin', 'none', undefined])
    expect((await ask(path, site ? { 'sec-fetch-site': site } : {})).status).toBe(200)
})

test.each([...paths, opener])('%s is not for pages of other sites', async (path) => {
  for (const site of ['cross-site', 'same-site']) {
    const { status, text } = await ask(path, { ...foreign, 'sec-fetch-site': site })
    expect([status, text]).toEqual([403, expect.stringMatching(/^This .* other sites.*\. Type /)])
  }
})

test.each(paths)('%s is not for another name that is made to lead here', async (path) => {
  for (const host of [
    'evil.example',
    'evil.example:5173',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
  ])
    expect(await ask(path, { host })).toMatchObject({
      status: 403,
      text: `The site is not at ${host}. Open the address that npm start printed.`,
    })
})

test('every own name of this machine is answered, at the port of a tunnel too', async () => {
  for (const host of [
    'localhost',
    'localhost:8080',
    'shop.localhost:8080',
    '[::1]:5173',
    '127.0.0.1:1',
  ])
    expect((await ask('/', { host })).status).toBe(200)
})

test('a link from another site leads to a page, and to nothing of what pages are made from', async () => {
  expect((await ask('/', led)).status).toBe(200)
  for (const path of ['/@vite/client', `/@fs${root}/pages/media/a.svg`, opener])
    expect((await ask(path, led)).status).toBe(403)
})

test.each(['svg', 'html', 'xml'])(
  'a file of the media folder called .%s runs nothing when it is opened by itself',
  async (ending) => {
    for (const path of [`/media/a.${ending}`, `/@fs${root}/pages/media/a.${ending}`]) {
      const { status, headers } = await ask(path)
      expect([status, headers['content-security-policy']]).toEqual([
        200,
        expect.stringMatching(/^default-src 'none';.* sandbox$/),
      ])
    }
  },
)

test('no other server of this machine is told that its pages may read', async () => {
  for (const path of paths)
    expect((await ask(path, { origin: 'http://localhost:3000' })).headers).not.toHaveProperty(
      'access-control-allow-origin',
    )
})

test('a server for other machines answers to their names for it, and starts no program for them', async () => {
  const open = await startDevServer({ root, pagesDir, port: 0, host: '0.0.0.0' })
  try {
    expect((await ask('/', { host: 'desk.lan:5173' }, open)).status).toBe(200)
    for (const path of [opener, `${open.url.slice(0, -1)}${opener}`])
      expect((await ask(path, {}, open)).status, path).toBe(403)
  } finally {
    await open.close()
  }
}, 30_000)
