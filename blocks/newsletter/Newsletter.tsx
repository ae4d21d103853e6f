import { kebab } from '#engine/text/kebab.ts'
import { Card } from '#kit/Card.tsx'
import { island } from '#kit/island.tsx'
import { Lines } from '#kit/Lines.tsx'
import { Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'
import { Stack } from '#kit/Stack.tsx'
import type { NewsletterProps } from '#schema/types.ts'

import type { SignUpProps } from './sign-up.behavior.ts'

import styles from './newsletter.module.css'

/** It shows nothing itself: it carries what the script of the form before it says. */
const SignUp = island<SignUpProps>(() => null, {
  when: 'visible',
  behavior: 'newsletter/sign-up',
})

/**
 * The question and the thanks stand in one grid cell, both in the HTML, so that one can take the
 * other's place without moving the page: before the first paint for a visitor who signed up earlier
 * (`data-flag`, see `src/render/flags.ts`), or when the form was sent (`sign-up.behavior.ts`).
 */
export function Newsletter(props: NewsletterProps) {
  const { id, shape, field } = props
  if (shape === 'card')
    return (
      <Card field={field} labelledBy={`${id}-heading`} className={styles.card}>
        <Exchange {...props} />
      </Card>
    )
  return (
    <section className={styles.band} data-field={field} aria-labelledby={`${id}-heading`}>
      <Exchange {...props} />
    </section>
  )
}

function Exchange(props: NewsletterProps) {
  const { display, hand, thumb, thanks, thanksLine } = props
  return (
    <div
      className={styles.root}
      data-flag={flagOf(props)}
      style={{ '--display': `var(--${kebab(display)})` }}
    >
      {hand ? <Picture image={{ src: hand, alt: '' }} className={styles.hand} /> : null}
      <div className={styles.stage}>
        <Question {...props} />
        <div className={styles.answer} role="status">
          <div className={styles.thanks} tabIndex={-1}>
            <div className={styles.up}>
              {thumb ? <Picture image={{ src: thumb, alt: '' }} className={styles.thumb} /> : null}
            </div>
            <div className={styles.words}>
              <h2 className={`${styles.heading} t-displayM`}>{thanks}</h2>
              {thanksLine ? <p className="t-text">{thanksLine}</p> : null}
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

/** The storage key of the campaign. The page's boot script looks for it, so that nobody is asked twice. */
function flagOf({ campaign, month }: NewsletterProps): string {
  return `newsletter:${campaign}:${month}`
}

function Question(props: NewsletterProps) {
  const { id, shape, heading, lead, note, label, placeholder, button, autocomplete } = props
  const { offline, blocked } = props
  const service = useSite().services.newsletter
  return (
    <div className={styles.question}>
      {shape === 'card' ? (
        <h2 id={`${id}-heading`} className={`${styles.heading} t-displayM`}>
          <Lines lines={heading.map(({ text }) => text)} className={styles.line} />
        </h2>
      ) : (
        <Stack as="h2" id={`${id}-heading`} lines={heading} className={styles.heading} />
      )}
      {lead ? <p className={`${styles.lead} t-text`}>{lead}</p> : null}
      {service ? (
        <div data-state="asking">
          <form
            className={styles.form}
            action={service.action}
            method="post"
            target="_blank"
            rel="noopener"
            autoComplete="off"
          >
            <input
              className={`${styles.input} t-text`}
              type="email"
              name={service.field}
              required
              aria-label={label}
              placeholder={placeholder}
              autoComplete={autocomplete}
              autoCapitalize="off"
              spellCheck={false}
            />
            <button className={`${styles.button} t-button`}>{button}</button>
          </form>
          <p className={`${styles.failure} t-text`} role="status" />
          <SignUp flag={flagOf(props)} offline={offline} blocked={blocked} />
        </div>
      ) : null}
      {note ? <p className={`${styles.note} t-small`}>{note}</p> : null}
    </div>
  )
}
