import { mkdirSync, readFileSync } from 'node:fs'
import {
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  createServer,
  request,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { checkSite } from '#engine/check.ts'
import type { News, StudioSite } from '#studio/api.ts'
import { writeIn } from '#tests/write-in.ts'
import { madeFiles } from '#tools/start/made-files.ts'
import { createStudio } from '#tools/studio/studio.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** The body as JSON. */
  json<T>(): T
}

export interface Asked {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: unknown
}

/** A Studio over a folder of its own, spoken to as anybody could. */
export interface StudioServer {
  readonly root: string
  readonly port: number
  readonly token: string
  /** Exactly this request, nothing added but `Host` where none is given. */
  raw(path: string, asked?: Asked): Promise<Answer>
  /** As the editor asks: from its own page, with the token. */
  ask(path: string, asked?: Asked): Promise<Answer>
  read(file: string): string
  write(file: string, text: string | Uint8Array): void
  /** What happened on disk, as the watcher of the dev server says it. */
  touched(...files: string[]): void
  /** Opens the site as a tab does; the answer asks what happened since then. */
  listen(tab?: string): Promise<() => Promise<News>>
  stop(): Promise<void>
}

/** A page with a heading, as small as one can be. */
export const page = (title: string): string => `{
  "route": "/${title.toLowerCase()}",
  "title": "${title}",
  "description": "A page.",
  "blocks": []
}
`

/** A Studio on a folder that is there, and the pages in it. */
export async function openStudio(
  root: string,
  host = '127.0.0.1',
  pagesDir = 'pages',
): Promise<StudioServer> {
  mkdirSync(join(root, pagesDir), { recursive: true })
  const made = madeFiles()
  const studio = createStudio({
    root,
    pagesDir,
    host,
    made,
    checker: () => Promise.resolve(checkSite),
  })
  const http = createServer((asked, response) => {
    const [path = ''] = (asked.url ?? '').split('?')
    if (studio.handle(asked, response) || made.serve(response, path)) return
    response.writeHead(404).end('The site.')
  })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const { port } = http.address() as AddressInfo

  const raw: StudioServer['raw'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((done, fail) => {
      const options = { port, host: '127.0.0.1', path, method, setHost: !('host' in headers) }
      // A connection of its own: one that is kept may be let go while this process makes the body.
      const asked = request({ ...options, agent: false, headers: said(headers) }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', fail)
        response.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8')
          const { statusCode = 0, headers } = response
          done({ status: statusCode, headers, text, json: <T>() => JSON.parse(text) as T })
        })
      })
      asked.on('error', fail)
      if (body !== undefined) asked.write(content(body))
      asked.end()
    })

  const stop = async (): Promise<void> => {
    studio.close()
    http.closeAllConnections()
    await new Promise((done) => http.close(done))
  }

  const own = { host: `localhost:${port}`, origin: `http://localhost:${port}` }
  const token = studio.token
  const ask: StudioServer['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    raw(path, {
      method,
      body,
      headers: {
        host: own.host,
        'sec-fetch-site': 'same-origin',
        'x-studio-token': token,
        ...(method === 'GET' ? {} : { origin: own.origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    })

  return {
    root,
    port,
    token,
    raw,
    ask,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, text) => writeIn(root, file, text),
    touched: (...files) => files.forEach((file) => studio.fileChanged(join(root, file))),
    async listen(tab = '') {
      const headers = { 'x-studio-tab': tab }
      const { news } = (await ask('/studio/api/site', { headers })).json<StudioSite>()
      return async () => (await ask(`/studio/api/news?after=${news}`, { headers })).json<News>()
    },
    stop,
  }
}

function content(body: unknown): string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
}

/** Without those that are to be left out. */
function said(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
}
