import type { ServedPage } from '#engine/site/routes.ts'
import { raised } from '#engine/text/raised.ts'
import type { Theme } from '#schema/types.ts'

/** How many of them a sentence names. */
const MOST = 12

/**
 * A sentence for each font that lacks letters that pages show, with a page that has one. `missing` is
 * what no file of a font has. Signs and emoji are left to the fonts of the visitor. A font that sets
 * capitals needs those that `lang`, the language of the pages, makes of the letters of the HTML.
 */
export function missingLetters(
  pages: readonly { readonly page: Pick<ServedPage, 'path'>; readonly html: string }[],
  missing: Readonly<Record<string, string>>,
  { theme, lang }: { readonly theme: Theme; readonly lang: string },
): string[] {
  const written = new Map<string, string>()
  for (const { page, html } of pages)
    for (const letter of lettersIn(html)) if (!written.has(letter)) written.set(letter, page.path)
  const inCapitals = new Map(
    [...written]
      .toReversed()
      .flatMap(([letter, path]) =>
        [...raised(letter, lang)].map((capital) => [capital, path] as const),
      ),
  )
  return Object.entries(missing).flatMap(([role, characters]) => {
    const shown = setsCapitals(theme, role) ? new Map([...inCapitals, ...written]) : written
    const all = [...characters].filter((letter) => shown.has(letter))
    const [first] = all
    if (first === undefined) return []
    const more = all.length > MOST ? ` and ${all.length - MOST} more` : ''
    const family = theme.fonts?.[role]?.family ?? role
    return `The font “${family}” has no ${all.slice(0, MOST).join(' ')}${more}, as on the page ${shown.get(first)}: they show in another font. Add a file that has them to "files" of fonts › ${role} in theme.json, or take another font.`
  })
}

/** Whether CSS raises what the font sets, in stacked headlines or in a type style. */
function setsCapitals({ fonts, type }: Theme, role: string): boolean {
  const styles = Object.values(type ?? {})
  return fonts?.[role]?.fit !== undefined || styles.some((one) => one.font === role && one.case)
}

function lettersIn(html: string): Set<string> {
  const text = html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>|&#?\w+;/gs, '')
  return new Set(text.match(/[\p{L}\p{Nd}]/gu))
}
