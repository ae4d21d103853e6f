import { pointerAt } from '#engine/text/pointer-at.ts'
import { scan } from '#engine/text/scan.ts'
import { valueAt } from '#engine/where.ts'
import { placeIn } from '#studio/state/places.ts'
import { type Selection, nothing, block as part } from '#studio/state/selection.ts'

/**
 * What the cursor in a text stands in, as the canvas and the outline select it: a part of the block
 * that the text is of, or, in the text of a whole document, of one of its blocks.
 */
export function partAt(
  text: string,
  offset: number,
  block: string | undefined,
  document: unknown,
): Selection {
  const pointer = pointerAt(scan(text, 'all').places, offset)
  if (block !== undefined) return part(block, pointer)
  const { index, pointer: inner } = placeIn(pointer)
  const id = index === undefined ? undefined : valueAt(document, `/blocks/${index}/id`)
  if (typeof id !== 'string') return { ...nothing, pointer }
  return { ...part(id, inner), whole: true }
}
