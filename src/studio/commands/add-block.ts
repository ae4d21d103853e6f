import type { Action } from '#studio/actions/action.ts'
import { holdsBlocks } from '#studio/state/blocks.ts'

export const actions: readonly Action[] = [
  {
    id: 'add-block',
    group: 'Blocks',
    title: 'Add a block',
    keys: ['/'],
    letter: true,
    allowed: ({ values, page }) =>
      holdsBlocks(values[page]) || 'This document has no list of blocks to add to.',
    run: (state) => state.look({ window: 'palette', insertAt: undefined }),
  },
]
