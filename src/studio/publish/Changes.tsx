import type { Group } from './to-publish.ts'

import styles from './publish.module.css'

interface ChangesProps {
  readonly groups: readonly Group[]
  readonly others: number
  /** Commits that are here only go out as well. */
  readonly sends: boolean
}

/** What would go out, in words. */
export function Changes({ groups, others, sends }: ChangesProps) {
  if (groups.length === 0)
    return (
      <p>
        {[
          'No page or fact changed since the last time.',
          others === 0 ? '' : `${others === 1 ? 'One picture' : `${others} pictures`} did.`,
          sends ? 'What was not sent yet still goes out.' : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    )
  return (
    <section className={styles.changes} aria-label="What goes out">
      {groups.map(({ path, title, sentences }) => (
        <div key={path}>
          <h3>{title}</h3>
          <ul>
            {sentences.map((sentence, index) => (
              <li key={`${sentence} ${index}`}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
