import { useEffect, useState } from 'react'

import { useStudio } from '#studio/state/store.ts'

import styles from './said.module.css'

/** How long a refusal stays in sight, in milliseconds, for each letter of it and at least. */
const LETTER_MS = 80
const LEAST_MS = 4000

/**
 * What just happened, or why it did not. All of it is read out; a refusal is shown as well, for as
 * long as it takes to read it, because nothing else on the screen has changed. Each window over the
 * editor has one too: what is behind it is out of reach, also for a screen reader.
 */
export function Said() {
  const { text, id, refused } = useStudio((state) => state.said)
  // What was said before a window opened is none of its business.
  const [before] = useState(id)
  const [over, setOver] = useState(id)
  useEffect(() => {
    if (!refused) return undefined
    const timer = setTimeout(() => setOver(id), Math.max(LEAST_MS, text.length * LETTER_MS))
    return () => clearTimeout(timer)
  }, [text, id, refused])
  return (
    <div
      className={refused && over !== id ? styles.refused : styles.quiet}
      role="status"
      aria-label="What happened"
    >
      <span key={id}>{id === before ? '' : text}</span>
    </div>
  )
}
