import type { Ref } from 'react'

import type { FittedLine } from '#kit/site-context.ts'

import type { Drawn } from './drawn.ts'
import { Shot } from './Shot.tsx'

import styles from './quiz-result.module.css'
import shared from './quiz.module.css'

/** A name as a stack: on one line where there is room, on two where there is not. */
export interface FittedName {
  readonly wide: FittedLine
  readonly narrow: readonly FittedLine[]
}

interface Props {
  readonly name: string
  /** None for a name that came after the build: it is set as a plain headline. */
  readonly fitted: FittedName | undefined
  readonly picture: Drawn | undefined
  readonly note: string
  readonly tagline: string
  readonly description: string
  readonly share: string
  readonly restart: string
  /** What became of sharing, for the visitor. */
  readonly said: string
  readonly heading: Ref<HTMLHeadingElement>
  readonly onShare: () => void
  readonly onRestart: () => void
}

/** Which one you are. */
export function ResultView(props: Props) {
  const { name, fitted, picture, note, tagline, description, said } = props
  const { share, restart, heading, onShare, onRestart } = props
  return (
    <div className={styles.result}>
      <div className={styles.stage}>
        {picture ? (
          <Shot
            picture={picture}
            alt={name}
            sizes="(max-width: 767px) 348px, 540px"
            className={styles.hero}
          />
        ) : null}
      </div>
      <p className={`${styles.note} t-marker`}>{note}</p>
      <h1
        ref={heading}
        tabIndex={-1}
        className={`${styles.name} ${fitted ? styles.fitted : 't-displayM'}`}
      >
        {fitted
          ? fitted.narrow.map((part, index) => (
              <span
                key={index}
                className={styles.part}
                style={{
                  ...part.face,
                  '--w': `${part.wdth}%`,
                  '--s': `${part.size * 100}cqi`,
                  '--weight': part.weight,
                  '--wide-w': `${fitted.wide.wdth}%`,
                  '--wide-s': `${fitted.wide.size * 100}cqi`,
                  '--wide-weight': fitted.wide.weight,
                }}
              >
                {part.text}
                {index < fitted.narrow.length - 1 ? ' ' : null}
              </span>
            ))
          : name}
      </h1>
      <p className={`${styles.tagline} t-button`}>{tagline}</p>
      <p className={`${styles.description} t-textL`}>{description}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={`${shared.pill} ${shared.dark} t-button`}
          onClick={onShare}
        >
          <span className={shared.says}>{share}</span>
        </button>
        <button
          type="button"
          className={`${shared.pill} ${shared.light} t-button`}
          onClick={onRestart}
        >
          <span className={shared.says}>{restart}</span>
        </button>
      </div>
      <p className={`${styles.said} t-small`} role="status">
        {said}
      </p>
    </div>
  )
}
