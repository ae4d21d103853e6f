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

/** What a build leaves about itself. */
const stamp = '/.built-by-sandwichboard'

/** The file that a page is written to: `/about-us/index.html` is that of `/about-us`. */
const pageFile = /\/index\.html(?:\/|$)/i

/** Folders that belong to the build, the dev server and the Studio. */
const folders = ['/assets', '/cached', '/media', '/studio']

export function isFileOfBuild(path: string): boolean {
  return files.has(path)
}

/**
 * What of the machinery has that address, or one above it: `/assets` of `/assets/a`. What another
 * page `moved` from may well have been a page's file.
 */
export function reservedFor(path: string, { moved = false } = {}): string | undefined {
  if (files.has(path) || path === stamp || (!moved && pageFile.test(path))) return path
  return folders.find(
    (folder) => path.startsWith(folder) && (path.charAt(folder.length) || '/') === '/',
  )
}
