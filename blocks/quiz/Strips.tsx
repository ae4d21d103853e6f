import type { Drawn } from './drawn.ts'

import styles from './quiz.module.css'

interface Props {
  readonly strips: readonly Drawn[]
  /** How many questions are answered. */
  readonly count: number
}

/** What is built so far: a strip for each answered question, in turn, the newest on top. */
export function Strips({ strips, count }: Props) {
  return (
    <div className={styles.strips} style={{ '--count': count }} aria-hidden="true">
      {Array.from({ length: strips.length > 0 ? count : 0 }, (_, index) => {
        const { url, width, height } = strips[index % strips.length] as Drawn
        return (
          <span
            key={index}
            className={styles.strip}
            style={{
              '--index': index,
              '--tile': `url("${url}")`,
              '--tile-width': `${width}px`,
              '--tile-height': `${height}px`,
            }}
          />
        )
      })}
    </div>
  )
}
