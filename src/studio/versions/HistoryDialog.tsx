import { useEffect, useState } from 'react'

import { equal } from '#engine/edit/equal.ts'
import { documentName } from '#engine/site/document-name.ts'
import type { DocumentId, History } from '#studio/api.ts'
import { modelMaker } from '#studio/canvas/drawn/model-of.ts'
import { Picture } from '#studio/conflict/Picture.tsx'
import { block as selected } from '#studio/state/selection.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { historyOf } from './history-of.ts'
import { momentWords } from './moment-words.ts'
import type { VersionOf } from './read-version.ts'
import { restorableBlocks, withBlock } from './restore-block.ts'
import { useVersions } from './use-versions.ts'
import { VersionRow } from './VersionRow.tsx'

import styles from './versions.module.css'

/** How many versions are told at first, and with each press more. */
const SOME = 30

const none: History['versions'] = []

/** The versions of the open document that git has: what each changed, and how to have it back. */
export function HistoryDialog() {
  const id = useStudio((state) => state.page)
  // The browser's Back opens another page behind the window: nothing of this one may be put into that.
  return <HistoryOf key={id} id={id} />
}

function HistoryOf({ id }: { id: DocumentId }) {
  const store = useStudioStore()
  const [history, setHistory] = useState<History>()
  const [chosen, setChosen] = useState(0)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    historyOf(store.getState, id).then(setHistory, (error: Error) => setProblem(error.message))
  }, [store, id])
  const versions = history?.versions ?? none
  const [count, setCount] = useState(SOME)
  const told = useVersions(versions, count, history?.isCut ?? false)
  const version = versions[chosen]
  const close = (): void => store.getState().look({ window: undefined })
  return (
    <Dialog title={`History of ${documentName(id)}`} width={980} onClose={close}>
      {versions.length === 0 ? (
        <p role="status">
          {problem ||
            (history
              ? 'There are no earlier versions yet. Publish it first.'
              : 'Loading the history…')}
        </p>
      ) : (
        <div className={styles.sides}>
          <fieldset className={styles.list}>
            <legend>Versions</legend>
            {versions.slice(0, count).map((one, index) => (
              <VersionRow
                key={one.commit}
                version={one}
                when={momentWords(one.at)}
                sentences={told.known.get(one)?.sentences}
                isChosen={index === chosen}
                onChoose={() => setChosen(index)}
              />
            ))}
            {versions.length > count ? (
              <Button onClick={() => setCount(count + SOME)}>Show older versions</Button>
            ) : history?.isCut ? (
              <p>Older versions aren’t shown here.</p>
            ) : null}
          </fieldset>
          {version ? (
            <OneVersion
              key={version.commit}
              id={id}
              version={told.known.get(version)}
              problem={told.problem}
              when={momentWords(version.at)}
              onDone={close}
            />
          ) : null}
        </div>
      )}
    </Dialog>
  )
}

interface OneVersionProps {
  readonly id: DocumentId
  /** Undefined until it is read, or where it cannot be. */
  readonly version: VersionOf | undefined
  readonly problem: string
  readonly when: string
  readonly onDone: () => void
}

function OneVersion({ id, version, problem, when, onDone }: OneVersionProps) {
  const store = useStudioStore()
  const current = useStudio(({ values }) => values[id])
  const [make] = useState(() => modelMaker(store.getState().site))
  if (!version) return <p role="status">{problem || 'Reading it…'}</p>
  const { value } = version
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
      {value === undefined ? null : <Picture page={id} document={value} make={make} />}
      <div className={styles.actions}>
        <Button
          kind="main"
          refused={
            value === undefined
              ? 'It can’t be read anymore.'
              : same
                ? 'It’s what you have now.'
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
