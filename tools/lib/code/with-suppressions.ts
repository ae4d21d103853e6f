import { withValues } from '#engine/edit/with-values.ts'
import { parsed } from '#engine/text/json-value.ts'

/**
 * The text of site.json with other words in its suppressions: what `renamed` answers for the document,
 * by the pointer of each word. A file that cannot be read suppresses nothing, and stays as it is.
 */
export function withSuppressions(
  text: string,
  renamed: (site: unknown) => readonly (readonly [pointer: string, word: string])[],
): string {
  const site = parsed(text)
  return site === undefined ? text : withValues(text, renamed(site))
}
