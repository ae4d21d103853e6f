import { useSite } from '#kit/site-context.ts'

import styles from './motion-toggle.module.css'

/** Stops everything that moves on this site, and starts it again. Appears only where script runs and motion is on. */
export function MotionToggle({ className }: { readonly className?: string | undefined }) {
  const { strings } = useSite()
  return (
    <button
      type="button"
      className={`${styles.root} ${className ?? ''}`}
      data-behavior="kit/motion"
      data-field="ink"
      hidden
    >
      <span className={styles.pause}>
        <span className="hidden-visually">{strings.pauseMotion}</span>
      </span>
      <span className={styles.play} hidden>
        <span className="hidden-visually">{strings.playMotion}</span>
      </span>
    </button>
  )
}
