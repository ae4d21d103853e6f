import { edited } from '#engine/fix/edits.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { scan } from '#engine/text/scan.ts'

/**
 * The text of site.json with other words in its suppressions: what `renamed` answers for the document,
 * by the pointer of each word. A file that cannot be read suppresses nothing, and stays as it is.
 */
export function withSuppressions(
  text: string,
  renamed: (site: unknown) => readonly (readonly [pointer: string, word: string])[],
): string {
  const { places, fault } = scan(text, 'all')
  if (fault) return text
  const edits = renamed(jsonValue(text)).flatMap(([pointer, word]) => {
    const range = places.get(pointer)?.value
    return range ? [{ ...range, text: JSON.stringify(word) }] : []
  })
  return edited(text, edits)
}
