import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { reachServer } from '#studio/server/request.ts'

import { takeFrame } from './frame/first-frame.ts'

/** How long a frame may take before it is said, in milliseconds, and how often it is tried again. */
const PATIENCE_MS = 8000
const AGAIN_MS = 2000

/** How large the page is, in its own pixels, and at what scale that is seen. */
export interface FrameSize {
  readonly width: number
  readonly height: number
  readonly scale: number
}

export interface Frame {
  /** The document to draw the page into; undefined before it has come. */
  readonly document: Document | undefined
  /** It does not come. It is tried again until it does. */
  readonly failed: boolean
}

/**
 * Puts a frame into its place, and another each time that one fails: an empty document, which the
 * server gives. What comes instead of it is none.
 */
export function useFrame(
  place: RefObject<HTMLElement | null>,
  { width, height, scale }: FrameSize,
): Frame {
  const [attempt, setAttempt] = useState(0)
  const element = useRef<HTMLIFrameElement>(undefined)
  const [frame, setFrame] = useState<{ document?: Document; failed: boolean }>({ failed: false })
  const { document, failed } = frame
  useLayoutEffect(() => {
    if (!place.current) return undefined
    const iframe = takeFrame(place.current)
    const look = (): void => setFrame(shellIn(iframe) ?? { failed: true })
    iframe.addEventListener('load', look)
    element.current = iframe
    // What has come before says so no more; what is on its way, of which half may be there, still will.
    if (isLoaded(iframe)) look()
    return () => iframe.remove()
  }, [place, attempt])
  useLayoutEffect(() => {
    const iframe = element.current
    if (!iframe) return
    iframe.hidden = failed
    iframe.style.inlineSize = `${width}px`
    iframe.style.blockSize = `${height}px`
    iframe.style.scale = `${scale}`
  }, [attempt, failed, width, height, scale])
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
  return { document, failed }
}

/** The document, if it is the server's: of an error of the browser nobody is shown the document. */
function shellIn({ contentDocument }: HTMLIFrameElement) {
  const isOwn = contentDocument?.querySelector('meta[name=studio-frame]')
  return contentDocument && isOwn ? { document: contentDocument, failed: false } : undefined
}

/** Whether something has come: the server's document, or an error, whose document nobody is shown. */
function isLoaded({ contentDocument: found }: HTMLIFrameElement): boolean {
  return found === null || (found.URL !== 'about:blank' && found.readyState === 'complete')
}
