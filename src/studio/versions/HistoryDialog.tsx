import { useEffect, useState } from 'react'

import { equal } from '#engine/edit/equal.ts'
import { documentName } from '#engine/site/document-name.ts'
import type { History } from '#studio/api.ts'
import { modelMaker } from '#studio/canvas/drawn/model-of.ts'
import { Picture } from '#studio/conflict/Picture.tsx'
import { block as selected } from '#studio/state/selection.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { historyOf } from './history-of.ts'
import { type Kept, type VersionOf, readVersion } from './read-version.ts'
import { restorableBlocks, withBlock } from './restore-block.ts'

import styles from './versions.module.css'

/** The versions of the open document that git has: what each changed, and how to have it back. */
export function HistoryDialog() {
  const store = useStudioStore()
  const id = useStudio((state) => state.page)
  const [history, setHistory] = useState<History>()
  const [chosen, setChosen] = useState(0)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    historyOf(store.getState, id).then(setHistory, (error: Error) => setProblem(error.message))
  }, [store, id])
  const versions = history?.versions ?? []
  const version = versions[chosen]
  const close = (): void => store.getState().look({ window: undefined })
  return (
    <Dialog title={`History of ${documentName(id)}`} width={980} onClose={close}>
      {versions.length === 0 ? (
        <p role="status">
          {problem ||
            (history ? 'git has no version of it yet. Publish it first.' : 'Looking into git…')}
        </p>
      ) : (
        <div className={styles.sides}>
          <fieldset className={styles.list}>
            <legend>Versions</legend>
            {versions.map(({ commit, author, at, message }, index) => (
              <label key={commit} className={styles.version} data-chosen={index === chosen}>
                <input
                  type="radio"
                  name="version"
                  checked={index === chosen}
                  onChange={() => setChosen(index)}
                />
                <span>
                  {message.split('\n')[0] || 'Without a message'}
                  <small>{`${author}, ${day(at)}`}</small>
                </span>
              </label>
            ))}
          </fieldset>
          {version ? (
            <OneVersion
              key={version.commit}
              id={id}
              of={version}
              before={versions[chosen + 1]}
              when={day(version.at)}
              onDone={close}
            />
          ) : null}
        </div>
      )}
    </Dialog>
  )
}

interface OneVersionProps {
  readonly id: string
  readonly of: Kept
  /** The version before it; undefined for the first. */
  readonly before: Kept | undefined
  readonly when: string
  readonly onDone: () => void
}

function OneVersion({ id, of, before, when, onDone }: OneVersionProps) {
  const store = useStudioStore()
  const current = useStudio(({ values }) => values[id])
  const [version, setVersion] = useState<VersionOf>()
  const [problem, setProblem] = useState('')
  const [make] = useState(() => modelMaker(store.getState().site))
  useEffect(() => {
    readVersion(of, before).then(setVersion, (error: Error) => setProblem(error.message))
  }, [of, before])
  if (!version) return <p role="status">{problem || 'Reading it…'}</p>
  const { value, sentences } = version
  const restore = (label: string, next: unknown): void => {
    const { values, change, say } = store.getState()
    change(label, { ...values, [id]: next })
    say(`${label}. Done.`)
    onDone()
  }
  const name = documentName(id)
  const same = equal(value, current)
  return (
    <section className={styles.one} aria-label={`The version of ${when}`}>
      <h3>What it changed</h3>
      <ul>
        {sentences.map((sentence, index) => (
          <li key={`${sentence} ${index}`}>{sentence}</li>
        ))}
      </ul>
      {value === undefined ? null : <Picture page={id} document={value} make={make} />}
      <div className={styles.actions}>
        <Button
          kind="main"
          refused={
            value === undefined
              ? 'It cannot be read any more.'
              : same
                ? 'It is what you have now.'
                : undefined
          }
          onClick={() => restore(`Restore ${name} of ${when}`, value)}
        >
          Restore this version
        </Button>
      </div>
      {restorableBlocks(current, value).map(({ block, title, what }) => (
        <div key={block.id} className={styles.block}>
          <span>
            {title}
            <small>{what}</small>
          </span>
          <Button
            aria-label={`Restore ${title}`}
            onClick={() => {
              const restored = withBlock(current, value, block.id)
              restore(`Restore ${title} of ${when}`, restored.page)
              store.getState().select(selected(restored.id))
            }}
          >
            Restore
          </Button>
        </div>
      ))}
    </section>
  )
}

function day(at: number): string {
  return new Date(at).toLocaleString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
}
