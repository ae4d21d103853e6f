import type { ReactNode } from 'react'

import styles from './card.module.css'

interface Props {
  readonly field: string
  /** The id of the heading that names it. */
  readonly labelledBy: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A flat sheet with its top right corner folded over. What is inside may break out of it. */
export function Card({ field, labelledBy, className, children }: Props) {
  return (
    <section
      className={`${styles.root} ${className ?? ''}`}
      data-field={field}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  )
}
