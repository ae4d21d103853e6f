import { useEffect, useState } from 'react'

import type { Refused, Unpublished } from '#studio/api.ts'
import { ask, refusedBy } from '#studio/server/request.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { Details } from './Details.tsx'
import { PublishForm } from './PublishForm.tsx'
import { type Done, resultWords } from './result-words.ts'

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
  if (done) return <Published done={done} onClose={close} />
  if (!fresh)
    return (
      <Dialog title="Publish" width={640} onClose={close}>
        <p role="status">{problem?.message ?? 'Checking what changed…'}</p>
        <Details text={problem?.details} />
      </Dialog>
    )
  return <PublishForm fresh={fresh} onClose={close} onDone={setDone} />
}

function Published({ done, onClose }: { done: Done; onClose: () => void }) {
  const { commit, branch, notPushed } = done.result
  const title = done.isProposal ? 'Proposed' : 'Published'
  return (
    <Dialog
      title={notPushed === null ? title : 'Kept here, but not sent'}
      says={resultWords(done)}
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
