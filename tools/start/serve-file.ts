import { createReadStream, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'

import { contentType } from '#tools/lib/serve/content-type.ts'
import { requestedRange } from '#tools/lib/serve/range.ts'

/** What a drawing may do when its address is opened by itself, as a document of this site: nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** For files whose name has a hash of what is in them. */
export const lasting = 'max-age=31536000, immutable'

/**
 * Sends a file of the disk, or content that is in memory; 404 when there is none. Of a file the
 * stretch that is asked for, without which Safari plays no video. Only fonts are cached, whose names
 * have a hash.
 */
export function serveFile(
  response: ServerResponse,
  path: string,
  source: { file: string } | string | Uint8Array,
): void {
  const headers = {
    'content-type': contentType(path).type,
    'cache-control': /-[\da-f]{8}\.woff2$/.test(path) ? lasting : 'no-store',
    'x-content-type-options': 'nosniff',
    ...(extname(path).toLowerCase() === '.svg' ? { 'content-security-policy': drawingPolicy } : {}),
  }
  if (typeof source === 'string' || source instanceof Uint8Array) {
    response.writeHead(200, headers).end(source)
    return
  }
  const stat = statSync(source.file, { throwIfNoEntry: false })
  if (!stat?.isFile()) {
    response
      .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`There is no file ${path}.`)
    return
  }
  const { size } = stat
  const stretch = requestedRange(response.req.headers.range, size)
  const known = { ...headers, 'accept-ranges': 'bytes' }
  if (stretch === 'outside') {
    response.writeHead(416, { ...known, 'content-range': `bytes */${size}` }).end()
    return
  }
  const { from, to } = stretch ?? { from: 0, to: size - 1 }
  response.writeHead(stretch ? 206 : 200, {
    ...known,
    'content-length': to - from + 1,
    ...(stretch ? { 'content-range': `bytes ${from}-${to}/${size}` } : {}),
  })
  if (size === 0) {
    response.end()
    return
  }
  const content = createReadStream(source.file, { start: from, end: to })
  // A file that is gone or locked by now ends this answer, not the server.
  content.on('error', () => response.destroy())
  content.pipe(response)
}
