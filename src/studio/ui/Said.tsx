import { useStudio } from '#studio/state/store.ts'

import styles from './said.module.css'

/** What just happened, or why it did not: read out, and shown where it was refused. */
export function Said() {
  const { text, id, refused } = useStudio((state) => state.said)
  return (
    <div className={refused ? styles.refused : styles.quiet} role="status">
      <span key={id}>{text}</span>
    </div>
  )
}
