/**
 * The paths of a served site that search engines may keep, as its own sitemap says.
 *
 * @throws {Error} if the site has no sitemap, or an empty one.
 */
export async function indexablePaths(url: string): Promise<string[]> {
  const response = await fetch(`${url}/sitemap.xml`)
  const paths = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  )
  if (!response.ok || paths.length === 0)
    throw new Error(`${url}/sitemap.xml lists no page. Look at what the build says.`)
  return paths
}
