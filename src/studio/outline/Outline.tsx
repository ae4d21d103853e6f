import { entriesIn, holdsBlocks } from '#studio/state/blocks.ts'
import { nothing } from '#studio/state/selection.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { ActionButton } from '#studio/ui/ActionButton.tsx'

import { EveryPage } from './EveryPage.tsx'
import { Tree } from './Tree.tsx'

import styles from './outline.module.css'

/** What the open page is made of. */
export function Outline() {
  const store = useStudioStore()
  const holds = useStudio(({ values, page }) => holdsBlocks(values[page]))
  const isEmpty = useStudio(({ values, page }) => entriesIn(values[page]).length === 0)
  return (
    <div className={styles.outline} data-blocks="">
      <div
        role="presentation"
        className={styles.scroll}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) store.getState().select(nothing)
        }}
      >
        <EveryPage />
        <h2 className={styles.group}>This page</h2>
        {!holds ? (
          <p className={styles.none}>
            This isn’t a page with blocks. Choose one above to see its blocks.
          </p>
        ) : (
          <Tree />
        )}
        {holds && isEmpty ? (
          <p className={styles.none}>It’s empty. Add its first block below.</p>
        ) : null}
        <EveryPage foot />
      </div>
      <ActionButton id="add-block" icon="add" className={styles.add} aria-keyshortcuts="/">
        Add a block
      </ActionButton>
    </div>
  )
}
