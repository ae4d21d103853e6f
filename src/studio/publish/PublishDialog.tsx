import { useEffect, useState } from 'react'

import type { PublishResult, Refused, Unpublished } from '#studio/api.ts'
import { ask, refusedBy } from '#studio/server/request.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { Details } from './Details.tsx'
import { PublishForm } from './PublishForm.tsx'
import { resultWords } from './result-words.ts'

import styles from './publish.module.css'

/** Tells what would go out, in words, and puts it into git. */
export function PublishDialog() {
  const store = useStudioStore()
  const close = (): void => store.getState().look({ window: undefined })
  const [fresh, setFresh] = useState<Unpublished>()
  const [problem, setProblem] = useState<Refused>()
  const [done, setDone] = useState<Done>()
  useEffect(() => {
    ask<Unpublished>('GET', 'publish').then(setFresh, (error: Error) =>
      setProblem(refusedBy(error)),
    )
  }, [])
  if (done) return <Published {...done} onClose={close} />
  if (!fresh)
    return (
      <Dialog title="Publish" width={640} onClose={close}>
        <p role="status">{problem?.message ?? 'Checking what changed…'}</p>
        <Details text={problem?.details} />
      </Dialog>
    )
  return (
    <PublishForm
      fresh={fresh}
      onClose={close}
      onDone={(result, left) => setDone({ result, left })}
    />
  )
}

interface Done {
  readonly result: PublishResult
  /** How many documents were left out. */
  readonly left: number
}

function Published({ result, left, onClose }: Done & { onClose: () => void }) {
  const { commit, branch, notPushed } = result
  return (
    <Dialog
      title={notPushed === null ? 'Published' : 'Kept here, but not sent'}
      says={resultWords(result, left)}
      onClose={onClose}
      foot={
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      }
    >
      <p className={styles.aside}>
        <small>{`commit ${commit.slice(0, 8)} on ${branch}`}</small>
      </p>
      <Details text={notPushed?.details} />
    </Dialog>
  )
}
