import runtime from '#schema/runtime.json' with { type: 'json' }
import type { Block } from '#schema/types.ts'

/** Block types that may stand above the header: `x-region: "banner"` in their schema. */
export const bannerTypes: ReadonlySet<string> = new Set(
  (Object.values(runtime.$defs) as Record<string, unknown>[])
    .filter((schema) => schema['x-region'] === 'banner')
    .map((schema) => String(schema['x-type'])),
)

/** Whether a block shows in a layout. */
export function isShown({ hidden, layout: only }: Block, layout: string | undefined): boolean {
  return hidden !== true && (only ?? layout) === layout
}

/** Where the blocks above the header end: the place of the first that shows and is no such block. */
export function bannerEnd(blocks: readonly Block[], layout: string | undefined): number {
  const first = blocks.findIndex((block) => isShown(block, layout) && !bannerTypes.has(block.type))
  return first < 0 ? blocks.length : first
}
