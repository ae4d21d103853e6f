import { MotionToggle } from '#kit/MotionToggle.tsx'
import { Picture } from '#kit/Picture.tsx'
import type { MarqueeProps } from '#schema/types.ts'

import styles from './marquee.module.css'

/**
 * The phrase stands in the line many times so that it fills the screen; only the first is read
 * aloud. The line moves by a whole number of phrases, half of them, so that its end is its start.
 */
export function Marquee({ label, phrase, repeat, secondsPerLoop, separator, field }: MarqueeProps) {
  const passing = Math.floor(repeat / 2)
  const line = {
    '--loop': `${secondsPerLoop}s`,
    '--run': percent(-passing / repeat),
    '--cover': percent(repeat / (repeat - passing)),
  }
  return (
    <section className={styles.root} data-field={field} aria-label={label}>
      <div className={`${styles.track} t-marquee`} style={line}>
        {Array.from({ length: repeat }, (_, index) => (
          <p key={index} className={styles.item} aria-hidden={index > 0 || undefined}>
            {phrase}
            {separator ? (
              <Picture image={separator} load="early" className={styles.separator} />
            ) : null}
          </p>
        ))}
      </div>
      <MotionToggle className={styles.toggle} />
    </section>
  )
}

/** To a hundredth of a pixel on a line of 10,000. */
function percent(share: number): string {
  return `${Number((100 * share).toFixed(4))}%`
}
