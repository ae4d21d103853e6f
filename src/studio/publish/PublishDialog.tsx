import { useEffect, useMemo, useRef, useState } from 'react'

import type { PublishRequest, PublishResult, Unpublished } from '#studio/api.ts'
import { ServerError, ask } from '#studio/server/request.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { goTo, placeName } from '#studio/status/go-to.ts'
import { useProblems } from '#studio/status/problems.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { saved } from './saved.ts'
import { type Group, suggestedMessage, toPublish } from './to-publish.ts'

import styles from './publish.module.css'

/** Tells what would go out, in words, and puts it into git. */
export function PublishDialog() {
  const store = useStudioStore()
  const close = (): void => store.getState().look({ window: undefined })
  const [fresh, setFresh] = useState<Unpublished>()
  const [problem, setProblem] = useState('')
  const [result, setResult] = useState<PublishResult>()
  useEffect(() => {
    ask<Unpublished>('GET', 'publish').then(setFresh, (error: Error) => setProblem(error.message))
  }, [])
  if (result) return <Published result={result} onClose={close} />
  if (!fresh)
    return (
      <Dialog title="Publish" width={640} onClose={close}>
        <p role="status">{problem === '' ? 'Looking what changed…' : problem}</p>
      </Dialog>
    )
  return <Form fresh={fresh} onClose={close} onDone={setResult} />
}

interface FormProps {
  readonly fresh: Unpublished
  readonly onClose: () => void
  readonly onDone: (result: PublishResult) => void
}

function Form({ fresh, onClose, onDone }: FormProps) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const { errors } = useProblems()
  const checked = useStudio((state) => state.checked === state.values)
  const { git, documents } = fresh
  const groups = useMemo(() => toPublish(git, documents, values), [git, documents, values])
  const [message, setMessage] = useState(() => suggestedMessage(groups))
  const [branch, setBranch] = useState('')
  const isDetached = git.branch === 'HEAD'
  const [isNew, setNew] = useState(isDetached)
  const [push, setPush] = useState(git.remote !== null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const commits = groups.length + Object.keys(git.committed).length + git.others > 0
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const refused = refusal({
    none: git.branch === null ? (git.why ?? 'git knows nothing of this folder.') : undefined,
    errors: errors.length,
    checked,
    busy,
    message: commits ? message : undefined,
    branch: isNew ? branch : null,
    sends: push && !isNew,
  })

  const publish = async (): Promise<void> => {
    setBusy(true)
    setProblem('')
    try {
      await saved(store)
      const request: PublishRequest = { message, branch: isNew ? branch.trim() : null, push }
      const result = await ask<PublishResult>('POST', 'publish', request)
      store.getState().say(resultWords(result), result.notPushed === null ? 'news' : 'refused')
      onDone(result)
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      if (isOpen.current) setProblem(error.message)
      else store.getState().say(error.message, 'refused')
    }
    setBusy(false)
  }

  return (
    <Dialog
      title="Publish"
      width={640}
      onClose={onClose}
      foot={
        <>
          <p className={styles.why} role="status">
            {problem || (refused ?? '')}
          </p>
          <Button onClick={onClose}>Not now</Button>
          <Button kind="main" refused={refused} onClick={() => void publish()}>
            Publish
          </Button>
        </>
      }
    >
      {errors.length > 0 ? (
        <section className={styles.errors} aria-label="Before this can go live">
          <h3>Before this can go live</h3>
          <ul>
            {errors.map((finding, index) => (
              <li key={`${finding.code} ${finding.file} ${finding.pointer} ${index}`}>
                <span>
                  {finding.problem} {finding.remedy}
                </span>
                <Button
                  aria-label={`Go to ${placeName(store.getState(), finding)}`}
                  onClick={() => {
                    onClose()
                    goTo(store, finding)
                  }}
                >
                  Go
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Changes groups={groups} others={git.others} sends={push && !isNew} />
      {commits ? (
        <label className={styles.field}>
          What changed, in a sentence
          <input value={message} onChange={({ target }) => setMessage(target.value)} />
        </label>
      ) : null}
      <fieldset className={styles.where}>
        <legend>Where it goes</legend>
        {isDetached ? (
          <p>No branch is checked out here, so it goes to a new one.</p>
        ) : (
          <>
            <label>
              <input type="radio" name="branch" checked={!isNew} onChange={() => setNew(false)} />
              {git.branch === null ? 'The branch of this folder' : `Straight to ${git.branch}`}
            </label>
            <label>
              <input type="radio" name="branch" checked={isNew} onChange={() => setNew(true)} />A
              new branch, to be looked at first
            </label>
          </>
        )}
        {isNew ? (
          <label className={styles.field}>
            Name of the branch
            <input
              value={branch}
              placeholder="autumn-menu"
              onChange={({ target }) => setBranch(target.value)}
            />
          </label>
        ) : null}
        {git.remote === null ? null : (
          <label>
            <input
              type="checkbox"
              checked={push}
              onChange={({ target }) => setPush(target.checked)}
            />
            {`Send it to ${git.remote} as well`}
          </label>
        )}
      </fieldset>
    </Dialog>
  )
}

interface ChangesProps {
  readonly groups: readonly Group[]
  readonly others: number
  /** Commits that are here only go out as well. */
  readonly sends: boolean
}

function Changes({ groups, others, sends }: ChangesProps) {
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

function Published({ result, onClose }: { result: PublishResult; onClose: () => void }) {
  return (
    <Dialog
      title="Published"
      onClose={onClose}
      foot={
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p>{resultWords(result)}</p>
    </Dialog>
  )
}

function resultWords({ commit, branch, pushed, notPushed }: PublishResult): string {
  const where = `It is commit ${commit.slice(0, 8)} on ${branch}.`
  if (notPushed !== null) return `${where} ${notPushed}`
  return pushed ? `${where} It was sent to the remote as well.` : where
}

interface Situation {
  /** Why git knows nothing of the folder. */
  readonly none: string | undefined
  readonly errors: number
  readonly checked: boolean
  readonly busy: boolean
  /** Undefined where nothing is committed. */
  readonly message: string | undefined
  readonly branch: string | null
  readonly sends: boolean
}

/** Why it cannot be published now; undefined if it can. */
function refusal(now: Situation): string | undefined {
  if (now.busy) return 'Publishing…'
  if (now.none !== undefined) return now.none
  if (!now.checked) return 'The site is being checked. One moment.'
  if (now.errors > 0)
    return now.errors === 1
      ? 'Mend the problem above first.'
      : `Mend the ${now.errors} problems above first.`
  if (now.message === undefined && !now.sends) return 'Nothing has changed since the last commit.'
  if (now.message?.trim() === '') return 'Say in a sentence what changed.'
  if (now.branch?.trim() === '') return 'Give the new branch a name.'
  return undefined
}
