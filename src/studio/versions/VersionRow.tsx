import { useId } from 'react'

import type { History } from '#studio/api.ts'

import styles from './versions.module.css'

/** How many sentences a version has that is not chosen. */
const FEW = 3

interface RowProps {
  readonly version: History['versions'][number]
  readonly when: string
  /** What it changed; undefined until it is known. */
  readonly sentences: readonly string[] | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A version to choose: its message, whose it is, and in words what it changed, of the chosen one all. */
export function VersionRow({ version, when, sentences = [], isChosen, onChoose }: RowProps) {
  const changes = useId()
  // To leave out one alone saves no line.
  const told = isChosen || sentences.length <= FEW + 1 ? sentences : sentences.slice(0, FEW)
  const more = sentences.length - told.length
  return (
    <div className={styles.version} data-chosen={isChosen}>
      <label>
        <input
          type="radio"
          name="version"
          aria-describedby={changes}
          checked={isChosen}
          onChange={onChoose}
        />
        <span>
          {version.message.split('\n')[0] || 'Without a message'}
          <small>{`${version.author}, ${when}`}</small>
        </span>
      </label>
      <ul id={changes}>
        {told.map((sentence, index) => (
          <li key={`${sentence} ${index}`}>{sentence}</li>
        ))}
        {more > 0 ? <li>{`and ${more} more`}</li> : null}
      </ul>
    </div>
  )
}
