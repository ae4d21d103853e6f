import { decodedPath } from '#engine/text/decoded-path.ts'

/**
 * Reads the paths of `_headers` and `_redirects`: `*` is anything, also nothing and also slashes;
 * `:name` is one name between slashes; everything else is itself, decoded as the path is. The answer
 * says whether a path fits and what stood for `*` (as `splat`) and for each `:name`, the first of each
 * counting.
 */
export function pathPattern(pattern: string): (path: string) => Record<string, string> | undefined {
  const used = new Set<string>()
  const group = (name: string, form: string): string => {
    const named = used.has(name) ? '' : `?<${name}>`
    used.add(name)
    return `(${named}${form})`
  }
  const source = pattern.replaceAll(/\*|:([A-Za-z]\w*)|[^*:]+|:/gu, (part, name?: string) => {
    if (part === '*') return group('splat', '.*')
    return name === undefined
      ? decodedPath(part).replaceAll(/[*.+?^${}()|[\]\\/]/gu, String.raw`\$&`)
      : group(name, '[^/]+')
  })
  const form = new RegExp(`^${source}$`, 'su')
  return (path) => {
    const found = form.exec(path)
    return found ? { ...found.groups } : undefined
  }
}
