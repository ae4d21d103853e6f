import { pathPattern } from './path-pattern.ts'

/**
 * Reads a `_headers` file, as Netlify and Cloudflare Pages do: a path at the start of a line, its
 * headers indented below it, `#` for comments.
 *
 * Every rule that fits a path counts, in the order of the file; the same header twice is joined by
 * a comma, and `! Name` takes back what was said before. The answer holds names in small letters;
 * `null` marks a header that must not be sent at all.
 */
export function headerRules(text: string): (path: string) => Map<string, string | null> {
  const rules: {
    fits: ReturnType<typeof pathPattern>
    lines: [name: string, value: string | null][]
  }[] = []
  for (const line of text.split(/\r?\n/u)) {
    const said = line.trim()
    if (said === '' || said.startsWith('#')) continue
    if (!/^\s/u.test(line)) {
      rules.push({ fits: pathPattern(said), lines: [] })
      continue
    }
    const [, name, value] = /^([^\s:]+)\s*:\s*(.*)$/u.exec(said) ?? []
    const removed = /^!\s*(\S+)$/u.exec(said)?.[1]
    if (removed) rules.at(-1)?.lines.push([removed.toLowerCase(), null])
    else if (name && value) rules.at(-1)?.lines.push([name.toLowerCase(), value])
  }
  return (path) => {
    const headers = new Map<string, string | null>()
    for (const { lines } of rules.filter(({ fits }) => fits(path))) {
      for (const [name, value] of lines) {
        const before = headers.get(name)
        headers.set(name, before && value !== null ? `${before}, ${value}` : value)
      }
    }
    return headers
  }
}
