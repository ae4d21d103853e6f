import { alike, meetings, paletteOf } from '#engine/site/colors.ts'
import type { Block } from '#schema/types.ts'
import type { DocumentId } from '#studio/api.ts'
import type { Values } from '#studio/state/documents.ts'
import { dressOf } from '#studio/state/pages.ts'

/**
 * The first words of these blocks that nobody could read in the colours of a page, as the rule
 * `unreadable-color` judges; undefined where all can be read.
 */
export function unreadableWords(
  values: Values,
  page: DocumentId,
  blocks: readonly Block[],
): string | undefined {
  const palette = paletteOf([values['theme.json'], values[`${dressOf(values, page)}/theme.json`]])
  const found = blocks
    .flatMap((block) => meetings({ ...block }))
    .find(({ words, field, never }) => never || alike(words, field, palette))
  return found && `Words in “${found.words}” can’t be read on “${found.field}” here.`
}
