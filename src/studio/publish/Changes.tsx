import type { Told } from '#engine/diff/words.ts'
import type { DocumentId } from '#studio/api.ts'
import { Button } from '#studio/ui/Button.tsx'

import type { Group } from './to-publish.ts'

import styles from './publish.module.css'

interface ChangesProps {
  readonly groups: readonly Group[]
  readonly media: readonly Told[]
  /** Commits that are here only go out as well. */
  readonly sends: boolean
  /** Those of them that go out. */
  readonly chosen: readonly Group[]
  readonly onChoose: (paths: ReadonlySet<DocumentId>) => void
}

/** What would go out, in words, and which of it does. */
export function Changes({ groups, media, sends, chosen, onChoose }: ChangesProps) {
  const paths = new Set(chosen.map(({ path }) => path))
  const choose = (path: DocumentId, isChosen: boolean): void =>
    onChoose(
      isChosen ? new Set([...paths, path]) : new Set([...paths].filter((one) => one !== path)),
    )
  return (
    <>
      {groups.length > 0 ? null : (
        <p className={styles.nothing}>
          No page or shared content changed since this was last published.
          {sends ? ' What wasn’t sent yet still goes out.' : ''}
        </p>
      )}
      {groups.length < 2 ? null : (
        <div className={styles.choice}>
          <p role="status">{choiceWords(chosen.length, groups.length, media.length)}</p>
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
      {groups.length + media.length === 0 ? null : (
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
          {media.length > 0 && chosen.length === groups.length ? (
            <div>
              <h3>Pictures and videos</h3>
              <ul>
                {media.map(({ path, sentences }) => (
                  <li key={path}>{`${path}: ${sentences.join(', ')}`}</li>
                ))}
              </ul>
            </div>
          ) : null}
        </section>
      )}
    </>
  )
}

function choiceWords(chosen: number, all: number, media: number): string {
  if (chosen === all) return `All ${all} go out.`
  if (chosen === 0) return 'Nothing goes out.'
  const along = media === 0 ? '' : ' Pictures go with the pages that show them.'
  return `${chosen} of ${all} ${chosen === 1 ? 'goes' : 'go'} out; the rest stays saved here.${along}`
}
