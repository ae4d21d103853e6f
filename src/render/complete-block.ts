import { type Facts, fill } from '#engine/fill.ts'
import { withDefaults, withEmpties } from '#engine/schema/defaults.ts'
import { pascal } from '#engine/text/pascal.ts'
import type { Block } from '#schema/types.ts'

/** The block as its component gets it: defaults filled, `{product}` and the like filled. */
export function completeBlock(block: Block, facts: Facts): Block {
  return fill(withOwnDefaults(block), facts)
}

/** The block with the defaults of its schema where it says nothing. */
export function withOwnDefaults(block: Block): Block {
  return withDefaults<Block>(block, `${pascal(block.type)}Props`)
}

/** The same for an editor, whose author may have left out or mistyped what the block cannot do without. */
export function completeDraft(block: Block, facts: Facts): Block {
  return fill(withEmpties<Block>(block, `${pascal(block.type)}Props`), facts)
}
