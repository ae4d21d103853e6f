import type { SiteModel } from '#engine/site/model.ts'

/**
 * Where `link:name/rest` leads: the address that content/links.json has for the name, and the rest
 * behind it. Undefined for a name that is not there, and for an address of another kind.
 */
export function namedHref(href: string, links: SiteModel['links']): string | undefined {
  if (!href.startsWith('link:')) return undefined
  const [name = '', ...rest] = href.slice('link:'.length).split('/')
  const link = links[name]
  return link && [link.href.replace(/\/$/, ''), ...rest].join('/')
}
