import { Hidden } from './Hidden.tsx'

import styles from './badge.module.css'

type BadgeProps =
  /** A word in a line: "Phone", "Used". */
  | { readonly kind: 'note'; readonly children: string }
  /** How many things are wrong here. */
  | { readonly kind: 'problem'; readonly count: number }

export function Badge(props: BadgeProps) {
  if (props.kind === 'note') return <span className={styles.note}>{props.children}</span>
  return (
    <span className={styles.problem}>
      {props.count}
      <Hidden>{props.count === 1 ? ' problem' : ' problems'}</Hidden>
    </span>
  )
}
