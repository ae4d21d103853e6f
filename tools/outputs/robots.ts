/**
 * `robots.txt` that keeps crawlers out of nothing and says where the sitemap is. Pages marked `noindex`
 * are not kept from them either: a crawler must read them to see the mark.
 */
export function robots(sitemap: string): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${sitemap}`, ''].join('\n')
}
