import { type Selection, block } from '#studio/state/selection.ts'

/**
 * What a click on a block comes to select: that block or a part of it; with Ctrl or Command one more
 * or one less, with Shift all from the one before to it. `ids` are those of the page, in order.
 */
export function chosen(
  { blocks }: Selection,
  ids: readonly string[],
  id: string,
  pointer: string,
  { ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): Selection {
  const inOrder = (wanted: ReadonlySet<string>): Selection => ({
    blocks: ids.filter((one) => wanted.has(one)),
    pointer: '',
  })
  if (ctrlKey || metaKey) {
    const wanted = new Set(blocks)
    if (!wanted.delete(id)) wanted.add(id)
    return inOrder(wanted)
  }
  const from = ids.indexOf(blocks[0] ?? '')
  const to = ids.indexOf(id)
  if (shiftKey && from >= 0 && from !== to)
    return inOrder(new Set(ids.slice(Math.min(from, to), Math.max(from, to) + 1)))
  return block(id, pointer)
}
