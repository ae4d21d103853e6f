/**
 * `sitemap.xml` with these addresses, in their order (https://www.sitemaps.org/protocol.html).
 * Only canonical, indexable addresses belong in it, whole: `https://www.example.com/about-us`.
 */
export function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `<url><loc>${escaped(new URL(url).href)}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
