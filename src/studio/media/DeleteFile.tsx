import { useMemo, useState } from 'react'

import { baseName } from '#engine/site/media.ts'
import type { RemovalRequest, RemovalResult } from '#studio/api.ts'
import { ServerError, ask } from '#studio/server/request.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

import { usesOf } from './uses.ts'

interface DeleteProps {
  readonly src: string
  /** It is gone, and with it the button that had the focus. */
  readonly onGone: () => void
}

/** Takes a file out of the media folder that nothing shows, once its author has said so again. */
export function DeleteFile({ src, onGone }: DeleteProps) {
  const store = useStudioStore()
  const values = useStudio((state) => state.values)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const uses = useMemo(() => usesOf(values, src), [values, src])
  const name = baseName(src)
  const remove = async (): Promise<void> => {
    const { stocked, say } = store.getState()
    setBusy(true)
    try {
      const request: RemovalRequest = { src }
      const { media } = await ask<RemovalResult>('POST', 'remove-media', request)
      setAsking(false)
      stocked(media)
      say(`${name} is deleted.`)
      onGone()
    } catch (error) {
      if (!(error instanceof ServerError)) throw error
      setBusy(false)
      say(error.message, 'refused')
    }
  }
  return (
    <>
      <Button
        icon="delete"
        aria-label={`Delete ${name}`}
        refused={uses.length > 0 ? 'It’s in use. Remove it from these places first.' : undefined}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {asking ? (
        <Dialog
          title={`Delete ${name}?`}
          onClose={() => setAsking(false)}
          foot={
            <>
              <Button onClick={() => setAsking(false)}>Keep it</Button>
              <Button
                kind="danger"
                refused={busy ? 'It’s being deleted.' : undefined}
                onClick={() => void remove()}
              >
                Delete it
              </Button>
            </>
          }
        >
          <p>
            It isn’t used anywhere. The file is deleted right away, and undo can’t bring it back.
          </p>
        </Dialog>
      ) : null}
    </>
  )
}
