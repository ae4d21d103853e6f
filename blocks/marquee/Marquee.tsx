import { Picture } from '#kit/Picture.tsx'
import type { MarqueeProps } from '#schema/types.ts'

import styles from './marquee.module.css'

/** The phrase stands in the line many times so that it fills the screen; only the first is read aloud. */
export function Marquee({ label, phrase, repeat, secondsPerLoop, separator, field }: MarqueeProps) {
  return (
    <section className={styles.root} data-field={field} aria-label={label}>
      <div className={`${styles.track} t-marquee`} style={{ '--loop': `${secondsPerLoop}s` }}>
        {Array.from({ length: repeat }, (_, index) => (
          <p key={index} className={styles.item} aria-hidden={index > 0 || undefined}>
            {phrase}
            {separator ? <Picture image={separator} priority className={styles.separator} /> : null}
          </p>
        ))}
      </div>
    </section>
  )
}
