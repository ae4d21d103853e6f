import type { StudioStoreApi } from '#studio/state/store.ts'
import type { IconName } from '#studio/ui/Icon.tsx'
import type { MenuGroup, MenuItem } from '#studio/ui/Menu.tsx'

import { offered } from './action.ts'
import { actionOf } from './actions.ts'
import { perform } from './press.ts'

/** Actions of a context menu in groups, by id, with their drawings. */
const groups: readonly (readonly (readonly [id: string, icon?: IconName])[])[] = [
  [['cut'], ['copy', 'copy'], ['paste'], ['duplicate']],
  [
    ['move-up', 'up'],
    ['move-down', 'down'],
  ],
  [['hide', 'eye'], ['edit-shared', 'edit'], ['copy-to-other-set']],
  [['delete', 'delete']],
]

/** What can be done with what is selected, as a menu shows it; with `whole` with its blocks. */
export function blockMenu(store: StudioStoreApi, whole = false): MenuGroup[] {
  return groups.map((group) => ({
    items: group.map(([id, icon]) => ({
      ...menuItem(store, id, whole),
      icon,
      danger: id === 'delete',
    })),
  }))
}

/** An action as an item of a menu. */
export function menuItem(store: StudioStoreApi, id: string, whole = false): MenuItem {
  const action = actionOf(id)
  return {
    ...offered(action, store.getState(), whole),
    choose: () => perform(store, action, whole),
  }
}
