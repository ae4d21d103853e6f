import { extname } from 'node:path'

const text: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ics': 'text/calendar',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}
const packed: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The media type of a file by its name, and whether compression makes it smaller. */
export function contentType(path: string): { type: string; compressible: boolean } {
  const ending = extname(path).toLowerCase()
  const plain = text[ending]
  if (plain) return { type: `${plain}; charset=utf-8`, compressible: true }
  return { type: packed[ending] ?? 'application/octet-stream', compressible: false }
}
