import { changedDocuments } from '#studio/state/documents.ts'

import type { Action } from './action.ts'

export const actions: readonly Action[] = [
  {
    id: 'save',
    group: 'Site',
    title: 'Save',
    keys: ['Mod+s'],
    always: true,
    allowed: ({ values, disk }) =>
      changedDocuments(values, disk).length > 0 || 'Everything is saved.',
    run: (state) => state.save(),
  },
]
