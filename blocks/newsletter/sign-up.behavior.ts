/**
 * Sends the form without leaving the page: into a hidden frame, where without script it posts in a
 * new tab. What became of it is `data-state` around the marker (`asking`, `thanks`, `offline`,
 * `blocked`), and a sentence in the live region there where nothing was sent.
 */
import { on } from '#kit/on.ts'
import { isFlagged, setFlag } from '#site/newsletter/flag.ts'
import { type Reason, watchSubmission } from '#site/newsletter/submission.ts'

/** What the marker carries, as JSON. */
export interface SignUpProps {
  /** The storage key that says this visitor signed up. */
  readonly flag: string
  readonly offline: string
  readonly blocked: string
}

export function start(marker: HTMLElement): () => void {
  const { flag, ...says } = JSON.parse(marker.dataset['props']!) as SignUpProps
  const exchange = marker.parentElement!
  const form = exchange.querySelector('form')!
  const failure = exchange.querySelector('[role=status]')!
  const frame = document.createElement('iframe')

  const show = (state: 'thanks' | Reason): void => {
    const focused = form.contains(document.activeElement)
    exchange.dataset['state'] = state
    // Empty, it takes no room: nothing moves when the thanks take the place of the form.
    failure.replaceChildren()
    if (state !== 'thanks') {
      // A new element each time: what is said twice in the same one, a screen reader says once.
      const sentence = document.createElement('span')
      sentence.textContent = says[state]
      failure.append(sentence)
    } else if (focused)
      // The form goes, and the focus with it to what takes its place.
      form
        .closest('section')
        ?.querySelector<HTMLElement>('[tabindex="-1"]')
        ?.focus({ preventScroll: true })
  }

  // Whoever signed up on another page, which may be open beside this one, is not asked again.
  const recall = (): void => {
    if (isFlagged(flag)) show('thanks')
  }

  frame.name = flag
  frame.hidden = true
  exchange.append(frame)
  const stops = [
    watchSubmission(form, frame, {
      onSent() {
        setFlag(flag)
        show('thanks')
      },
      onBlocked: show,
    }),
    on(window, 'storage', recall),
    on(window, 'pageshow', recall),
    on(document, 'visibilitychange', recall),
    on(document, 'prerenderingchange', recall),
    () => frame.remove(),
  ]
  recall()
  return () => stops.forEach((stop) => stop())
}
