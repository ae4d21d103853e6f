import { useCallback, useEffect, useRef, useState } from 'react'

import type { Said as Message } from '#studio/state/said.ts'
import { saidOf, useSettled } from '#studio/state/settled.ts'
import { useStudioStore } from '#studio/state/store.ts'

import { IconButton } from './Button.tsx'

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
  const store = useStudioStore()
  const said = useSettled(saidOf)
  // What was said before a window opened is none of its business, though it may not be told yet.
  const [before] = useState(() => store.getState().said.id)
  return (
    <>
      <div className={styles.told} role="status" aria-label="What happened">
        <span key={said.id}>{said.id > before ? said.text : ''}</span>
      </div>
      <Toast said={said} before={before} />
    </>
  )
}

/** The last message that is to be seen, until it was read or is put away. */
function Toast({ said, before }: { readonly said: Message; readonly before: number }) {
  const [shown, setShown] = useState<Message>()
  const [seen, setSeen] = useState(before)
  if (said.kind !== 'aside' && said.id > seen) {
    setSeen(said.id)
    setShown(said)
  }
  const putAway = useCallback(() => setShown(undefined), [])
  return shown ? <InSight key={shown.id} said={shown} putAway={putAway} /> : null
}

/** It stays while somebody points at it or has the focus in it; then its time begins anew. */
function InSight({ said, putAway }: { readonly said: Message; readonly putAway: () => void }) {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const from = useRef<EventTarget>(null)
  const stays = pointed || focused
  useEffect(() => {
    if (stays) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    // A window that nobody looks at draws nothing: the time counts from when it is seen.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(putAway, Math.max(LEAST_MS, said.text.length * LETTER_MS))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [stays, said, putAway])
  const leave = (): void => {
    if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true })
    putAway()
  }
  return (
    <section
      className={styles.toast}
      data-said={said.kind}
      aria-label="Message"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      {/* What happened has been told; nobody needs to hear it again on the way. */}
      <p aria-hidden="true">{said.text}</p>
      <IconButton
        icon="close"
        label="Put this away"
        className={styles.away}
        onClick={leave}
        // Safari takes the focus from where it is before it gives it to what is clicked.
        onPointerDown={() => {
          from.current = document.activeElement
        }}
        onFocus={({ relatedTarget }) => {
          from.current = relatedTarget ?? from.current
          setFocused(true)
        }}
        onBlur={() => setFocused(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // It is not meant for the window that this stands in, nor for what is selected.
          event.preventDefault()
          event.stopPropagation()
          leave()
        }}
      />
    </section>
  )
}
