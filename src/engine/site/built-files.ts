/** The page that hosts show, with status 404, at every address where there is nothing. */
export const notFound = '/404'

/** Files that the build writes beside the pages, by the address they get. */
const files = new Set([
  '/.well-known/security.txt',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon.svg',
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap.xml',
  '/sw.js',
])

/** Folders that belong to the build, the dev server and the Studio. */
const folders = ['/assets', '/cached', '/media', '/studio']

export function isFileOfBuild(path: string): boolean {
  return files.has(path)
}

/** What of the machinery has that address, or one above it: `/assets` of `/assets/a`. */
export function reservedFor(path: string): string | undefined {
  if (files.has(path)) return path
  return folders.find(
    (folder) => path.startsWith(folder) && (path.charAt(folder.length) || '/') === '/',
  )
}
