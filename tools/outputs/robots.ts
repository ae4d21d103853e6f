/**
 * `robots.txt` that keeps crawlers out of nothing but `disallow` and says where the sitemap is.
 * Pages marked `noindex` do not belong in `disallow`: a crawler must read them to see the mark.
 */
export function robots({
  sitemap,
  disallow = [],
}: {
  sitemap: string
  disallow?: readonly string[]
}): string {
  const closed = disallow.length === 0 ? ['Allow: /'] : disallow.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...closed, '', `Sitemap: ${sitemap}`, ''].join('\n')
}
