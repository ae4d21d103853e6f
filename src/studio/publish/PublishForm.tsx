import { useEffect, useMemo, useRef, useState } from 'react'

import type { Author, PublishRequest, PublishResult, Refused, Unpublished } from '#studio/api.ts'
import { saved } from '#studio/save/saved.ts'
import { ServerError, ask, refusedBy } from '#studio/server/request.ts'
import { listed } from '#studio/state/pages.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { useProblems } from '#studio/status/problems.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { AuthorFields } from './AuthorFields.tsx'
import { Blockers } from './Blockers.tsx'
import { Changes } from './Changes.tsx'
import { type Picked, blocking, chosenOf, documentsOf, isIn, picked } from './chosen.ts'
import { type Destination, branchOf } from './destination.ts'
import { DestinationFields } from './DestinationFields.tsx'
import { Details } from './Details.tsx'
import { refusal } from './refusal.ts'
import { type Done, resultWords } from './result-words.ts'
import { mediaToPublish, suggestedMediaMessage, suggestedMessage, toPublish } from './to-publish.ts'

import fields from '#studio/ui/field.module.css'
import styles from './publish.module.css'

interface FormProps {
  readonly fresh: Unpublished
  readonly onClose: () => void
  readonly onDone: (done: Done) => void
}

/** Said before anything is saved: the files are those of another branch now. */
const elsewhere: Refused = {
  message:
    'Someone opened another version of the site here in the meantime, so nothing was saved or published. Close this window and see what changed.',
}

/** Asks for a sentence and where it goes, and says what stands in the way. */
export function PublishForm({ fresh, onClose, onDone }: FormProps) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const site = useStudio((state) => state.site)
  const problems = useProblems()
  const checked = useStudio((state) => state.checked?.values === state.values)
  const { git, documents } = fresh
  const groups = useMemo(() => toPublish(git, documents, values), [git, documents, values])
  const media = useMemo(() => mediaToPublish(git, documents, values), [git, documents, values])
  const [only, setOnly] = useState<Picked>()
  const { chosen, left } = useMemo(() => chosenOf(groups, only), [groups, only])
  const errors = blocking(problems.errors, groups, chosen, site)
  /** The message, once somebody wrote in it. */
  const [own, setOwn] = useState<string>()
  const suggested =
    groups.length === 0 ? suggestedMediaMessage(git.media) : suggestedMessage(chosen)
  const message = own ?? suggested
  const isDetached = git.branch === 'HEAD'
  const [destination, setDestination] = useState<Destination>({
    isProposal: isDetached,
    name: '',
    send: git.remote !== null,
  })
  const { isProposal, name, send } = destination
  const [author, setAuthor] = useState<Author>({ name: '', email: '' })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Refused>()
  const why = git.why ?? git.unfinished
  const commits =
    groups.length + Object.keys(git.committed).length + Object.keys(git.media).length > 0
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const refused = refusal({
    none: why,
    errors: errors.length,
    canLeave: groups.length > 1 && errors.every((one) => isIn(groups, one, site)),
    isNone: groups.length > 0 && chosen.length === 0,
    checked,
    busy,
    message: commits ? message : undefined,
    name: isProposal ? name : undefined,
    sends: send,
    author: git.noAuthor ? author : undefined,
  })

  /**
   * What was refused is not what stands here now. Not for the message: a hook may refuse that, and its words
   * are read while another is written.
   */
  const anew =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value)
      setProblem(undefined)
    }

  const told = problem ?? refused
  const needed = groups
    .filter((group) => documentsOf([group]).some((id) => problem?.needs?.includes(id)))
    .map(({ path }) => path)
  const choose = anew((next: ReadonlySet<string>) => setOnly(picked(groups, next)))

  const publish = async (): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      const { git: now } = await ask<Unpublished>('GET', 'publish')
      if (now.branch !== git.branch) {
        setProblem(elsewhere)
        return setBusy(false)
      }
      await saved(store, 'published')
      const request: PublishRequest = {
        message,
        ...(left === 0 ? {} : { only: documentsOf(chosen) }),
        from: git.branch,
        branch: isProposal ? branchOf(name) : null,
        push: send,
        ...(git.noAuthor ? { author } : {}),
      }
      const result = await ask<PublishResult>('POST', 'publish', request)
      const done = { result, left, isProposal }
      store.getState().say(resultWords(done), result.notPushed === null ? 'news' : 'refused')
      onDone(done)
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      const words = refusedBy(error)
      if (isOpen.current) setProblem(words)
      else store.getState().say([words.message, words.details].filter(Boolean).join(' '), 'refused')
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
          <div className={styles.why}>
            <p role="status">{told?.message}</p>
            {needed.length === 0 ? null : (
              <Button
                onClick={() => choose(new Set([...chosen.map(({ path }) => path), ...needed]))}
              >{`Publish ${listed(needed)} as well`}</Button>
            )}
            <Details text={told?.details} />
          </div>
          <Button onClick={onClose}>Not now</Button>
          <Button kind="main" refused={refused?.message} onClick={() => void publish()}>
            {left === 0 ? 'Publish' : `Publish ${chosen.length} of ${groups.length}`}
          </Button>
        </>
      }
    >
      <Blockers errors={errors} onLeave={onClose} />
      <Changes groups={groups} media={media} sends={send} chosen={chosen} onChoose={choose} />
      {commits ? (
        <label className={fields.field}>
          What changed, in a sentence
          <input value={message} onChange={({ target }) => setOwn(target.value)} />
        </label>
      ) : null}
      {git.noAuthor ? <AuthorFields value={author} onChange={anew(setAuthor)} /> : null}
      {why ? null : (
        <DestinationFields
          git={git}
          isDetached={isDetached}
          value={destination}
          onChange={anew((change) => setDestination({ ...destination, ...change }))}
        />
      )}
    </Dialog>
  )
}
