import type { Action } from '#studio/actions/action.ts'

export const actions: readonly Action[] = [
  {
    id: 'publish',
    group: 'Site',
    title: 'Publish',
    keys: ['Mod+Shift+s'],
    always: true,
    allowed: () => true,
    run: (state) => state.look({ window: 'publish' }),
  },
  {
    id: 'history',
    group: 'Site',
    title: 'History of this page',
    keys: ['Alt+Shift+h'],
    always: true,
    // A new page may have the name of one that was deleted, of which git has versions.
    allowed: () => true,
    run: (state) => state.look({ window: 'history' }),
  },
]
