import type { StudioStoreApi } from '#studio/state/store.ts'
import type { IconName } from '#studio/ui/Icon.tsx'
import type { MenuGroup, MenuItem } from '#studio/ui/Menu.tsx'

import { type Action, titleOf } from './action.ts'
import { actions } from './actions.ts'
import { shownKeys } from './shown-keys.ts'

/** Actions of a context menu in groups, by id, with their drawings. */
const groups: readonly (readonly (readonly [id: string, icon?: IconName])[])[] = [
  [['cut'], ['copy', 'copy'], ['paste'], ['duplicate']],
  [
    ['move-up', 'up'],
    ['move-down', 'down'],
  ],
  [['hide', 'eye'], ['copy-to-other-set']],
  [['delete', 'delete']],
]

/** What can be done with the selected blocks, as a menu shows it. */
export function blockMenu(store: StudioStoreApi): MenuGroup[] {
  return groups.map((group) => ({
    items: group.flatMap(([id, icon]) => {
      const found = actions.find((one) => one.id === id)
      return found ? [menuItem(store, found, icon)] : []
    }),
  }))
}

/** An action as an item of a menu. */
function menuItem(store: StudioStoreApi, action: Action, icon: IconName | undefined): MenuItem {
  const state = store.getState()
  const allowed = action.allowed(state)
  const [keys] = action.keys
  return {
    id: action.id,
    label: titleOf(action, state),
    icon,
    keys: keys === undefined ? undefined : shownKeys(keys),
    refused: allowed === true ? undefined : allowed,
    danger: action.id === 'delete',
    choose: () => action.run(store.getState()),
  }
}
