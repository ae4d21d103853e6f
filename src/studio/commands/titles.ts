import { blockSchemas } from '#engine/schema/schema.ts'

/** What people call a block: the title of its schema, or its type where there is no such block. */
export function blockTitle(block: { readonly type?: unknown } | undefined): string {
  const type = block?.type
  return typeof type === 'string' ? (blockSchemas.get(type)?.title ?? type) : 'block'
}

/** "Faves", "2 blocks". */
export function blocksTitle(blocks: readonly { readonly type?: unknown }[]): string {
  return blocks.length === 1 ? blockTitle(blocks[0]) : `${blocks.length} blocks`
}
