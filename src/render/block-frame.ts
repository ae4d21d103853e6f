import type { CSSProperties } from 'react'

import type { Block } from '#schema/types.ts'

/** The attributes of the element that a block stands in, in the build and in the editor. */
export function blockFrame({ id, type, when, span }: Block) {
  const style: CSSProperties | undefined =
    span === undefined || span === 12 ? undefined : { '--span': span }
  return { className: 'block', id, 'data-block': type, 'data-on': when?.on, style }
}
