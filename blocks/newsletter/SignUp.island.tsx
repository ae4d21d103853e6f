import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

import { on } from '#kit/on.ts'
import { isFlagged, setFlag } from '#site/newsletter/flag.ts'
import { watchSubmission } from '#site/newsletter/submission.ts'

import styles from './newsletter.module.css'

interface Props {
  readonly action: string
  /** The name the forms service gives the field. */
  readonly name: string
  /** The storage key that says this visitor signed up. */
  readonly flag: string
  readonly label: string
  readonly placeholder: string
  readonly button: string
  readonly autocomplete: 'email' | 'off'
  readonly offline: string
  readonly blocked: string
}

type State = 'asking' | 'thanks' | 'offline' | 'blocked'

/** The form. It posts by itself in a new tab where there is no script, and into a hidden frame where there is. */
export function SignUp(props: Props) {
  const { action, name, flag, label, placeholder, button, autocomplete, offline, blocked } = props
  const [state, setState] = useState<State>('asking')
  // What is said a second time is set anew, or a screen reader would say it only once.
  const [tries, setTries] = useState(0)
  const [framed, setFramed] = useState(false)
  const frameName = `frame${useId().replaceAll(/\W/g, '')}`
  const form = useRef<HTMLFormElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  // Both before the click that woke it is heard, or the first address would go to a new tab.
  useLayoutEffect(() => setFramed(true), [])

  useLayoutEffect(() => {
    if (!framed || !form.current || !frame.current) return
    return watchSubmission(form.current, frame.current, {
      onSent() {
        setFlag(flag, true)
        setState('thanks')
      },
      onBlocked(reason) {
        setState(reason === 'offline' ? 'offline' : 'blocked')
        setTries((before) => before + 1)
      },
    })
  }, [framed, flag])

  // Whoever signed up on another page, which may be open beside this one, is not asked again.
  useEffect(() => {
    const recall = (): void => {
      if (isFlagged(flag)) setState('thanks')
    }
    const stops = [
      on(window, 'storage', recall),
      on(window, 'pageshow', recall),
      on(document, 'visibilitychange', recall),
      on(document, 'prerenderingchange', recall),
    ]
    recall()
    return () => stops.forEach((stop) => stop())
  }, [flag])

  // Before the browser notices that the focused field has gone.
  useLayoutEffect(() => {
    if (state === 'thanks') moveFocus(form.current)
  }, [state])

  return (
    <div data-state={state}>
      <form
        ref={form}
        className={styles.form}
        action={action}
        method="post"
        target="_blank"
        rel="noopener"
        autoComplete="off"
      >
        <input
          className={`${styles.input} t-text`}
          type="email"
          name={name}
          required
          aria-label={label}
          placeholder={placeholder}
          autoComplete={autocomplete}
          autoCapitalize="off"
          spellCheck={false}
        />
        <button className={`${styles.button} t-button`}>{button}</button>
      </form>
      <p className={`${styles.failure} t-text`} role="status">
        {state === 'offline' || state === 'blocked' ? (
          <span key={tries}>{state === 'offline' ? offline : blocked}</span>
        ) : null}
      </p>
      {framed ? <iframe ref={frame} name={frameName} title={label} hidden /> : null}
    </div>
  )
}

/** Takes the focus along to the thanks if it was in the form, which has gone. */
function moveFocus(form: HTMLFormElement | null): void {
  if (!form?.contains(document.activeElement)) return
  form
    .closest('section')
    ?.querySelector<HTMLElement>('[tabindex="-1"]')
    ?.focus({ preventScroll: true })
}
