import type { Theme } from '#schema/types.ts'

/**
 * The theme as CSS: every colour and variable as a custom property, `[data-field]` rules for the
 * fields and `t-` classes for the type styles. Fields and styles that the page's HTML does not use
 * are left out. `families` says which CSS font families stand behind each font of the theme.
 */
export function themeCss(
  theme: Theme,
  html: string,
  families: Readonly<Record<string, string>>,
): string {
  const root = [
    ...Object.entries(theme.colors ?? {}).map(([name, value]) => `--${kebab(name)}:${value}`),
    ...Object.entries(theme.variables ?? {}).map(([name, value]) => `--${kebab(name)}:${value}`),
    ...Object.entries(families).map(([name, value]) => `--font-${kebab(name)}:${value}`),
  ]
  const fields = Object.entries(theme.fields ?? {})
    .filter(([name]) => html.includes(`data-field="${name}"`))
    .map(([name, field]) => {
      const roles = Object.entries(field).map(
        ([role, color]) => `--${kebab(role)}:var(--${kebab(String(color))})`,
      )
      return rule(`[data-field=${name}]`, [
        `--field:var(--${kebab(name)})`,
        ...roles,
        'background-color:var(--field)',
        'color:var(--text)',
      ])
    })
  const styles = Object.entries(theme.type ?? {})
    .filter(([name]) => new RegExp(`[" ]t-${name}[" ]`).test(html))
    .map(([name, style]) =>
      rule(`.t-${name}`, [
        `font-family:var(--font-${kebab(style.font)})`,
        ...(style.weight ? [`font-weight:${style.weight}`] : []),
        ...(style.width ? [`font-stretch:${style.width}%`] : []),
        ...(style.size ? [`font-size:${style.size}`] : []),
        ...(style.line ? [`line-height:${style.line}`] : []),
        ...(style.case ? ['text-transform:uppercase'] : []),
        ...(style.tracking ? [`letter-spacing:${style.tracking}`] : []),
        ...(style.measure ? [`max-width:${style.measure}`] : []),
        ...(style.rotate ? [`rotate:${style.rotate}`] : []),
        ...(style.underline
          ? [`text-decoration:${style.underline}`, 'text-underline-offset:4px']
          : []),
      ]),
    )
  return `${rule(':root', root)}@layer base{${fields.join('')}${styles.join('')}}`
}

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector}{${declarations.join(';')}}`
}

function kebab(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (letter) => `-${letter.toLowerCase()}`)
}
