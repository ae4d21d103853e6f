import { titleOf } from '#studio/commands/action.ts'
import { actions } from '#studio/commands/actions.ts'
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
  const state = useStudio((now) => now)
  return (
    <div className={styles.tools} style={{ top }} role="toolbar" aria-label={`Tools for ${title}`}>
      {tools.map(([id, icon]) => {
        const action = actions.find((one) => one.id === id)
        if (!action) return null
        const allowed = action.allowed(state)
        return (
          <IconButton
            key={id}
            icon={icon}
            label={titleOf(action, state)}
            kind={id === 'delete' ? 'danger' : 'quiet'}
            refused={allowed === true ? undefined : allowed}
            onClick={() => action.run(store.getState())}
          />
        )
      })}
    </div>
  )
}
