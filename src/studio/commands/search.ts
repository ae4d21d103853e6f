import type { Action } from '#studio/actions/action.ts'

export const actions: readonly Action[] = [
  {
    id: 'search',
    group: 'Site',
    title: 'Search all pages',
    also: 'find look for words text replace change everywhere',
    keys: ['Mod+Shift+f'],
    always: true,
    allowed: () => true,
    run: (state) => state.look({ window: 'search' }),
  },
]
