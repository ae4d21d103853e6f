import { brokenFiles } from '#studio/state/broken-files.ts'
import { changedDocuments } from '#studio/state/documents.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { unsavedWords } from '#studio/state/unread.ts'

import styles from './save-state.module.css'

/** What is missing to save. */
const without = {
  gone: 'No server',
  'no-pages': 'No pages folder',
  'other-site': 'The server of another site',
}

/** Whether the author's work is on disk, and what keeps it from getting there. */
export function SaveState() {
  const store = useStudioStore()
  const changed = useStudio(({ values, disk }) => changedDocuments(values, disk).length)
  const waiting = useStudio(({ saving }) => saving.conflicts.length)
  const server = useStudio(({ saving }) => saving.server)
  const broken = useStudio((state) => brokenFiles(state).length)
  const unread = useStudio((state) => unsavedWords(state) !== '')
  if (waiting > 0)
    return (
      <button
        type="button"
        className={styles.state}
        data-state="paused"
        onClick={() => store.getState().setSaving({ choosing: true })}
      >
        <Words>Saving is paused. Choose what stays</Words>
      </button>
    )
  if (server !== 'there')
    return (
      <p className={styles.state} data-state="paused">
        <Words>{`${without[server]}. Your changes are kept here`}</Words>
      </p>
    )
  if (broken > 0)
    return (
      <button
        type="button"
        className={styles.state}
        data-state="paused"
        aria-haspopup="dialog"
        onClick={() => store.getState().look({ window: 'broken' })}
      >
        <Words>{broken === 1 ? 'A file is broken' : `${broken} files are broken`}</Words>
      </button>
    )
  return (
    <p className={styles.state} data-state={changed > 0 || unread ? 'draft' : 'saved'}>
      {changed === 0
        ? unread
          ? 'Not saved: fix the JSON first'
          : 'All saved'
        : `${changed} ${changed === 1 ? 'document has' : 'documents have'} changes`}
    </p>
  )
}

/** They give way before the buttons of the bar do; whoever points at them reads the rest. */
function Words({ children }: { children: string }) {
  return <span title={children}>{children}</span>
}
