/**
 * `/shop/menu` as a path of the site that is served from `base`, here `/shop/`: `/menu`. Undefined
 * for what is not of that site.
 */
export function pathInSite(path: string, base: string): string | undefined {
  if (path.startsWith(base)) return path.slice(base.length - 1)
  return `${path}/` === base ? '/' : undefined
}
