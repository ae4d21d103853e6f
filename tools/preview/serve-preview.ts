/**
 * A static host, near enough to be believed.
 *
 * What is seen here is what the site does once it is deployed: the same statuses, compression,
 * caching, and the rules of the site's own `_headers` and `_redirects`. Only what binds a browser
 * to HTTPS is left out, because this address has none.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { readStamp } from '#tools/build/stamp.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { contentType } from '#tools/lib/serve/content-type.ts'
import { pathInSite } from '#tools/lib/serve/path-in-site.ts'
import { requestedRange } from '#tools/lib/serve/range.ts'

import { acceptedEncoding } from './accepted-encoding.ts'
import { findFile, requestedNames } from './find-file.ts'
import { headerRules } from './header-rules.ts'
import { redirectRules } from './redirect-rules.ts'
import { type FileStore, fileStore } from './stored-file.ts'

interface PreviewOptions {
  /** 0 takes any free one. */
  readonly port?: number
  /** Of Brotli, 0 to 11; left out, the best, which is what a measurement wants. */
  readonly quality?: number
}

export interface Preview {
  /** Where the site begins, without a slash at the end: `http://localhost:4173/shop`. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves a folder until `close` is called. Texts are compressed before the first request, so that
 * a measurement does not measure the compressor.
 *
 * @throws {Refusal} when the port is taken.
 */
export async function servePreview(
  dir: string,
  { port = 0, quality }: PreviewOptions = {},
): Promise<Preview> {
  const store = fileStore(quality)
  await compressAll(dir, store)
  const server = createServer((request, response) => {
    answer(dir, store, request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error))
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  // Connections stay open as long as the server, and no answer spends a header on saying for how long.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES'
      reject(
        taken
          ? new Refusal(
              `Port ${port} cannot be used.`,
              'Stop what uses it, or name another with --port.',
            )
          : error,
      )
    })
    server.listen(port, 'localhost', resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://localhost:${taken}${baseOf(dir).slice(0, -1)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function compressAll(dir: string, store: FileStore): Promise<void> {
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  const texts = names
    .map((name) => join(dir, name))
    .filter(
      (path) =>
        contentType(path).compressible && statSync(path, { throwIfNoEntry: false })?.isFile(),
    )
  await Promise.all(texts.map((path) => store(path, 'br')))
}

/** A file to send, and as what. */
interface Found {
  readonly path: string
  readonly status: number
}

async function answer(
  dir: string,
  store: FileStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const names = requestedNames(request.url ?? '/')
  const path = names ? `/${names.join('/')}` : (request.url ?? '/')
  const base = baseOf(dir)
  const inSite = pathInSite(path, base)
  const found = names && find(dir, path, base)
  if (found && 'to' in found) {
    const query = /\?.*$/u.exec(request.url ?? '')?.[0] ?? ''
    const to = found.to.replaceAll(/[^!-~]/gu, encodeURIComponent)
    response.writeHead(found.status, { location: to.includes('?') ? to : to + query }).end()
    return
  }
  const file = found ?? (inSite === undefined ? undefined : notFound(dir))
  const headers = new Map<string, string>([['cache-control', 'no-cache']])
  if (inSite?.startsWith('/assets/'))
    headers.set('cache-control', 'public, max-age=31536000, immutable')
  for (const [name, value] of headerRules(readText(join(dir, '_headers')))(path)) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  // What is not there yet may come with the next build: its absence is nothing to keep for a year.
  if (file?.status !== 200) headers.set('cache-control', 'no-cache')
  withoutHttps(headers)
  if (file) {
    await send(file, store, request, response, headers)
    return
  }
  headers.set('content-type', 'text/plain; charset=utf-8')
  const begins = inSite === undefined ? ` The site begins at ${base}` : ''
  response.writeHead(404, Object.fromEntries(headers))
  response.end(`There is nothing at this address.${begins}`)
}

function find(
  dir: string,
  path: string,
  base: string,
): Found | { to: string; status: number } | undefined {
  const fileAt = (place: string): string | undefined => {
    const inSite = pathInSite(place, base)
    return inSite === undefined ? undefined : findFile(dir, inSite.slice(1).split('/'))
  }
  const own = fileAt(path)
  const redirect = redirectRules(readText(join(dir, '_redirects')))(path, own !== undefined)
  if (!redirect) return own === undefined ? undefined : { path: own, status: 200 }
  if (redirect.status >= 300 && redirect.status < 400) return redirect
  const shown = fileAt(`/${(requestedNames(redirect.to) ?? []).join('/')}`)
  return shown === undefined ? undefined : { path: shown, status: redirect.status }
}

function notFound(dir: string): Found | undefined {
  const path = findFile(dir, ['404.html'])
  return path === undefined ? undefined : { path, status: 404 }
}

async function send(
  file: Found,
  store: FileStore,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Map<string, string>,
): Promise<void> {
  const { type, compressible } = contentType(file.path)
  const plain = await store(file.path)
  const wanted =
    request.method === 'GET' && file.status === 200
      ? requestedRange(request.headers.range, plain.bytes.length)
      : undefined
  const range =
    request.headers['if-range'] === undefined || request.headers['if-range'] === plain.etag
      ? wanted
      : undefined
  const { bytes, etag, encoding } = range
    ? plain
    : await store(file.path, acceptedEncoding(request.headers['accept-encoding']))
  if (!headers.has('content-type')) headers.set('content-type', type)
  headers.set('etag', etag)
  if (compressible) headers.set('vary', 'Accept-Encoding')
  else headers.set('accept-ranges', 'bytes')
  if (file.status === 200 && isSame(request.headers['if-none-match'], etag)) {
    headers.delete('content-type')
    response.writeHead(304, Object.fromEntries(headers)).end()
    return
  }
  if (range === 'outside') {
    headers.set('content-range', `bytes */${bytes.length}`)
    response.writeHead(416, Object.fromEntries(headers)).end()
    return
  }
  if (encoding) headers.set('content-encoding', encoding)
  if (range) headers.set('content-range', `bytes ${range.from}-${range.to}/${bytes.length}`)
  const body = range ? bytes.subarray(range.from, range.to + 1) : bytes
  headers.set('content-length', String(body.length))
  response.writeHead(range ? 206 : file.status, Object.fromEntries(headers))
  response.end(request.method === 'HEAD' ? undefined : body)
}

function isSame(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((part) => part.trim().replace(/^W\//u, ''))
  return known.includes(etag) || known.includes('*')
}

/** Browsers would look for this site's scripts and pictures at https:, where nobody answers. */
function withoutHttps(headers: Map<string, string>): void {
  headers.delete('strict-transport-security')
  const policy = headers.get('content-security-policy')
  if (policy)
    headers.set(
      'content-security-policy',
      policy.replaceAll(/;?\s*upgrade-insecure-requests\b/gu, ''),
    )
}

/** The folder on the server that the site was built for. */
function baseOf(dir: string): string {
  return readStamp(dir)?.base ?? '/'
}

function readText(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : ''
}
