import { useStudioStore } from '#studio/state/store.ts'
import { goTo, placeName } from '#studio/status/go-to.ts'
import type { Problem } from '#studio/status/problems.ts'
import { Button } from '#studio/ui/Button.tsx'

import styles from './publish.module.css'

/** What has to be mended before the site can go live, each with the way there. */
export function Blockers({ errors, onLeave }: { errors: readonly Problem[]; onLeave: () => void }) {
  const store = useStudioStore()
  if (errors.length === 0) return null
  return (
    <section className={styles.errors} aria-label="Before this can go live">
      <h3>Before this can go live</h3>
      <ul>
        {errors.map((finding, index) => {
          const place = placeName(store.getState(), finding)
          return (
            <li key={`${finding.code} ${finding.file} ${finding.pointer} ${index}`}>
              <span>
                {finding.problem} {finding.remedy}
                <small>{place}</small>
              </span>
              <Button
                aria-label={`Go to ${place}`}
                onClick={() => {
                  onLeave()
                  goTo(store, finding)
                }}
              >
                Go
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
