import { blockMenu } from '#studio/actions/block-menu.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { ActionButton } from '#studio/ui/ActionButton.tsx'
import { IconMenu } from '#studio/ui/Menu.tsx'

import styles from '#studio/canvas/canvas.module.css'

/** The actions for the selected block, beside it: those of keys and menus. */
export function BlockTools({ top, title }: { top: number; title: string }) {
  const store = useStudioStore()
  return (
    <div className={styles.tools} style={{ top }} role="toolbar" aria-label={`Tools for ${title}`}>
      <ActionButton whole id="move-up" icon="up" kind="quiet" />
      <ActionButton whole id="move-down" icon="down" kind="quiet" />
      <ActionButton whole id="duplicate" icon="copy" kind="quiet" />
      <ActionButton whole id="hide" icon="eye" kind="quiet" />
      <IconMenu label={`More to do with ${title}`} groups={() => blockMenu(store, true)} />
      <ActionButton whole id="delete" icon="delete" kind="danger" />
    </div>
  )
}
