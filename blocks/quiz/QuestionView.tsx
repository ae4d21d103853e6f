import type { Ref } from 'react'

import type { Choice, Letter } from '#engine/site/quiz.ts'

import type { Drawn } from './drawn.ts'
import { Shot } from './Shot.tsx'

import styles from './quiz-question.module.css'
import shared from './quiz.module.css'

interface Props {
  readonly text: string
  readonly pictured: boolean
  /** In the order of the screen. */
  readonly choices: readonly (Choice & {
    readonly letter: Letter
    readonly picture: Drawn | undefined
  })[]
  readonly selected: Letter | null
  readonly hands: readonly Drawn[]
  readonly arm: Drawn | null
  readonly next: string
  readonly heading: Ref<HTMLHeadingElement>
  readonly onSelect: (letter: Letter) => void
  readonly onContinue: () => void
}

/** One question: four choices of which one can be taken, and the way on. */
export function QuestionView(props: Props) {
  const { text, pictured, choices, selected, hands, arm, next, heading } = props
  const at = choices.findIndex(({ letter }) => letter === selected)
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault()
        props.onContinue()
      }}
    >
      <fieldset className={styles.ask}>
        <legend className={styles.legend}>
          <h1 ref={heading} tabIndex={-1} className={`${styles.asked} t-question`}>
            {text}
          </h1>
        </legend>
        <div
          className={pictured ? styles.tiles : styles.rows}
          style={{ '--at': at }}
          data-pointing={at >= 0}
        >
          {choices.map(({ letter, label, picture }, index) => (
            <label key={index} className={styles.choice} data-chosen={letter === selected}>
              <input
                type="radio"
                name="choice"
                className={styles.radio}
                checked={letter === selected}
                onChange={() => props.onSelect(letter)}
              />
              {picture ? (
                <span className={styles.shown}>
                  <Shot picture={picture} sizes="200px" className={styles.photo} />
                </span>
              ) : null}
              {hands[index] ? <Shot picture={hands[index]} className={styles.hand} /> : null}
              <span className={styles.label}>{label}</span>
            </label>
          ))}
          {arm && !pictured ? <Shot picture={arm} className={styles.arm} /> : null}
        </div>
      </fieldset>
      <button
        type="submit"
        className={`${shared.pill} ${styles.next} t-button`}
        disabled={selected === null}
      >
        <span className={shared.says}>{next}</span>
      </button>
    </form>
  )
}
