import type { Action } from '#studio/actions/action.ts'

export const actions: readonly Action[] = [
  {
    id: 'search',
    group: 'Site',
    title: 'Search all pages',
    keys: ['Mod+Shift+f'],
    always: true,
    allowed: () => true,
    run: (state) => state.look({ window: 'search' }),
  },
]
