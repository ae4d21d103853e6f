import { type Stats, createReadStream, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

import { contentType } from '#tools/lib/serve/content-type.ts'
import { requestedRange } from '#tools/lib/serve/range.ts'

/**
 * What a file may do when its address is opened by itself, as a document of this site: nothing. A drawing
 * can hold scripts, and so can whatever else lies in the media folder and is called .html or .xml.
 */
export const alonePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

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
  const { type, compressible: isText } = contentType(path)
  const headers = {
    'content-type': type,
    'cache-control': /-[\da-f]{8}\.woff2$/.test(path) ? lasting : 'no-store',
    'x-content-type-options': 'nosniff',
    ...(isText ? { 'content-security-policy': alonePolicy } : {}),
  }
  if (typeof source === 'string' || source instanceof Uint8Array) {
    response.writeHead(200, headers).end(source)
    return
  }
  const stat = statOf(source.file)
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
  // A file that is gone or locked by now ends this answer, not the server; a browser that breaks off
  // has the file closed.
  pipeline(content, response, () => {})
}

/**
 * Undefined where there is no such file, and for a name that no file can have: too long, or with a zero
 * byte. Any web page may ask for that, and a system throws where it is asked.
 */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file)
  } catch {
    return undefined
  }
}
