import type { CSSProperties } from 'react'

import { blockSchemas } from '#engine/schema/schema.ts'
import type { Block } from '#schema/types.ts'

/**
 * The columns that hold words as large as headings are; fewer break them in the middle. A block that
 * needs more says so in its schema.
 */
const LEAST_SPAN = 4

/** What it says of a block, whose settings the editor draws as they are written: left out, or wrong. */
type Written = Pick<Block, 'id' | 'type' | 'when'> & { readonly span?: unknown }

/** The attributes of the element that a block stands in, in the build and in the editor. */
export function blockFrame({ id, type, when, span }: Written) {
  const asked = typeof span === 'number' ? span : 12
  const columns = Math.max(asked, blockSchemas.get(type)?.['x-least-span'] ?? LEAST_SPAN)
  const style: CSSProperties | undefined = columns === 12 ? undefined : { '--span': columns }
  return { className: 'block', id, 'data-block': type, 'data-on': when?.on, style }
}
