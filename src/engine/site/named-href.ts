import type { SiteModel } from '#engine/site/model.ts'

/** `link:order/menu?table=4` → `order` and `/menu?table=4`; undefined for an address of another kind. */
export function namedLink(href: string): { name: string; rest: string } | undefined {
  const [whole, name = '', rest = ''] = /^link:([^/?#]*)(.*)$/s.exec(href) ?? []
  return whole === undefined ? undefined : { name, rest }
}

/**
 * Where a named link leads: the address that content/links.json has for the name, and the rest
 * behind it. Queries of both are asked for, and an anchor of the rest goes before that of the
 * address. Undefined for a name that is not there, and for an address of another kind.
 */
export function namedHref(href: string, links: SiteModel['links']): string | undefined {
  const { name = '', rest = '' } = namedLink(href) ?? {}
  const link = links[name]
  if (!link) return undefined
  const own = partsOf(link.href)
  const more = partsOf(rest)
  const path = more.path === '' ? own.path : own.path.replace(/\/$/, '') + more.path
  const query = [own.query, more.query].filter(Boolean).join('&')
  return `${path}${query === '' ? '' : `?${query}`}${more.anchor || own.anchor}`
}

function partsOf(address: string): { path: string; query: string; anchor: string } {
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(address) ?? []
  return { path, query, anchor }
}
