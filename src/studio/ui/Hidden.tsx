import type { ReactNode } from 'react'

import styles from './hidden.module.css'

/** Words that are read out and not shown. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
