/**
 * The server side of the Studio: the editor's page and scripts, and an API over the pages folder.
 *
 * It is part of the dev server and of nothing else: what is built has no trace of it. All it is asked
 * for passes the guards first, in one place; then a file per request answers it.
 */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { checkSite } from '#engine/check.ts'
import { wholeHash } from '#tools/lib/content-hash.ts'
import type { MadeFiles } from '#tools/start/made-files.ts'

import { studioApi } from './api-routes.ts'
import { editorBundles } from './editor/editor-bundle.ts'
import { serveAsset } from './editor/serve-asset.ts'
import { editorShell, frameShell } from './editor/shell.ts'
import { faultWords } from './http/fault-words.ts'
import { isLoopback, mustBeOwn, studioIsOff } from './http/guards.ts'
import { Refused } from './http/refused.ts'
import { answer } from './http/routes.ts'
import { send, sendJson } from './http/send.ts'
import { placeOf } from './place.ts'

interface StudioOptions {
  readonly root: string
  readonly pagesDir: string
  /** Where the server listens. */
  readonly host: string
  /** Where it puts what it makes for the pages that an editor shows. */
  readonly made: MadeFiles
  /** The check by the schemas as they are now, which may be newer than this process. */
  checker(): Promise<typeof checkSite>
}

export interface Studio {
  /** Whether the request was the Studio's to answer. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /** A file of the repository came, went or changed. */
  fileChanged(path: string): void
  close(): void
  /**
   * What its own pages prove themselves with, new at each start. It begins with a word for the pages
   * folder, so that an open editor tells its own server from one of another site at this address.
   */
  readonly token: string
}

export function createStudio(options: StudioOptions): Studio {
  const { root, pagesDir, host, made, checker } = options
  const place = placeOf(root, pagesDir)
  const token = `${wholeHash(place.folder).slice(0, 12)}.${randomBytes(32).toString('base64url')}`
  const editor = editorBundles(root)
  const { routes, fileChanged, close } = studioApi({ place, made, checker })

  const respond = async (
    request: IncomingMessage,
    response: ServerResponse,
    { path, query }: { path: string; query: string },
  ): Promise<void> => {
    if (!isLoopback(host)) throw new Refused(403, studioIsOff(host).join(' '))
    mustBeOwn(request)
    const origin = `http://${request.headers.host}`
    if (path.startsWith('/studio/api/')) {
      const name = path.slice('/studio/api/'.length)
      return answer(routes, request, response, { name, query, token })
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new Refused(405, 'The Studio’s pages can only be read.')
    if (path.startsWith('/studio/assets/')) {
      const name = path.slice('/studio/assets/'.length)
      return serveAsset(response, name, { folder: `${root}/.cache/studio`, origin })
    }
    if (path === '/studio') return send(response, 308, { location: '/studio/' }, '')
    const shell = path === '/studio/frame' ? frameShell : editorShell(await editor(), token, origin)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': shell.policy,
    }
    send(response, 200, headers, shell.html)
  }

  return {
    token,
    fileChanged,
    close,
    handle(request, response) {
      const [path = '', query = ''] = (request.url ?? '').split('?', 2)
      if (path !== '/studio' && !path.startsWith('/studio/')) return false
      respond(request, response, { path, query }).catch((error: unknown) =>
        refuse(request, response, { path, error }),
      )
      return true
    },
  }
}

/** As JSON where a script asked, as text where a person did. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { path, error }: { path: string; error: unknown },
): void {
  const { status, ...words } = faultWords(error)
  // What was not read of a body must not be taken for the next request.
  if (!request.complete) response.setHeader('connection', 'close')
  if (process.env['DEBUG'] === '1') console.error(error)
  if (response.headersSent) response.destroy()
  else if (path.startsWith('/studio/api/')) sendJson(response, status, words)
  else send(response, status, { 'content-type': 'text/plain; charset=utf-8' }, words.message)
}
