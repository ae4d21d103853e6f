import { blockSchemas } from '#engine/schema.ts'
import type { Block } from '#schema/types.ts'

/** What people call a block: the title of its schema, or its type where there is no such block. */
export function blockTitle(block: Pick<Block, 'type'> | undefined): string {
  return blockSchemas.get(block?.type ?? '')?.['x-title'] ?? block?.type ?? 'block'
}

/** "Faves", "2 blocks". */
export function blocksTitle(blocks: readonly Pick<Block, 'type'>[]): string {
  return blocks.length === 1 ? blockTitle(blocks[0]) : `${blocks.length} blocks`
}
