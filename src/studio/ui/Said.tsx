import { useEffect, useState } from 'react'

import type { Said as Message } from '#studio/state/said.ts'
import { useStudio } from '#studio/state/store.ts'

import styles from './said.module.css'

/** How long a message stays in sight, in milliseconds, for each letter of it and at least. */
const LETTER_MS = 80
const LEAST_MS = 4000

/**
 * What just happened, or why it did not. All of it is read out; what is no aside is shown as well,
 * for as long as it takes to read it, also if an aside comes meanwhile. Each window over the editor
 * has one too: what is behind it is out of reach, also for a screen reader.
 */
export function Said() {
  const said = useStudio((state) => state.said)
  // What was said before a window opened is none of its business.
  const [before] = useState(said.id)
  return (
    <>
      <div className={styles.told} role="status" aria-label="What happened">
        <span key={said.id}>{said.id === before ? '' : said.text}</span>
      </div>
      <Toast said={said} before={before} />
    </>
  )
}

/** The last message that is to be seen, until it was read. It takes no clicks from what it is over. */
function Toast({ said, before }: { readonly said: Message; readonly before: number }) {
  const [shown, setShown] = useState<Message>()
  const [seen, setSeen] = useState(before)
  if (said.kind !== 'aside' && said.id > seen) {
    setSeen(said.id)
    setShown(said)
  }
  useEffect(() => {
    if (!shown) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    // A window that nobody looks at draws nothing: the time counts from when it is seen.
    const frame = requestAnimationFrame(() => {
      const time = Math.max(LEAST_MS, shown.text.length * LETTER_MS)
      timer = setTimeout(() => setShown(undefined), time)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [shown])
  if (!shown) return null
  return (
    <p key={shown.id} className={styles.toast} data-said={shown.kind} aria-hidden="true">
      {shown.text}
    </p>
  )
}
