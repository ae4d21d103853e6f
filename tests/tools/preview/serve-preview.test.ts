import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { writeIn } from '#tests/write-in.ts'
import { servePreview } from '#tools/preview/serve-preview.ts'

const long = 'A long sentence that is worth compressing. '.repeat(50)
const video = Buffer.from(Array.from({ length: 100 }, (_, index) => index))
const files: Record<string, string | Uint8Array> = {
  'index.html': `<h1>Home</h1>${long}`,
  'about-us/index.html': '<h1>About</h1>',
  'location+hours/index.html': '<h1>Hours</h1>',
  'plain.html': '<h1>Plain</h1>',
  '404.html': `<h1>Not here</h1>${long}`,
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'site.webmanifest': '{}',
  'data.json': '{}',
  'assets/a-1.svg': `<svg>${long}</svg>`,
  'assets/a-1.js': long,
  'assets/a-1.woff2': 'font',
  'assets/a-1.webp': 'picture',
  'assets/a-1.avif': 'picture',
  'assets/a-1.webm': 'video',
  'assets/a-1.mp4': video,
  '.built-by': 'a build',
  _headers: [
    '# Rules',
    '/*',
    '  X-Frame-Options: DENY',
    '  Link: </a>',
    '  Strict-Transport-Security: max-age=1',
    "  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests",
    '/about-us',
    '  Link: </b>',
    '  ! X-Frame-Options',
    '/data.json',
    '  Cache-Control: public, max-age=60',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n'),
  _redirects: [
    '# Old addresses',
    '/team    /about-us   301',
    '/menu/*  https://order.example/:splat 302',
    '/plain   /never',
    '/data.json /about-us 302!',
    '/shop/:name /about-us?shop=:name 308',
    '/same    /about-us/  200',
  ].join('\n'),
}

const folder = scratchFolder({ 'secret.txt': 'secret', 'dist-evil/secret.txt': 'secret' })
const dir = join(folder, 'dist')
for (const [name, content] of Object.entries(files)) writeIn(dir, name, content)
symlinkSync(join(folder, 'secret.txt'), join(dir, 'link.txt'))
symlinkSync(join(folder, 'dist-evil'), join(dir, 'linked'))
const preview = await servePreview(dir)
afterAll(() => preview.close())

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** The answer to a path exactly as it is written, which fetch would tidy first. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(preview.url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}
const heading = ({ body }: Answer): string | undefined =>
  /<h1>(.*?)<\/h1>/.exec(body.toString())?.[1]

test.each([
  ['/', 'Home'],
  ['/index.html', 'Home'],
  ['/about-us', 'About'],
  ['/about-us/', 'About'],
  ['/about-us?from=mail', 'About'],
  ['/location+hours', 'Hours'],
  ['/location+hours/', 'Hours'],
  ['/location%2Bhours', 'Hours'],
  ['/location%2bhours/', 'Hours'],
  ['/plain', 'Plain'],
  ['/same', 'About'],
])('%s shows the page “%s”', async (path, title) => {
  const answer = await get(path)
  expect([answer.status, heading(answer), answer.headers['content-type']]).toEqual([
    200,
    title,
    'text/html; charset=utf-8',
  ])
})

test.each([
  '/nothing',
  '/about-us/nothing/',
  '/robots.txt/',
  `/${'a'.repeat(300)}`,
  '/location%20hours',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  String.raw`/..\secret.txt`,
  '/..%5csecret.txt',
  '/about-us/../../secret.txt',
  '/../dist-evil/secret.txt',
  '/link.txt',
  '/linked/secret.txt',
  '//about-us',
  '/about-us//',
  '/robots.txt%00.html',
  '/%',
  '/%ff',
  '/_headers',
  '/_redirects',
  '/%5fheaders',
  '/.built-by',
])('%s is the page Not here, with status 404', async (path) => {
  const answer = await get(path)
  expect([answer.status, heading(answer)]).toEqual([404, 'Not here'])
})

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/assets/a-1.js', 'text/javascript; charset=utf-8'],
  ['/assets/a-1.svg', 'image/svg+xml; charset=utf-8'],
  ['/assets/a-1.woff2', 'font/woff2'],
  ['/assets/a-1.webp', 'image/webp'],
  ['/assets/a-1.avif', 'image/avif'],
  ['/assets/a-1.webm', 'video/webm'],
  ['/assets/a-1.mp4', 'video/mp4'],
])('%s is %s', async (path, type) => {
  const { status, headers } = await get(path)
  expect([status, headers['content-type']]).toEqual([200, type])
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['*', 'br'],
  ['identity', undefined],
  ['', undefined],
])('who accepts “%s” gets a text as %s', async (accepted, encoding) => {
  const { headers, body } = await get('/', { 'accept-encoding': accepted })
  const text =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  expect([headers['content-encoding'], headers.vary, headers['content-length']]).toEqual([
    encoding,
    'Accept-Encoding',
    String(body.length),
  ])
  expect(text.toString()).toBe(files['index.html'])
})

test('a picture, a font and a text that is too short are sent as they are', async () => {
  for (const path of ['/assets/a-1.webp', '/assets/a-1.woff2', '/robots.txt']) {
    expect(
      (await get(path, { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined()
  }
})

test('pages are asked for again, assets are kept for a year', async () => {
  expect((await get('/')).headers['cache-control']).toBe('no-cache')
  expect((await get('/nothing')).headers['cache-control']).toBe('no-cache')
  expect((await get('/assets/a-1.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/assets/gone.js')).headers['cache-control']).toBe('no-cache')
})

test('a page that has not changed is not sent again', async () => {
  const accept = { 'accept-encoding': 'br' }
  const { headers } = await get('/', accept)
  const again = await get('/', { ...accept, 'if-none-match': `"other", W/${headers.etag}` })
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
  expect((await get('/', { 'if-none-match': String(headers.etag) })).status).toBe(200)
})

test('a page that is built again is sent again', async () => {
  const path = join(folder, 'dist/changing.html')
  writeFileSync(path, '<h1>One</h1>')
  const { headers } = await get('/changing')
  writeFileSync(path, '<h1>Two, and longer</h1>')
  expect(heading(await get('/changing', { 'if-none-match': String(headers.etag) }))).toBe(
    'Two, and longer',
  )
})

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/100', 0, 10],
  ['bytes=90-', 206, 'bytes 90-99/100', 90, 10],
  ['bytes=90-500', 206, 'bytes 90-99/100', 90, 10],
  ['bytes=-5', 206, 'bytes 95-99/100', 95, 5],
  ['bytes=-500', 206, 'bytes 0-99/100', 0, 100],
  ['bytes=100-', 416, 'bytes */100', undefined, 0],
  ['bytes=-0', 416, 'bytes */100', undefined, 0],
  ['bytes=9-0', 200, undefined, 0, 100],
  ['bytes=0-1,5-6', 200, undefined, 0, 100],
  ['lines=0-1', 200, undefined, 0, 100],
])('a player that asks for “%s” gets %i', async (range, status, stretch, first, length) => {
  const { status: got, headers, body } = await get('/assets/a-1.mp4', { range })
  expect([got, headers['content-range'], body[0], body.length]).toEqual([
    status,
    stretch,
    first,
    length,
  ])
  expect(headers['accept-ranges']).toBe('bytes')
})

test('a stretch of a file that has changed is the whole file', async () => {
  const { headers } = await get('/assets/a-1.mp4')
  expect(
    (await get('/assets/a-1.mp4', { range: 'bytes=0-9', 'if-range': String(headers.etag) })).status,
  ).toBe(206)
  expect((await get('/assets/a-1.mp4', { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(
    200,
  )
})

test('HEAD says what GET would, without the content', async () => {
  const { status, headers, body } = await get('/', {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([
    200,
    String(files['index.html']?.length),
    0,
  ])
})

test('nothing can be sent to it', async () => {
  const { status, headers } = await get('/', {}, 'POST')
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('the rules of _headers hold, joined and taken back', async () => {
  const home = await get('/')
  expect([home.headers['x-frame-options'], home.headers.link]).toEqual(['DENY', '</a>'])
  const about = await get('/about-us')
  expect([about.headers['x-frame-options'], about.headers.link]).toEqual([undefined, '</a>, </b>'])
  expect((await get('/nothing')).headers['x-frame-options']).toBe('DENY')
})

test('what binds a browser to HTTPS is left out', async () => {
  const { headers } = await get('/')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).toBe("default-src 'none'")
})

test.each([
  ['/team', 301, '/about-us'],
  ['/team?a=b', 301, '/about-us?a=b'],
  ['/menu/drinks/tea', 302, 'https://order.example/drinks/tea'],
  ['/menu/gr%C3%BCn', 302, 'https://order.example/gr%C3%BCn'],
  ['/menu/a%0D%0Ab', 302, 'https://order.example/a%0D%0Ab'],
  ['/shop/ues', 308, '/about-us?shop=ues'],
  ['/data.json', 302, '/about-us'],
])('%s leads with %i to %s', async (path, status, to) => {
  const { status: got, headers } = await get(path)
  expect([got, headers.location]).toEqual([status, to])
})

test('a port that is taken is named', async () => {
  const port = Number(new URL(preview.url).port)
  await expect(servePreview(join(folder, 'dist'), { port })).rejects.toThrow(
    `Port ${port} cannot be used. Stop what uses it, or name another with --port.`,
  )
})

test('without a page Not here, plain words say it', async () => {
  const dir = join(folder, 'empty')
  mkdirSync(dir)
  const other = await servePreview(dir)
  const response = await fetch(`${other.url}/a`)
  expect([response.status, await response.text()]).toEqual([
    404,
    'There is nothing at this address.',
  ])
  await other.close()
})
