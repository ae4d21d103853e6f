import type { DocumentId } from '#studio/api.ts'
import { Button } from '#studio/ui/Button.tsx'

import type { Group } from './to-publish.ts'

import styles from './publish.module.css'

interface ChangesProps {
  readonly groups: readonly Group[]
  readonly others: number
  /** Commits that are here only go out as well. */
  readonly sends: boolean
  /** Those of them that go out. */
  readonly chosen: readonly Group[]
  readonly onChoose: (paths: ReadonlySet<DocumentId>) => void
}

/** What would go out, in words, and which of it does. */
export function Changes({ groups, others, sends, chosen, onChoose }: ChangesProps) {
  if (groups.length === 0)
    return (
      <p className={styles.nothing}>
        {[
          'No page or shared content changed since this was last published.',
          others === 0 ? '' : `${pictures(others)} did.`,
          sends ? 'What wasn’t sent yet still goes out.' : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    )
  const paths = new Set(chosen.map(({ path }) => path))
  const choose = (path: DocumentId, isChosen: boolean): void =>
    onChoose(
      isChosen ? new Set([...paths, path]) : new Set([...paths].filter((one) => one !== path)),
    )
  return (
    <>
      {groups.length === 1 ? null : (
        <div className={styles.choice}>
          <p role="status">{choiceWords(chosen.length, groups.length, others)}</p>
          <Button
            kind="quiet"
            aria-label="Choose all"
            onClick={() => onChoose(new Set(groups.map(({ path }) => path)))}
          >
            All
          </Button>
          <Button kind="quiet" aria-label="Choose none" onClick={() => onChoose(new Set())}>
            None
          </Button>
        </div>
      )}
      <section className={styles.changes} aria-label="What goes out">
        {groups.map(({ path, title, sentences }) => (
          <div key={path} data-left={!paths.has(path)}>
            <h3>
              {groups.length === 1 ? (
                title
              ) : (
                <label>
                  <input
                    type="checkbox"
                    checked={paths.has(path)}
                    onChange={({ target }) => choose(path, target.checked)}
                  />
                  {title}
                </label>
              )}
            </h3>
            <ul>
              {sentences.map((sentence, index) => (
                <li key={`${sentence} ${index}`}>{sentence}</li>
              ))}
            </ul>
          </div>
        ))}
        {others > 0 && chosen.length === groups.length ? (
          <p>{`${pictures(others)} ${others === 1 ? 'goes' : 'go'} out as well.`}</p>
        ) : null}
      </section>
    </>
  )
}

function pictures(count: number): string {
  return count === 1 ? 'One picture or video' : `${count} pictures or videos`
}

function choiceWords(chosen: number, all: number, others: number): string {
  if (chosen === all) return `All ${all} go out.`
  if (chosen === 0) return 'Nothing goes out.'
  const along = others === 0 ? '' : ' Pictures go with the pages that show them.'
  return `${chosen} of ${all} ${chosen === 1 ? 'goes' : 'go'} out; the rest stays saved here.${along}`
}
