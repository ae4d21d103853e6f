/** What is being worked on: blocks of the open page, and a part of one. Never part of history. */
export interface Selection {
  /** Ids of blocks, in the order of the page. */
  readonly blocks: readonly string[]
  /** Where in the block, as a JSON Pointer inside it; '' for the block itself, and for several. */
  readonly pointer: string
  /** Chosen in the JSON of the whole page, which stays open beside it. */
  readonly whole?: true
}

export const nothing: Selection = { blocks: [], pointer: '' }

/** The blocks without the part of one. */
export function wholeBlocks(selection: Selection): Selection {
  return selection.pointer === '' ? selection : { ...selection, pointer: '' }
}

/** Whether all blocks of one are in the other; where it has none, that has none either. */
export function isWithin({ blocks }: Selection, selection: Selection): boolean {
  if (blocks.length === 0) return selection.blocks.length === 0
  return blocks.every((id) => selection.blocks.includes(id))
}

export function block(id: string, pointer = ''): Selection {
  return { blocks: [id], pointer }
}
