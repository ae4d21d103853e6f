import type { Ref } from 'react'

import type { FittedLine } from '#kit/site-context.ts'
import { FittedStack } from '#kit/Stack.tsx'

import type { Drawn } from './drawn.ts'
import { Shot } from './Shot.tsx'

import styles from './quiz-start.module.css'
import shared from './quiz.module.css'

interface Props {
  /** The colour of the headline. */
  readonly display: string
  readonly lines: readonly FittedLine[]
  readonly lead: string
  readonly start: string
  readonly hand: Drawn | null
  readonly images: readonly {
    readonly picture: Drawn
    readonly title: string
    readonly delay: number
  }[]
  /** The panel that opens while there is no script. */
  readonly panel: string
  readonly heading: Ref<HTMLHeadingElement>
  readonly onStart: () => void
}

/**
 * The beginning. Until the island wakes, and where there is no script, the button opens the panel:
 * the browser does that by itself, so that no tap is lost.
 */
export function StartView({
  display,
  lines,
  lead,
  start,
  hand,
  images,
  panel,
  heading,
  onStart,
}: Props) {
  return (
    <div className={styles.start}>
      <ul className={styles.cast}>
        {images.map(({ picture, title, delay }, index) => (
          <li key={index} className={styles.member} style={{ '--delay': `${delay}ms` }}>
            <Shot picture={picture} alt={title} sizes="(max-width: 767px) 30vw, 312px" />
          </li>
        ))}
      </ul>
      <div className={styles.words} style={{ '--display': `var(--${display})` }}>
        <FittedStack as="h1" lines={lines} className={styles.title} ref={heading} tabIndex={-1} />
        <p className={`${styles.lead} t-textL`}>{lead}</p>
        <button
          type="button"
          className={`${shared.pill} ${styles.go} t-button`}
          popoverTarget={panel}
          onClick={(event) => {
            event.preventDefault()
            onStart()
          }}
        >
          {hand ? <Shot picture={hand} className={styles.point} /> : null}
          <span className={shared.says}>{start}</span>
        </button>
      </div>
    </div>
  )
}
