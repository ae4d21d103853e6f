import { ALL, contrast } from '#engine/site/colors.ts'
import { kebab } from '#engine/text/kebab.ts'
import type { Theme } from '#schema/types.ts'

import { screens } from './screens.ts'

/** What a page has apart from its theme, to tell what of the theme it uses. */
interface Worn {
  /** The body. */
  readonly html: string
  /** The rules of its blocks, layout and single elements. */
  readonly css: string
}

/**
 * The theme as CSS: colours and variables as custom properties, `[data-field]` rules for the fields,
 * `[data-phone-field]` ones for what stands on another below 768 px, and `t-` classes for the type
 * styles. What the page does not use is left out, unless it is not told, of a field too; a colour also
 * counts as used where the data of an island names it. `families` says which CSS font families stand behind each
 * font of the theme.
 */
export function themeCss(
  theme: Theme,
  worn: Worn | undefined,
  families: Readonly<Record<string, string>>,
): string {
  const { html, css } = worn ?? { html: '', css: '' }
  const classes = new Set(html.match(/(?<=[" ])t-[^" ]+(?=[" ])/g))
  const styles = Object.entries(theme.type ?? {})
    .filter(([name]) => !worn || classes.has(`t-${name}`))
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
        ...(style.underline ? [...underline(style.underline), 'text-underline-offset:4px'] : []),
      ]),
    )
  const read = referredIn([css, html, ...styles].join(''))
  const isRead = (property: string): boolean => !worn || read.has(property)
  const fields = (on: string): string[] =>
    Object.entries(theme.fields ?? {}).flatMap(([name, field]) => {
      if (worn && !html.includes(` ${on}="${name}"`)) return []
      const roles = Object.entries(field)
        .filter(([role]) => role === 'text' || isRead(kebab(role)))
        .map(([role, color]) => `--${kebab(role)}:var(--${kebab(String(color))})`)
      return rule(`[${on}=${name}]`, [
        `--field:var(--${kebab(name)})`,
        ...roles,
        'background-color:var(--field)',
        'color:var(--text)',
      ])
    })
  const named = new Set([...html.matchAll(/"([a-zA-Z]\w*)"/g)].map(([, name]) => name))
  const all: Property[] = [
    ...Object.entries(theme.colors ?? {}).map(([name, value]): Property => [
      kebab(name),
      value,
      named.has(name),
    ]),
    ...Object.entries(theme.variables ?? {}).map(([name, value]): Property => [
      kebab(name),
      String(value),
      false,
    ]),
    ...Object.entries(families).map(([name, value]): Property => [
      `font-${kebab(name)}`,
      value,
      false,
    ]),
  ]
  const usual = fields('data-field').join('')
  const phone = fields('data-phone-field').join('')
  const onPhones = phone && `@media ${screens.phones}{${phone}}`
  const rules = usual + onPhones + (usual ? onPaper(isRead, isPale(all)) : '') + styles.join('')
  const kept = worn ? usedOf(all, `${css}${rules}${html}`) : all
  const root = kept.map(([name, value]) => `--${name}:${value}`)
  return `${rule(':root', root)}@layer base{${rules}}`
}

/** Safari takes no shorthand with a thickness, and would draw no line. */
function underline(value: string): string[] {
  const [thickness] = /(?<=^| )\d*\.?\d+[a-z%]+(?= |$)/.exec(value) ?? []
  if (thickness === undefined) return [`text-decoration:${value}`]
  const line = value.split(' ').filter((part) => part !== thickness)
  return [`text-decoration:${line.join(' ')}`, `text-decoration-thickness:${thickness}`]
}

type Property = readonly [name: string, value: string, used: boolean]

/** What words on paper are coloured. */
const PRINT = '--print'

/**
 * Browsers print no grounds, and words that are light for a dark field would be pale on white paper.
 * Important, and for every element, because blocks choose colours for parts of theirs. `isRead` tells
 * whether anything on the page has use for a property. In a theme whose words are pale everywhere, the
 * one that it has for paper is so too: there it is black.
 */
const onPaper = (isRead: (property: string) => boolean, pale: boolean): string =>
  `@media print{${rule('*', [
    ...(pale ? [`${PRINT}:#000!important`] : []),
    '--field:transparent!important',
    '--text:var(--print)!important',
    ...['fold', 'button', 'alt-button']
      .filter(isRead)
      .map((ground) => `--${ground}:transparent!important`),
    ...['display', 'soft', 'button-text', 'alt-button-text']
      .filter(isRead)
      .map((words) => `--${words}:var(--print)!important`),
  ])}}`

/** Whether what words are printed in cannot be read on white, as far as its value says what it is. */
function isPale(all: readonly Property[]): boolean {
  let value: string | undefined = `var(${PRINT})`
  // Names may lead in a circle.
  for (let steps = 0; steps < all.length && value !== undefined; steps += 1) {
    const name: string | undefined = /^var\(\s*--([\w-]+)\s*\)$/.exec(value)?.[1]
    if (name === undefined) break
    value = all.find(([property]) => property === name)?.[1]
  }
  return (contrast(value, '#fff') ?? ALL) < ALL
}

/** The properties that this text refers to, and those that they refer to in turn. */
function usedOf(all: readonly Property[], text: string): Property[] {
  const used = referredIn(text)
  for (const [name, , isUsed] of all) if (isUsed) used.add(name)
  const values = new Map(all.map(([name, value]) => [name, value]))
  // What is added while it goes is gone through as well.
  for (const name of used) for (const more of referredIn(values.get(name) ?? '')) used.add(more)
  return all.filter(([name]) => used.has(name))
}

/** The names of the properties that a text refers to: `field` for `var(--field)` or `var(--field, red)`. */
function referredIn(text: string): Set<string> {
  return new Set(
    Array.from(text.matchAll(/var\(\s*--([^\s(),]*)\s*[,)]/g), ([, name = '']) => name),
  )
}

/** Without the spaces after commas that people write: every page carries these rules. */
function rule(selector: string, declarations: readonly string[]): string {
  return `${selector}{${declarations.join(';').replaceAll(', ', ',')}}`
}
