import { useState } from 'react'

import { titleOf } from '#studio/commands/action.ts'
import { actions } from '#studio/commands/actions.ts'
import { shownKeys } from '#studio/commands/shown-keys.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { type ThemeName, setTheme, themeSet } from '#studio/theme/theme.ts'
import { Icon } from '#studio/ui/Icon.tsx'
import { MenuButton } from '#studio/ui/Menu.tsx'

import styles from './top-bar.module.css'

const themes: readonly (readonly [ThemeName, string])[] = [
  ['system', 'As the system'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

/** What is about the editor and not about the page. */
export function MoreMenu() {
  const store = useStudioStore()
  const [theme, setName] = useState(themeSet)
  const state = store.getState()
  return (
    <MenuButton
      label="More"
      aria-label="More"
      title="More"
      className={styles.more}
      groups={[
        {
          items: ['commands', 'shortcuts', 'history'].flatMap((id) => {
            const found = actions.find((action) => action.id === id)
            if (!found) return []
            const allowed = found.allowed(state)
            return [
              {
                id,
                label: titleOf(found, state),
                keys: shownKeys(found.keys[0] ?? ''),
                refused: allowed === true ? undefined : allowed,
                choose: () => found.run(store.getState()),
              },
            ]
          }),
        },
        {
          title: 'Colours of the Studio',
          items: themes.map(([id, label]) => ({
            id,
            label,
            checked: id === theme,
            choose: () => {
              setTheme(id)
              setName(id)
            },
          })),
        },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )
}
