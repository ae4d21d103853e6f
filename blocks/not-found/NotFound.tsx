import { Button } from '#kit/Button.tsx'
import { Link } from '#kit/Link.tsx'
import { Picture } from '#kit/Picture.tsx'
import type { NotFoundProps } from '#schema/types.ts'

import styles from './not-found.module.css'

/** The sentence names the address once script runs: one file answers for every address there is not. */
export function NotFound(props: NotFoundProps) {
  const { id, code, sentence, plainSentence, home, hand, image, logo, field } = props
  return (
    <section className={styles.root} data-field={field} aria-labelledby={`${id}-code`}>
      <p className={styles.logo}>
        {logo ? (
          <Link href="/">
            {/* A link has a name, also where the logo is said to be mere decoration. */}
            <Picture image={{ ...logo, alt: logo.alt || home.label }} load="early" />
          </Link>
        ) : null}
      </p>
      <div className={styles.stage}>
        <Picture image={image} load="first" className={styles.picture} />
        <h1 id={`${id}-code`} className={styles.code}>
          {code}
        </h1>
      </div>
      <div className={styles.words}>
        <p
          className={`${styles.sentence} t-textL`}
          data-behavior="not-found/path"
          data-sentence={sentence}
          // A long address takes more lines, and would push away what visitors see already.
          data-before-paint=""
        >
          {plainSentence}
        </p>
        <Button link={home} hand={hand} />
      </div>
    </section>
  )
}
