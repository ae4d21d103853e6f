import { pathPattern } from './path-pattern.ts'

/** What a rule answers. 200 and 404 show what is at `to` without leading the visitor there. */
export interface Redirect {
  readonly to: string
  readonly status: number
}

/**
 * Reads a `_redirects` file, as Netlify and Cloudflare Pages do: `from to status` on a line, 301
 * when the status is left out, `#` for comments. `from` may hold `*` and `:name`, `to` may use them
 * as `:splat` and `:name`.
 *
 * The first rule that fits counts, to its last slash: not every host looks past that. A rule gives
 * way to a file at its path, unless its status ends with `!`.
 */
export function redirectRules(
  text: string,
): (path: string, isFile: boolean) => Redirect | undefined {
  const rules = text
    .split(/\r?\n/u)
    .map((line) =>
      line
        .replace(/(?:^|\s)#.*$/u, '')
        .trim()
        .split(/\s+/u),
    )
    .flatMap(([from, to, status = '301']) => {
      if (!from?.startsWith('/') || !to) return []
      return [
        {
          fits: pathPattern(from),
          to,
          status: Number.parseInt(status, 10),
          forced: status.endsWith('!'),
        },
      ]
    })
  return (path, isFile) => {
    for (const { fits, to, status, forced } of rules) {
      const found = isFile && !forced ? undefined : fits(path)
      if (found)
        return {
          status,
          to: to.replaceAll(/:([A-Za-z]\w*)/gu, (name, key: string) => found[key] ?? name),
        }
    }
    return undefined
  }
}
