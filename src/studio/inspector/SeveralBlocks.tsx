import type { Block } from '#schema/types.ts'
import { titleOf } from '#studio/commands/action.ts'
import { actions } from '#studio/commands/actions.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'

import styles from './inspector.module.css'

/** What works for several blocks, in the order of the panel. */
const offered = ['hide', 'move-up', 'move-down', 'duplicate', 'copy', 'cut', 'delete']

/** What can be done with all selected blocks at once. */
export function SeveralBlocks({ blocks }: { blocks: readonly Block[] }) {
  const store = useStudioStore()
  const state = useStudio((all) => all)
  return (
    <>
      <header className={styles.head}>
        <h2>{blocks.length} blocks</h2>
      </header>
      <div className={styles.panel}>
        <p>{blocks.map((block) => blockTitle(block)).join(', ')}</p>
        <div className={styles.actions}>
          {offered
            .flatMap((wanted) => actions.find(({ id }) => id === wanted) ?? [])
            .map((action) => {
              const allowed = action.allowed(state)
              return (
                <Button
                  key={action.id}
                  kind={action.id === 'delete' ? 'danger' : 'plain'}
                  refused={allowed === true ? undefined : allowed}
                  onClick={() => action.run(store.getState())}
                >
                  {titleOf(action, state)}
                </Button>
              )
            })}
        </div>
      </div>
    </>
  )
}
