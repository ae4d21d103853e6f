import type { CheckedSite } from '#engine/checked-site.ts'
import { isRecord } from '#engine/is-record.ts'
import { nearest } from '#engine/nearest.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { type CssFault, type CssUse, cssFault } from '#engine/text/css-value.ts'
import { kebab } from '#engine/text/kebab.ts'
import { escaped } from '#engine/text/pointer.ts'
import { entriesAt } from '#engine/where.ts'

/** A theme has a value that browsers do not read. */
export const wrongCss: Rule = {
  code: 'wrong-css',
  severity: 'error',
  docs: {
    why: 'Browsers ignore such a value without a warning, and whatever has that colour or size is drawn without it.',
    wrong: { 'pages/theme.json': { colors: { ink: '#3D0G17' } } },
    right: { 'pages/theme.json': { colors: { ink: '#3D0A17' } } },
  },
  check(site, report) {
    const names = namesIn(site)
    for (const path of site.themes)
      if (site.keepsSchema(path))
        for (const { at, value, use } of valuesIn(site, path)) {
          const fault = cssFault(value, use) ?? nameFault(value, names)
          if (!fault) continue
          const { problem, remedy, meant } = fault
          report({
            file: site.file(path),
            at,
            problem: `${JSON.stringify(value)} ${problem}.`,
            remedy,
            ...(meant === undefined ? {} : { fix: { at, value: meant, safe: false } }),
          })
        }
  },
}

/** What the themes give a name to, as CSS calls it. */
function namesIn(site: CheckedSite): string[] {
  const parts = ['/colors', '/variables']
  return site.themes.flatMap((path) =>
    parts.flatMap((part) => entriesAt(site.document(path), part).map(([name]) => kebab(name))),
  )
}

/**
 * A name of no theme that one of a theme resembles. Others may be of the CSS of a block, and what has
 * something to fall back on may be there or not.
 */
function nameFault(value: string, names: readonly string[]): CssFault | undefined {
  for (const [, name = ''] of value.matchAll(/var\(\s*--([\w-]+)\s*\)/g)) {
    const meant = names.includes(name) ? undefined : nearest(name, names)
    if (meant !== undefined)
      return {
        problem: `names "--${name}", which no theme has`,
        remedy: `Did you mean "--${meant}"?`,
        meant: value.replaceAll(new RegExp(String.raw`--${name}(?![\w-])`, 'g'), `--${meant}`),
      }
  }
  return undefined
}

/** What the settings of a text style are for; the others are no text, or a name. */
const styles: Readonly<Record<string, CssUse>> = {
  size: 'length',
  tracking: 'length',
  measure: 'length',
  rotate: 'angle',
  underline: 'any',
}

interface Value {
  readonly at: string
  readonly value: string
  readonly use: CssUse
}

/** The texts of a theme that become CSS as they stand. */
function valuesIn(site: CheckedSite, path: string): Value[] {
  const theme = site.document(path)
  const values: Value[] = []
  const add = (at: string, value: unknown, use: CssUse | undefined): void => {
    if (typeof value === 'string' && use) values.push({ at, value, use })
  }
  for (const [name, value] of entriesAt(theme, '/colors'))
    add(`/colors/${escaped(name)}`, value, 'color')
  for (const [name, value] of entriesAt(theme, '/variables'))
    add(`/variables/${escaped(name)}`, value, 'any')
  for (const [name, style] of entriesAt(theme, '/type'))
    if (isRecord(style))
      for (const [key, value] of Object.entries(style))
        add(`/type/${escaped(name)}/${escaped(key)}`, value, styles[key])
  return values
}
