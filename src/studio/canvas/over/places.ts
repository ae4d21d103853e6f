/**
 * The places of a page where a block may be put down, on the page itself: above or below the blocks
 * that are drawn, and beside them where several stand in a row.
 */
import type { PageParts } from '#studio/canvas/parts/page-parts.ts'

import { type Box, boxOf } from './boxes.ts'

/** A block as drawn, and which entry of the page it is. */
export interface DrawnBlock {
  readonly index: number
  readonly box: Box
}

export function drawnBlocks(
  parts: PageParts,
  ids: readonly unknown[],
  scale: number,
): DrawnBlock[] {
  const indices = new Map(ids.map((id, index) => [id, index]))
  return parts.roots().flatMap((root) => {
    const index = indices.get(root.id)
    const box = boxOf(root, scale)
    return index === undefined || !box ? [] : [{ index, box }]
  })
}

/** Before which entry a block would come that is put down at this point of the page. */
export function placeAt(blocks: readonly DrawnBlock[], x: number, y: number): number | undefined {
  const distance = ({ box }: DrawnBlock): number =>
    Math.hypot(
      Math.max(box.left - x, 0, x - box.left - box.width),
      Math.max(box.top - y, 0, y - box.top - box.height),
    )
  const [first] = blocks
  if (!first) return 0
  const nearest = blocks.reduce((a, b) => (distance(b) < distance(a) ? b : a), first)
  const { box, index } = nearest
  const isBefore = sharesRow(blocks, nearest)
    ? x < box.left + box.width / 2
    : y < box.top + box.height / 2
  return isBefore ? index : index + 1
}

/** The line that shows a place: across the page, or beside a block that shares its row. */
export function lineAt(
  blocks: readonly DrawnBlock[],
  place: number,
): (Box & { readonly upright: boolean }) | undefined {
  const after = blocks.find(({ index }) => index >= place)
  const before = blocks.findLast(({ index }) => index < place)
  const at = after ?? before
  if (!at) return undefined
  const { top, left, width, height } = at.box
  if (sharesRow(blocks, at))
    return { top, left: after ? left : left + width, width: 0, height, upright: true }
  return { top: after ? top : top + height, left, width, height: 0, upright: false }
}

function sharesRow(blocks: readonly DrawnBlock[], { box, index }: DrawnBlock): boolean {
  return blocks.some(
    (other) =>
      other.index !== index &&
      other.box.top < box.top + box.height / 2 &&
      other.box.top + other.box.height > box.top + box.height / 2 &&
      (other.box.left >= box.left + box.width - 1 ||
        other.box.left + other.box.width <= box.left + 1),
  )
}
