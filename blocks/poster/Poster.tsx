import { Button } from '#kit/Button.tsx'
import { Picture } from '#kit/Picture.tsx'
import { RichText } from '#kit/RichText.tsx'
import { Stack } from '#kit/Stack.tsx'
import type { PosterProps } from '#schema/types.ts'

import styles from './poster.module.css'

/** Measures itself, not the screen, so that it fills a whole page as well as a column of one. */
export function Poster({ id, headline, text, link, hand, image, front, field }: PosterProps) {
  return (
    <section className={styles.root} data-field={field} aria-labelledby={`${id}-headline`}>
      <div className={styles.inner}>
        <Stack as="h1" id={`${id}-headline`} lines={headline} className={styles.headline} />
        <div className={styles.art}>
          <span className={styles.counter} />
          <Picture image={image} load="first" className={styles.drawing} />
          {front ? <Picture image={front} load="early" className={styles.front} /> : null}
        </div>
        <div className={styles.words}>
          <RichText text={text} className="t-textL" />
          {link ? <Button link={link} hand={hand} /> : null}
        </div>
      </div>
    </section>
  )
}
