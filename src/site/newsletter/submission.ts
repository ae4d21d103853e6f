/**
 * A form that posts into a hidden frame, whose answer nobody can read.
 *
 * What the frame tells is worth nothing: it says `load` for a page of the forms service, for its
 * error page and, in some browsers, for a connection that was refused, and is silent while a server
 * hangs. So a post counts as sent unless it provably was not: the browser is offline, or its
 * security policy refused the form or the frame. A policy refuses before anything is sent; a
 * refusal later than `GRACE_MS` is about a place the service sent its answer on to, after the
 * address had arrived.
 */
import { watchRefusals } from './refusals.ts'

/** How long the browser may take to refuse a post before it counts as sent, in milliseconds. */
export const GRACE_MS = 250

/** Why nothing was sent: no network, or a refusal by the security policy. */
export type Reason = 'offline' | 'blocked'

interface Options {
  /** The browser began to send, and nothing refused it. */
  readonly onSent: () => void
  /** Nothing was sent. The form still holds what was typed and may be submitted again. */
  readonly onBlocked: (reason: Reason) => void
}

/**
 * Sends `form` into `frame` (which must have a name) and tells what became of each submission. The
 * browser's own validation comes first: an address it refuses leads to neither call. A second
 * submission while one is under way is dropped. Stopped, the form posts where it did before.
 */
export function watchSubmission(
  form: HTMLFormElement,
  frame: HTMLIFrameElement,
  { onSent, onBlocked }: Options,
): () => void {
  const before = form.target
  let finish: (() => void) | undefined

  const submit = (event: SubmitEvent): void => {
    const offline = !navigator.onLine
    if (offline || finish) event.preventDefault()
    if (finish) return
    if (offline) return onBlocked('offline')
    const timer = setTimeout(() => settle(onSent), GRACE_MS)
    const stopWatching = watchRefusals(form.action, () => settle(() => onBlocked('blocked')))
    finish = () => {
      clearTimeout(timer)
      stopWatching()
      finish = undefined
    }
  }
  const settle = (tell: () => void): void => {
    finish?.()
    tell()
  }

  form.target = frame.name
  form.addEventListener('submit', submit)
  return () => {
    finish?.()
    form.removeEventListener('submit', submit)
    form.target = before
  }
}
