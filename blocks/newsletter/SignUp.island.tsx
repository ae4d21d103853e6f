import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

import styles from './newsletter.module.css'
import { isFlagged, setFlag, watchRefusals } from './sign-up.ts'

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

/** How long the browser may take to refuse a post before the visitor is thanked, in milliseconds. */
const REFUSAL_MS = 250

type State = 'asking' | 'sending' | 'thanks' | 'offline' | 'blocked'

/**
 * The form posts by itself, in a new tab, where there is no script. With script it posts into a
 * hidden frame whose answer nobody can read, so the thanks are optimistic: only being offline and a
 * refusal by the security policy are certain failures, and those keep the form and the address.
 */
export function SignUp(props: Props) {
  const { action, name, flag, label, placeholder, button, autocomplete, offline, blocked } = props
  const [state, setState] = useState<State>('asking')
  const [framed, setFramed] = useState(false)
  const frame = `frame-${useId().replace(/\W/g, '')}`
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    setFramed(true)
    if (isFlagged(flag)) setState('thanks')
    return watchRefusals(action, () => {
      setFlag(flag, false)
      setState((now) => (now === 'asking' ? now : 'blocked'))
    })
  }, [action, flag])

  useEffect(() => {
    if (state !== 'sending') return
    const timer = setTimeout(() => {
      setFlag(flag, true)
      setState('thanks')
    }, REFUSAL_MS)
    return () => clearTimeout(timer)
  }, [state, flag])

  // Before the browser notices that the focused field has gone.
  useLayoutEffect(() => {
    if (state === 'thanks') moveFocus(form.current)
  }, [state])

  const submit = (event: FormEvent): void => {
    if (navigator.onLine) return setState('sending')
    event.preventDefault()
    setState('offline')
  }

  return (
    <div data-state={state}>
      <form
        ref={form}
        className={styles.form}
        action={action}
        method="post"
        target={framed ? frame : '_blank'}
        rel="noopener"
        autoComplete="off"
        onSubmit={submit}
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
        {state === 'offline' ? offline : state === 'blocked' ? blocked : null}
      </p>
      {framed ? <iframe name={frame} title={label} hidden tabIndex={-1} /> : null}
    </div>
  )
}

/** Takes the focus along to the thanks if it was in the form, which is about to go. */
function moveFocus(form: HTMLFormElement | null): void {
  if (!form?.contains(document.activeElement)) return
  const thanks = form.closest('section')?.querySelector<HTMLElement>('[tabindex="-1"]')
  thanks?.focus({ preventScroll: true })
}
