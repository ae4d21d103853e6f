import type { Action } from '#studio/actions/action.ts'
import { keyName } from '#studio/actions/keys.ts'

export const actions: readonly Action[] = [
  {
    id: 'undo',
    group: 'Site',
    title: ({ history }) =>
      `Undo${history.past.length > 0 ? `: ${history.past.at(-1)?.label}` : ''}`,
    keys: ['Mod+z'],
    always: true,
    allowed: ({ history }) => history.past.length > 0 || 'There’s nothing to undo.',
    run: (state, press) => void state.travel('undo', press),
  },
  {
    id: 'redo',
    group: 'Site',
    title: ({ history }) =>
      `Redo${history.future.length > 0 ? `: ${history.future.at(-1)?.label}` : ''}`,
    keys: ['Mod+Shift+z', 'Mod+y'],
    always: true,
    allowed: ({ history }) => history.future.length > 0 || 'There’s nothing to redo.',
    run: (state, press) => void state.travel('redo', press),
  },
]

/** Which way a key leads in the history; undefined where it is no such key. */
export function wayOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const id = actions.find(({ keys }) => keys.includes(keyName(event)))?.id
  return id === 'undo' || id === 'redo' ? id : undefined
}
