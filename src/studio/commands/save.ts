import type { Action } from '#studio/actions/action.ts'
import { changedDocuments } from '#studio/state/documents.ts'
import { outages } from '#studio/state/saving.ts'
import { unsavedWords } from '#studio/state/unread.ts'

export const actions: readonly Action[] = [
  {
    id: 'save',
    group: 'Site',
    title: 'Save',
    keys: ['Mod+s'],
    always: true,
    allowed: (state) =>
      changedDocuments(state.values, state.disk).length > 0 ||
      unsavedWords(state) ||
      (state.saving.server === 'there' ? 'Everything is saved.' : outages[state.saving.server]),
    run(state) {
      const { server } = state.saving
      if (server !== 'there') state.say(outages[server], 'refused')
      state.save()
    },
  },
]
