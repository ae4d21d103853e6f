import type { ServedPage } from '#engine/site/routes.ts'
import type { Theme } from '#schema/types.ts'

/** How many of them a sentence names. */
const MOST = 12

/**
 * A sentence for each font that lacks letters that pages show, with a page that has one. `missing` is
 * what no file of a font has. Signs and emoji are left to the fonts of the visitor.
 */
export function missingLetters(
  pages: readonly { readonly page: Pick<ServedPage, 'path'>; readonly html: string }[],
  missing: Readonly<Record<string, string>>,
  theme: Theme,
): string[] {
  const shown = new Map<string, string>()
  for (const { page, html } of pages)
    for (const letter of lettersIn(html)) if (!shown.has(letter)) shown.set(letter, page.path)
  return Object.entries(missing).flatMap(([role, characters]) => {
    const all = [...characters].filter((letter) => shown.has(letter))
    const [first] = all
    if (first === undefined) return []
    const more = all.length > MOST ? ` and ${all.length - MOST} more` : ''
    const family = theme.fonts?.[role]?.family ?? role
    return `The font “${family}” has no ${all.slice(0, MOST).join(' ')}${more}, as on the page ${shown.get(first)}: they show in another font. Add a file that has them to "files" of fonts › ${role} in theme.json, or take another font.`
  })
}

function lettersIn(html: string): Set<string> {
  const text = html.replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]*>|&#?\w+;/gs, '')
  return new Set(text.match(/[\p{L}\p{Nd}]/gu))
}
