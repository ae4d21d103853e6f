import type { ReactNode } from 'react'

import styles from './card.module.css'

interface Props {
  readonly field: string
  /** The id of the heading that names it. */
  readonly labelledBy: string
  /** `page` for a card that is all there is on its page: more room around, a bigger fold. */
  readonly size?: 'normal' | 'page'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A flat sheet with its top right corner folded over. What is inside may break out of it. */
export function Card({ field, labelledBy, size = 'normal', className, children }: Props) {
  return (
    <section
      className={`${styles.root} ${styles[size]} ${className ?? ''}`}
      data-field={field}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  )
}
