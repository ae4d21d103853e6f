import { Hidden } from './Hidden.tsx'

import styles from './badge.module.css'

/** A word in a line: "Phone", "Used". */
export function Note({ children }: { children: string }) {
  return <span className={styles.note}>{children}</span>
}

/** How many things are wrong here; nothing where none are. */
export function ProblemCount({ count }: { count: number }) {
  return count === 0 ? null : (
    <span className={styles.problem}>
      {count}
      <Hidden>{count === 1 ? ' problem' : ' problems'}</Hidden>
    </span>
  )
}
