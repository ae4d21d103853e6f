/**
 * Reads the paths of `_headers` and `_redirects`: `*` is anything, also nothing and also slashes;
 * `:name` is one name between slashes; everything else is itself. The answer says whether a path
 * fits and what stood for `*` (as `splat`) and for each `:name`, the first of each counting. A last
 * slash makes no difference where `looseSlash` is set.
 */
export function pathPattern(
  pattern: string,
  looseSlash = false,
): (path: string) => Record<string, string> | undefined {
  const used = new Set<string>()
  const group = (name: string, form: string): string => {
    const named = used.has(name) ? '' : `?<${name}>`
    used.add(name)
    return `(${named}${form})`
  }
  const source = (looseSlash ? pattern.replace(/(.)\/$/u, '$1') : pattern).replaceAll(
    /\*|:([A-Za-z]\w*)|[^*:]+|:/gu,
    (part, name?: string) => {
      if (part === '*') return group('splat', '.*')
      return name === undefined
        ? part.replaceAll(/[.+?^${}()|[\]\\/]/gu, String.raw`\$&`)
        : group(name, '[^/]+')
    },
  )
  const form = new RegExp(`^${source}${looseSlash ? String.raw`\/?` : ''}$`, 'su')
  return (path) => {
    const found = form.exec(path)
    return found ? { ...found.groups } : undefined
  }
}
