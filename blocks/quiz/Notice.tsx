import type { Ref } from 'react'

import type { Drawn } from './drawn.ts'
import { Shot } from './Shot.tsx'

import styles from './quiz-question.module.css'
import shared from './quiz.module.css'

interface Props {
  readonly text: string
  readonly picture?: Drawn | null
  /** The way on, if there is one. */
  readonly action?: string
  readonly heading: Ref<HTMLHeadingElement>
  readonly onAction?: () => void
}

/** A screen that says one thing: that questions are coming, or that they are not. */
export function Notice({ text, picture, action, heading, onAction }: Props) {
  return (
    <div className={styles.notice}>
      {picture ? <Shot picture={picture} className={styles.hands} /> : null}
      <h1 ref={heading} tabIndex={-1} className={`${styles.asked} t-question`}>
        {text}
      </h1>
      {action ? (
        <button
          type="button"
          className={`${shared.pill} ${styles.next} t-button`}
          onClick={onAction}
        >
          <span className={shared.says}>{action}</span>
        </button>
      ) : null}
    </div>
  )
}
