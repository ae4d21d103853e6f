import type { Action } from '#studio/actions/action.ts'

export const actions: readonly Action[] = [
  {
    id: 'pages',
    group: 'Site',
    title: 'All pages',
    also: 'compare sets parity map addresses',
    keys: ['Alt+Shift+p'],
    allowed: () => true,
    run: (state) => state.look({ screen: 'pages' }),
  },
]
