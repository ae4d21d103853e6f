import { type Selection, block } from '#studio/state/selection.ts'

type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * What a click on a block comes to select: that block or a part of it; with Ctrl or Command one more
 * or one less, with Shift all between `from` and it. `ids` are those of the page, in order.
 */
export function chosen(
  { blocks }: Selection,
  ids: readonly string[],
  id: string,
  pointer: string,
  { ctrlKey, metaKey, shiftKey }: Keys,
  from = blocks[0],
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
  const start = ids.indexOf(from ?? '')
  const end = ids.indexOf(id)
  if (shiftKey && start >= 0 && start !== end)
    return inOrder(new Set(ids.slice(Math.min(start, end), Math.max(start, end) + 1)))
  return block(id, pointer)
}

/** The same of click after click: with Shift all from the one that was last clicked alone. */
export function chooser(): typeof chosen {
  let first = ''
  return (selection, ids, id, pointer, keys) => {
    const { blocks } = selection
    const from = blocks.includes(first) ? first : blocks[0]
    const isOne = !keys.shiftKey && !keys.ctrlKey && !keys.metaKey
    first = (isOne ? id : from) ?? id
    return chosen(selection, ids, id, pointer, keys, from)
  }
}
