import type { Action } from '#studio/actions/action.ts'
import { entriesIn } from '#studio/actions/command.ts'

export const actions: readonly Action[] = [
  {
    id: 'add-block',
    group: 'Blocks',
    title: 'Add a block',
    keys: ['/'],
    letter: true,
    allowed: ({ values, page }) =>
      entriesIn(values[page]) !== undefined || 'This document has no list of blocks to add to.',
    run: (state) => state.look({ window: 'palette', insertAt: undefined }),
  },
]
