import type { Rule } from '#engine/rules/rule.ts'
import { definition } from '#engine/schema/schema.ts'
import { folderOf } from '#engine/site/model.ts'
import { entriesAt } from '#engine/where.ts'

import { namesGiven, usesOf } from './theme-names.ts'

/**
 * The theme of a set lacks names that blocks and layouts are drawn with, as schema/theme.schema.json
 * lists them. A set's own theme is laid over `theme.json`, so either may have them. What the themes
 * use themselves, as a field does its colours, is told where it is used.
 */
export const missingThemeName: Rule = {
  code: 'missing-theme-name',
  severity: 'warning',
  docs: {
    why: 'Whatever uses them has no colour, no space, or whatever font the visitor has.',
    wrong: { 'pages/theme.json': { fields: { tomato: null } } },
    right: { 'pages/theme.json': {} },
  },
  check(site, report) {
    const themes = site.themes.filter((path) => site.keepsSchema(path))
    if (themes.length < site.themes.length) return
    const own = themes.filter((path) => site.sets.includes(folderOf(path)))
    const isWornBare = own.length < site.sets.length && themes.includes('theme.json')
    for (const [part, { 'x-needed': needed = [] }] of Object.entries(
      definition('Theme').properties ?? {},
    )) {
      const named = (path: string): string[] =>
        entriesAt(site.document(path), `/${part}`).map(([name]) => name)
      const given = new Set(themes.flatMap((path) => namesGiven(site.document(path), part)))
      const told = new Set(
        themes
          .flatMap((path) => usesOf[part]?.(site.document(path)) ?? [])
          .flatMap(({ name }) => (given.has(name) ? [] : [name])),
      )
      const lackedBy = (paths: readonly string[]): string[] => {
        const has = new Set(paths.flatMap(named))
        return needed.filter((name) => !has.has(name) && !told.has(name))
      }
      const bare = isWornBare ? lackedBy(['theme.json']) : []
      tell('theme.json', bare)
      for (const path of own)
        tell(
          path,
          lackedBy(['theme.json', path]).filter((name) => !bare.includes(name)),
        )

      function tell(path: string, names: readonly string[]): void {
        if (names.length === 0) return
        const has = entriesAt(site.document(path), '').some(([key]) => key === part)
        report({
          file: site.file(path),
          at: has ? `/${part}` : '',
          on: has ? 'key' : 'start',
          problem: `"${part}" lacks names that blocks and layouts need: ${names.join(', ')}.`,
          remedy: `Add ${names.length === 1 ? 'it' : 'them'} to "${part}".`,
        })
      }
    }
  },
}
