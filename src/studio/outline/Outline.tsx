import { blocksIn } from '#studio/commands/command.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { block } from '#studio/state/selection.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'

import styles from './outline.module.css'

/** The blocks of the open page, in order. */
export function Outline() {
  const store = useStudioStore()
  const page = useStudio((state) => state.page)
  const document = useStudio((state) => state.values[state.page])
  const selected = useStudio((state) => state.selection.blocks)
  return (
    <nav className={styles.outline} aria-label="Blocks of this page">
      <h2 className={styles.group}>This page</h2>
      <ol className={styles.list}>
        {blocksIn(document).map((one, index) => (
          <li key={`${page} ${one.id} ${index}`}>
            <button
              type="button"
              className={styles.row}
              aria-current={selected.includes(one.id)}
              onClick={() => store.getState().select(block(one.id))}
            >
              {blockTitle(one)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
