import type { CheckedSite } from '#engine/checked-site.ts'
import type { Report } from '#engine/finding.ts'
import { isRecord } from '#engine/schema/schema.ts'
import { escaped } from '#engine/text/pointer.ts'
import { entriesAt } from '#engine/where.ts'

import { unknownName } from './content.ts'

/** A name that a theme uses, and where. */
interface Used {
  readonly name: string
  readonly at: string
}

/**
 * Reports each name in the themes that stands for nothing. A set's theme is laid over `theme.json`,
 * so it may use the names of both; what `theme.json` uses may be in any of them.
 *
 * @param parts where a theme gives names: `/colors`.
 * @param used what it does with them.
 */
export function judgeTheme(
  site: CheckedSite,
  noun: string,
  parts: readonly string[],
  used: (theme: unknown) => readonly Used[],
  report: (report: Report) => void,
): void {
  const themes = site.themes.filter((path) => site.keepsSchema(path))
  const namesOf = (path: string): string[] =>
    parts.flatMap((part) => entriesAt(site.document(path), part).map(([name]) => name))
  for (const path of themes) {
    const from = path === 'theme.json' ? themes : ['theme.json', path]
    const known = new Set(from.filter((one) => themes.includes(one)).flatMap(namesOf))
    for (const { name, at } of used(site.document(path))) {
      if (known.has(name)) continue
      const { meant, ...words } = unknownName(name, noun, known, site.file('theme.json'))
      report({ file: site.file(path), at, ...words, ...(meant ? { fix: { at, ...meant } } : {}) })
    }
  }
}

/** What the entries of a record of records say under these keys, where it is a text. */
export function textsUnder(theme: unknown, part: string, isOne: (key: string) => boolean): Used[] {
  return entriesAt(theme, part).flatMap(([name, entry]) =>
    (isRecord(entry) ? Object.entries(entry) : []).flatMap(([key, value]) =>
      isOne(key) && typeof value === 'string'
        ? [{ name: value, at: `${part}/${escaped(name)}/${escaped(key)}` }]
        : [],
    ),
  )
}
