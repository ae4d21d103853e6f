import { useDeferredValue, useMemo } from 'react'

import { titleOf } from '#studio/commands/action.ts'
import { actions } from '#studio/commands/actions.ts'
import { perform } from '#studio/commands/press.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { IconButton } from '#studio/ui/Button.tsx'
import type { IconName } from '#studio/ui/Icon.tsx'

import styles from './canvas.module.css'

/** What can be done to a block where it stands, by the id of the action. */
const tools: readonly (readonly [id: string, icon: IconName])[] = [
  ['move-up', 'up'],
  ['move-down', 'down'],
  ['duplicate', 'copy'],
  ['hide', 'eye'],
  ['delete', 'delete'],
]

/** The actions for what is selected, beside it: those of keys and menus. */
export function BlockTools({ top, title }: { top: number; title: string }) {
  const store = useStudioStore()
  // What is allowed is asked of all the page's blocks, so the key that is pressed goes first.
  const state = useDeferredValue(useStudio((now) => now))
  const offered = useMemo(
    () =>
      tools.flatMap(([id, icon]) => {
        const action = actions.find((one) => one.id === id)
        if (!action) return []
        const allowed = action.allowed(state)
        const refused = allowed === true ? undefined : allowed
        return [{ action, icon, label: titleOf(action, state), refused }]
      }),
    [state],
  )
  return (
    <div className={styles.tools} style={{ top }} role="toolbar" aria-label={`Tools for ${title}`}>
      {offered.map(({ action, icon, label, refused }) => (
        <IconButton
          key={action.id}
          icon={icon}
          label={label}
          kind={action.id === 'delete' ? 'danger' : 'quiet'}
          refused={refused}
          onClick={() => perform(store, action)}
        />
      ))}
    </div>
  )
}
