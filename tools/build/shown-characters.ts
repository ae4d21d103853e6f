import { raised } from '#engine/text/raised.ts'
import { unescaped } from '#render/escape.ts'
import type { Theme } from '#schema/types.ts'

/**
 * For fonts that only type styles use, the characters that finished pages set in them: a marker
 * that writes one short note needs a few letters, not an alphabet. Fonts that some CSS names itself
 * are left out, since what they set cannot be read off the HTML. `lang` is the language of the pages.
 */
export function shownCharacters(
  pages: readonly string[],
  theme: Theme,
  lang: string,
): Record<string, string> {
  const styles = Object.entries(theme.type ?? {})
  const shown: Record<string, string> = {}
  for (const role of Object.keys(theme.fonts ?? {})) {
    const own = styles.filter(([, { font }]) => font === role).map(([name]) => name)
    if (pages.some((html) => namedByCss(html, role, own))) continue
    const texts = pages.flatMap((html) => own.flatMap((name) => textsOf(html, name)))
    shown[role] = [
      ...new Set(texts.flatMap((text) => [...text, ...raised(text, lang), ...text.toLowerCase()])),
    ]
      .toSorted()
      .join('')
  }
  return shown
}

/** Whether any rule but the type styles' own names the font. */
function namedByCss(html: string, role: string, styles: readonly string[]): boolean {
  const uses = html.split(`var(--font-${role})`).length - 1
  const own = styles.filter((name) => html.includes(`.t-${name}{font-family:var(--font-${role})`))
  return uses > own.length
}

/** The text of every element of the class `t-<name>`. */
function textsOf(html: string, name: string): string[] {
  const first = new RegExp(
    `<([\\w-]+)[^>]*\\bclass="(?:[^"]* )?t-${name}(?: [^"]*)?"[^>]*(?<!/)>`,
    'g',
  )
  return [...html.matchAll(first)].map(({ 0: tag, 1: element = '', index }) =>
    unescaped(inside(html.slice(index + tag.length), element).replaceAll(/<[^>]*>/g, '')),
  )
}

/** What stands before the end of an element that has just begun, which may hold others of its name. */
function inside(rest: string, element: string): string {
  let depth = 1
  const tags = new RegExp(`<(/?)${element}(?=[\\s>])[^>]*(?<!/)>`, 'g')
  for (const { 1: slash, index } of rest.matchAll(tags)) {
    depth += slash ? -1 : 1
    if (depth === 0) return rest.slice(0, index)
  }
  return rest
}
