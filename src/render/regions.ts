import { blockSchemas } from '#engine/schema/schema.ts'
import { isShown } from '#engine/site/shown-blocks.ts'
import type { Block } from '#schema/types.ts'

import { withOwnDefaults } from './complete-block.ts'

/** Block types that may stand above the header: `x-region: "banner"` in their schema. */
export const bannerTypes: ReadonlySet<string> = new Set(
  [...blockSchemas].flatMap(([type, schema]) => (schema['x-region'] === 'banner' ? [type] : [])),
)

/** The fields that a header stands on: those of the first band below it, on each kind of screen. */
export interface TopFields {
  readonly field: string
  readonly phoneField: string
}

/**
 * `blocks` are those from `bannerEnd` on, with or without the defaults of their schemas; a band that
 * has no field stands on `usual`.
 */
export function topFields(
  blocks: readonly Block[],
  layout: string | undefined,
  usual: string,
): TopFields {
  const fieldOn = (screen: 'phones' | 'desktops'): string => {
    const top = blocks.find(
      (block) =>
        isShown(block, layout) &&
        (block.when?.on ?? blockSchemas.get(block.type)?.['x-on'] ?? screen) === screen,
    )
    const whole = top && withOwnDefaults(top)
    return whole && 'field' in whole ? String(whole.field) : usual
  }
  return { field: fieldOn('desktops'), phoneField: fieldOn('phones') }
}

/** Where the blocks above the header end: the place of the first that shows and is no such block. */
export function bannerEnd(blocks: readonly Block[], layout: string | undefined): number {
  const first = blocks.findIndex((block) => isShown(block, layout) && !bannerTypes.has(block.type))
  return first < 0 ? blocks.length : first
}
