import type { CheckedSite } from '#engine/checked-site.ts'
import { listIn } from '#engine/edit/list-in.ts'
import type { Report } from '#engine/finding.ts'
import { isRecord } from '#engine/is-record.ts'
import { reported } from '#engine/rules/rule.ts'
import { definition } from '#engine/schema/schema.ts'
import { escaped } from '#engine/text/pointer.ts'
import { entriesAt } from '#engine/where.ts'

import { unknownName } from './content.ts'

/** A name that a theme uses, and where. */
interface Used {
  readonly name: string
  readonly at: string
}

/** What a theme does with the names of a part of it: the colours of its fields, the fonts of its type. */
export const usesOf: Readonly<Record<string, (theme: unknown) => readonly Used[]>> = {
  colors: (theme) => [
    ...entriesAt(theme, '/fields').map(([name]) => ({ name, at: `/fields/${escaped(name)}` })),
    ...textsUnder(theme, '/fields', () => true),
  ],
  fonts: (theme) => textsUnder(theme, '/type', (key) => key === 'font'),
}

/** The themes, first the one that those of sets are laid over. */
export function baseFirst(themes: readonly string[]): string[] {
  const base = (path: string): number => Number(path === 'theme.json')
  return themes.toSorted((a, b) => base(b) - base(a))
}

/** The names that a theme gives for these uses: a colour may also be one of its variables. */
export function namesGiven(theme: unknown, part: string): string[] {
  const parts = part === 'colors' ? [part, 'variables'] : [part]
  return parts.flatMap((one) => entriesAt(theme, `/${one}`).map(([name]) => name))
}

/**
 * Reports each name in the themes that stands for nothing. A set's theme is laid over `theme.json`,
 * so it may use the names of both; what `theme.json` uses may be in any of them. A name that is
 * misspelt is told wherever it stands; one that is missing, as every theme needs it or none is like
 * it, once in a theme, with the other places beside it.
 *
 * @param part what it names, a part that every theme has.
 */
export function judgeTheme(
  site: CheckedSite,
  noun: string,
  part: string,
  report: (report: Report) => void,
): void {
  const needed = definition('Theme').properties?.[part]?.['x-needed'] ?? []
  const themes = site.themes.filter((path) => site.keepsSchema(path))
  const namesOf = (path: string): string[] => namesGiven(site.document(path), part)
  for (const path of themes) {
    const from = path === 'theme.json' ? themes : ['theme.json', path]
    const known = new Set(from.filter((one) => themes.includes(one)).flatMap(namesOf))
    const file = site.file(path)
    const missing = new Map<string, string[]>()
    for (const { name, at } of usesOf[part]?.(site.document(path)) ?? []) {
      if (known.has(name)) continue
      const verdict = unknownName(name, noun, known, site.file('theme.json'))
      if (verdict.meant && !needed.includes(name)) report({ file, ...reported(at, verdict) })
      else listIn(missing, name).push(at)
    }
    for (const [name, [at = '', ...others]] of missing)
      report({
        file,
        at,
        ...unknownName(
          name,
          noun,
          needed.includes(name) ? new Set() : known,
          site.file('theme.json'),
        ),
        related: others.map((other) => ({ at: other, message: 'It is used here as well.' })),
      })
  }
}

/** What the entries of a record of records say under these keys, where it is a text. */
function textsUnder(theme: unknown, part: string, isOne: (key: string) => boolean): Used[] {
  return entriesAt(theme, part).flatMap(([name, entry]) =>
    (isRecord(entry) ? Object.entries(entry) : []).flatMap(([key, value]) =>
      isOne(key) && typeof value === 'string'
        ? [{ name: value, at: `${part}/${escaped(name)}/${escaped(key)}` }]
        : [],
    ),
  )
}
