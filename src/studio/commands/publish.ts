import type { Action } from '#studio/actions/action.ts'
import { formOf } from '#studio/state/documents.ts'

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
    allowed: (state) =>
      formOf(state, state.page) !== undefined || 'This page is new, so it has no history yet.',
    run: (state) => state.look({ window: 'history' }),
  },
]
