/**
 * What anybody on this machine, and any web site that the author visits meanwhile, may try. Each case
 * is one request that is refused with a sentence, beside the one that is not.
 */
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'

import { startStudio } from './start-studio.ts'
import { type Asked, page } from './studio-server.ts'

const root = scratchFolder({
  'pages/site.json': '{}\n',
  'pages/set/home.json': page('Home'),
  'pages/media/data.json': '{}\n',
  'secret.json': '{"secret":true}\n',
  'outside/page.json': '{"outside":true}\n',
})
symlinkSync(join(root, 'secret.json'), join(root, 'pages/set/linked.json'))
symlinkSync(join(root, 'outside'), join(root, 'pages/linked'))
const studio = await startStudio(root)
const own = `localhost:${studio.port}`

/** The status and the sentence that a request is answered with. */
async function said(path: string, asked: Asked = {}): Promise<string> {
  const { status, text } = await studio.ask(path, asked)
  return `${status} ${text.startsWith('{') ? (JSON.parse(text) as { message?: string }).message : text}`
}

/** A save of one document. */
const save = (id: unknown, text: string | null = '{}\n', base: string | null = null): Asked => ({
  method: 'POST',
  body: { files: [{ id, base, text }] },
})

test('the editor itself is answered', async () => {
  expect((await studio.ask('/studio/api/site')).status).toBe(200)
  expect(
    (await studio.ask('/studio/api/drafts', { method: 'PUT', body: { drafts: {} } })).status,
  ).toBe(200)
})

describe.each(['/studio/frame', '/studio/api/site', '/studio/assets/x.js', '/studio'])(
  '%s',
  (path) => {
    test.each([
      ['another name that leads here', 'evil.example'],
      ['another name, with our port', 'evil.example:PORT'],
      ['a name that begins like ours', 'localhost.evil.example:PORT'],
      ['a name that is an address', '127.0.0.1.nip.io:PORT'],
      ['our name without the port', 'localhost'],
      ['our name with another port', 'localhost:1'],
      ['our name with a dot at the end', 'localhost.:PORT'],
      ['an empty name', ''],
    ])('is not for %s', async (_, host) => {
      const headers = { host: host.replace('PORT', String(studio.port)) }
      expect(await said(path, { headers })).toMatch(
        /^403 The Studio isn’t at .* Open http:\/\/localhost/,
      )
    })

    test.each([
      ['another site', 'https://evil.example'],
      ['our name with https', 'https://HOST'],
      ['another port of this machine', 'http://localhost:1'],
      ['another name of this machine', 'http://127.0.0.1:PORT'],
      ['a site whose name holds ours', 'http://HOST.evil.example'],
      ['a document without an origin', 'null'],
    ])('is not for %s', async (_, origin) => {
      const from = origin.replace('HOST', own).replace('PORT', String(studio.port))
      expect(await said(path, { headers: { origin: from } })).toBe(
        `403 The Studio doesn’t answer pages of ${from}.`,
      )
    })

    test.each(['cross-site', 'same-site'])('is not for a request that is %s', async (site) => {
      expect(await said(path, { headers: { 'sec-fetch-site': site } })).toMatch(
        /^403 The Studio doesn’t answer other sites\. Type its address/,
      )
    })

    test('never allows another origin anything, and is kept by nobody', async () => {
      const preflight = { 'access-control-request-method': 'POST', origin: 'https://evil.example' }
      for (const asked of [{}, { method: 'OPTIONS', headers: preflight }]) {
        const { headers } = await studio.ask(path, asked)
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
        expect(headers).toMatchObject({
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
          'cross-origin-opener-policy': 'same-origin',
        })
        expect(headers['content-security-policy']).toMatch(/frame-ancestors '(self|none)'/)
      }
    })
  },
)

test.each([
  ['none', undefined],
  ['same-origin', 'same-origin'],
  [undefined, 'same-origin'],
])(
  'a window that a link may have led here is kept from who opened it (%s)',
  async (site, policy) => {
    const { headers } = await studio.ask(
      '/studio',
      site ? { headers: { 'sec-fetch-site': site } } : {},
    )
    expect(headers['cross-origin-opener-policy']).toBe(policy)
  },
)

test('a request for a whole address, as to a proxy, is not the Studio’s', async () => {
  expect((await studio.ask(`http://${own}/studio/api/site`)).status).toBe(404)
})

test.each([
  ['no token', undefined],
  ['an empty token', ''],
  ['a token of another start', 'A'.repeat(43)],
  ['the token and more', 'MINEx'],
])('%s is refused, and says to reload', async (_, token) => {
  const headers = { 'x-studio-token': token?.replace('MINE', studio.token) }
  expect(await said('/studio/api/site', { headers })).toBe(
    '403 The server was restarted since this page was opened. Reload the page; drafts are kept.',
  )
})

test('the token is new at each start, and only the editor’s page has it', async () => {
  const other = await startStudio(scratchFolder({ 'pages/site.json': '{}' }))
  expect(other.token).not.toBe(studio.token)
  expect(other.token.length).toBeGreaterThan(40)
  expect((await studio.ask('/studio/frame')).text).not.toContain(studio.token)
})

test('a change without a word of where it comes from is refused', async () => {
  const headers = { origin: undefined }
  expect(await said('/studio/api/save', { ...save('set/home.json'), headers })).toBe(
    '403 A change must say which page it comes from. Use the Studio.',
  )
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json, text/plain', ''])(
  'a body of type “%s”, which a form could send, is refused',
  async (type) => {
    const headers = { 'content-type': type }
    expect(await said('/studio/api/save', { ...save('set/home.json'), headers })).toBe(
      '415 The Studio reads JSON only. Send it as application/json.',
    )
  },
)

test('a body that is packed is refused, since it may unpack to anything', async () => {
  const headers = { 'content-encoding': 'gzip' }
  expect(await said('/studio/api/save', { ...save('set/home.json'), headers })).toMatch(/^415 /)
})

test('a body that is not JSON is refused', async () => {
  expect(await said('/studio/api/save', { method: 'POST', body: '{"files":' })).toBe(
    '400 The request isn’t JSON. Reload the page and try again.',
  )
})

test('a body that is nested so deeply that reading it would stop the server is refused at once', async () => {
  const words = '400 No request is nested more than 32 levels deep.'
  for (const body of ['['.repeat(2_000_000), `{"files":${'['.repeat(40)}${']'.repeat(40)}}`])
    expect(await said('/studio/api/save', { method: 'POST', body })).toBe(words)
  // Brackets in a text are words.
  const body = JSON.stringify({ files: `\\"${'['.repeat(100)}` })
  expect(await said('/studio/api/save', { method: 'POST', body })).toMatch(/^400 This isn’t a save/)
})

test.each(['{"__proto__":{"files":[]}}', '{"files":[{"constructor":1}]}'])(
  'a body with a key that JavaScript keeps for itself is refused: %s',
  async (body) =>
    expect(await said('/studio/api/save', { method: 'POST', body })).toBe(
      '400 No request has a key called __proto__ or constructor.',
    ),
)

test.each([{}, { files: [] }, { files: {} }, { files: [{ id: 'set/home.json' }] }, [], null, 7])(
  'a save of the shape %j is refused',
  async (body) => {
    expect(await said('/studio/api/save', { method: 'POST', body })).toBe(
      '400 This isn’t a save from this Studio. Reload the page.',
    )
  },
)

test('a body that says it is too large is refused before it is read', async () => {
  const headers = { 'content-length': String(33 * 1024 * 1024) }
  expect(await said('/studio/api/save', { method: 'POST', headers, body: '{}' })).toBe(
    '413 That’s too large: the limit is 32 MB at once.',
  )
})

test('a body that is too large and does not say so is refused while it is read', async () => {
  const body = Buffer.alloc(33 * 1024 * 1024, ' ')
  const answer = await said('/studio/api/save', { method: 'POST', body }).catch(
    (error: NodeJS.ErrnoException) => error.code,
  )
  // The answer may be lost when the server hangs up on what is still being sent.
  expect(answer).toMatch(/^413 |ECONNRESET|EPIPE/)
})

test.each([
  ['GET', '/studio/api/save', 405],
  ['POST', '/studio/api/site', 405],
  ['DELETE', '/studio/api/save', 405],
  ['OPTIONS', '/studio/api/save', 405],
  ['POST', '/studio/', 405],
  ['PUT', '/studio/assets/main.js', 405],
  ['GET', '/studio/api/', 404],
  ['GET', '/studio/api/nothing', 404],
  ['GET', '/studio/api/constructor', 404],
  ['GET', '/studio/api/../api/site', 404],
  ['GET', '/studio/api/%73ite', 404],
  ['GET', '/studio/assets/manifest.json/../../x', 404],
  ['GET', '/studio/assets/..%2f..%2fpackage.json', 404],
  ['GET', '/studio/assets/../../package.json', 404],
  ['GET', '/studio/assets/', 404],
])('%s %s is answered with %i and a sentence', async (method, path, status) => {
  expect(await said(path, { method })).toMatch(new RegExp(`^${status} The|^${status} There`))
})

test('the pages of the Studio answer whether they are there', async () => {
  expect(await said('/studio/frame', { method: 'HEAD' })).toBe('200 ')
})

describe('no document outside of the pages folder is written', () => {
  test.each([
    ['an absolute path', '/etc/passwd.json'],
    ['a path upwards', '../secret.json'],
    ['a path upwards from inside', 'set/../../secret.json'],
    ['a path that stays where it is', 'set/./home.json'],
    ['backslashes', String.raw`..\secret.json`],
    ['an encoded path upwards', '%2e%2e/secret.json'],
    ['an encoded slash', 'set%2fhome.json'],
    ['a drive of Windows', 'C:/x.json'],
    ['a stream of Windows', 'set/home.json:x.json'],
    ['a name that ends in nothing', 'set/home\u0000.json'],
    ['no JSON file', 'set/home.ts'],
    ['a file that is run', 'set/home.json.js'],
    ['a dot file', 'set/.hidden.json'],
    ['a dot folder', '.git/config.json'],
    ['a name with a dot at its end', 'set./home.json'],
    ['a name with a space at its end', 'set /home.json'],
    ['the media folder', 'media/data.json'],
    ['a new file of the media folder', 'media/new.json'],
    ['an empty name', ''],
    ['a very long name', `set/${'x'.repeat(400)}.json`],
  ])('%s', async (_, id) => {
    expect(await said('/studio/api/save', save(id))).toMatch(
      /^400 “.*” isn’t the name of a document\.$/s,
    )
  })

  test.each([
    ['a device of Windows', 'set/con.json'],
    ['a device of Windows with another ending', 'set/con.d.json'],
    ['a folder that is no set’s', 'node_modules/x/package.json'],
    ['the content folder, but no content', 'content/package.json'],
    ['capitals, which other systems do not tell apart', 'set/Home.json'],
    ['a file of no kind', 'package.json'],
  ])('a new document named as %s is refused', async (_, id) => {
    expect(await said('/studio/api/save', save(id))).toMatch(
      /^400 “.*” can’t be the name of a new document\. Use a page set/,
    )
  })

  test('a link to a file outside is not followed', async () => {
    const before = readFileSync(join(studio.root, 'secret.json'), 'utf8')
    expect(await said('/studio/api/save', save('set/linked.json'))).toBe(
      '403 pages/set/linked.json is a link to a file outside pages/. Edit the file itself.',
    )
    expect(readFileSync(join(studio.root, 'secret.json'), 'utf8')).toBe(before)
  })

  test('nor is a link to a folder outside, for a file that is there or a new one', async () => {
    expect(await said('/studio/api/save', save('linked/page.json'))).toMatch(
      /^403 .* is a link to a file outside pages\/\./,
    )
    expect(await said('/studio/api/save', save('linked/new.json'))).toMatch(
      /^403 .* is a link to a place outside pages\/\.$/,
    )
  })

  test('nor does a folder that was swapped for a link after the Studio opened', async () => {
    mkdirSync(join(studio.root, 'pages/later'))
    writeFileSync(join(studio.root, 'pages/later/home.json'), '{}\n')
    await studio.ask('/studio/api/site')
    rmSync(join(studio.root, 'pages/later'), { recursive: true })
    symlinkSync(join(studio.root, 'outside'), join(studio.root, 'pages/later'))
    expect(await said('/studio/api/save', save('later/page.json'))).toMatch(/^403 /)
  })
})

test('a server that other machines can reach has no Studio, and says why', async () => {
  const open = await startStudio(scratchFolder({ 'pages/site.json': '{}' }), '0.0.0.0')
  for (const path of ['/studio/', '/studio/frame', '/studio/api/site', '/studio/assets/x.js']) {
    const { status, text } = await open.ask(path)
    expect(status).toBe(403)
    expect(text).toContain(
      'The Studio is off, because this server can be reached from other machines (--host 0.0.0.0). Start it without --host to edit.',
    )
  }
  expect((await open.ask('/')).text).toBe('The site.')
})
