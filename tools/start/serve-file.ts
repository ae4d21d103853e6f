import { createReadStream, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The media type of a file by its extension, `.svg`. */
export function contentType(extension: string): string {
  return types[extension.toLowerCase()] ?? 'application/octet-stream'
}

/** What a drawing may do when its address is opened by itself, as a document of this site: nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** For files whose name has a hash of what is in them. */
export const lasting = 'max-age=31536000, immutable'

/**
 * Sends a file of the disk, or content that is in memory; 404 when there is none. Only fonts are
 * cached, whose names have a hash.
 */
export function serveFile(
  response: ServerResponse,
  path: string,
  source: { file: string } | string | Uint8Array,
): void {
  const headers = {
    'content-type': contentType(extname(path)),
    'cache-control': /-[\da-f]{8}\.woff2$/.test(path) ? lasting : 'no-store',
    'x-content-type-options': 'nosniff',
    ...(extname(path).toLowerCase() === '.svg' ? { 'content-security-policy': drawingPolicy } : {}),
  }
  if (typeof source === 'string' || source instanceof Uint8Array) {
    response.writeHead(200, headers).end(source)
    return
  }
  const isFile = statSync(source.file, { throwIfNoEntry: false })?.isFile() === true
  if (!isFile) {
    response
      .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`There is no file ${path}.`)
    return
  }
  response.writeHead(200, headers)
  const content = createReadStream(source.file)
  // A file that is gone or locked by now ends this answer, not the server.
  content.on('error', () => response.destroy())
  content.pipe(response)
}
