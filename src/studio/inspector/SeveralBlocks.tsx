import type { Block } from '#schema/types.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { ActionButton } from '#studio/ui/ActionButton.tsx'

import styles from './inspector.module.css'

/** What works for several blocks, in the order of the panel. */
const offered = ['hide', 'move-up', 'move-down', 'duplicate', 'copy', 'cut', 'delete']

/** What can be done with all selected blocks at once. */
export function SeveralBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      <header className={styles.head}>
        <h2>{blocks.length} blocks</h2>
      </header>
      <div className={styles.panel}>
        <p>{blocks.map((block) => blockTitle(block)).join(', ')}</p>
        <div className={styles.actions}>
          {offered.map((id) => (
            <ActionButton key={id} id={id} kind={id === 'delete' ? 'danger' : 'plain'} />
          ))}
        </div>
      </div>
    </>
  )
}
