import { type RefObject, useCallback, useEffect, useState } from 'react'

import { reachServer } from '#studio/server/request.ts'

/** How long a frame may take before it is said, in milliseconds, and how often it is tried again. */
const PATIENCE_MS = 8000
const AGAIN_MS = 2000

export interface Frame {
  /** The document to draw the page into; undefined before it has come. */
  readonly document: Document | undefined
  /** It does not come. It is tried again until it does. */
  readonly failed: boolean
  /** Which try this is: the frame is another element each time. */
  readonly attempt: number
  /** To be called when the frame says that something has loaded. */
  readonly loaded: () => void
}

/** The document of the frame, which is empty, and the server gives. What comes in its place is none. */
export function useFrame(iframe: RefObject<HTMLIFrameElement | null>): Frame {
  const [attempt, setAttempt] = useState(0)
  const [frame, setFrame] = useState<{ document?: Document; failed: boolean }>({ failed: false })
  const { document, failed } = frame
  const loaded = useCallback(() => {
    // Of an error of the browser nobody is shown the document.
    const found = iframe.current?.contentDocument
    const isOwn = found?.querySelector('meta[name=studio-frame]')
    setFrame(found && isOwn ? { document: found, failed: false } : { failed: true })
  }, [iframe])
  useEffect(() => {
    if (document) return undefined
    const late = setTimeout(() => setFrame({ failed: true }), PATIENCE_MS)
    return () => clearTimeout(late)
  }, [document, attempt])
  // Once for each time that it failed: what is on its way is waited for.
  useEffect(() => {
    if (!frame.failed) return undefined
    let due: ReturnType<typeof setTimeout>
    const wait = (): void => {
      due = setTimeout(() => {
        reachServer().then(() => setAttempt((before) => before + 1), wait)
      }, AGAIN_MS)
    }
    wait()
    return () => clearTimeout(due)
  }, [frame])
  return { document, failed, attempt, loaded }
}
