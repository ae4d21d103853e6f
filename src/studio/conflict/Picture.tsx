import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { DocumentId } from '#studio/api.ts'
import type { Drawn, modelMaker } from '#studio/canvas/drawn/model-of.ts'
import { StillFrame } from '#studio/canvas/drawn/StillFrame.tsx'
import { blocksIn } from '#studio/state/blocks.ts'
import { useStudio } from '#studio/state/store.ts'

import styles from './picture.module.css'

/** Width of the screen that the picture is of, in pixels. */
const WIDTH = 1200

interface PictureProps {
  readonly page: DocumentId
  /** The page as it would be. */
  readonly document: unknown
  /** Of this block alone, by id. */
  readonly block?: string
  /** One for all pictures of a window, so that the site is made once. */
  readonly make: ReturnType<typeof modelMaker>
}

/** What a document would look like, small; nothing where it cannot be drawn. */
export function Picture({ page, document, block, make }: PictureProps) {
  const values = useStudio((state) => state.values)
  const media = useStudio(({ site }) => site.media)
  const { drawn, problem } = make({ ...values, [page]: document }, page, media)
  if (!drawn || problem !== undefined) return null
  const blocks = blocksIn(document)
  if (block === undefined) return <WholePage drawn={drawn} blocks={blocks} />
  const one = blocks.find(({ id }) => id === block)
  return <OneBlock drawn={drawn} blocks={one ? [one] : blocks} alone={one !== undefined} />
}

interface BlocksProps {
  readonly drawn: Drawn
  readonly blocks: ReturnType<typeof blocksIn>
}

function OneBlock({ drawn, blocks, alone }: BlocksProps & { readonly alone: boolean }) {
  const [holder, scale] = useScale()
  return (
    <span ref={holder} className={styles.small}>
      <StillFrame
        drawn={drawn}
        blocks={blocks}
        alone={alone}
        width={WIDTH}
        height={`${100 / scale}%`}
        scale={scale}
      />
    </span>
  )
}

/**
 * A page that can be scrolled to its end. The frame stays as high as a screen, since parts of a page are
 * as high as that, and is scrolled along: nothing inside of it can be reached by keys or clicks.
 */
function WholePage({ drawn, blocks }: BlocksProps) {
  const [frame, setFrame] = useState<Document>()
  const [length, setLength] = useState(0)
  const [holder, scale] = useScale()
  useEffect(() => {
    if (!frame) return undefined
    const observer = new ResizeObserver(() => setLength(frame.documentElement.scrollHeight))
    observer.observe(frame.body)
    return () => observer.disconnect()
  }, [frame])
  /** How far down the page its author scrolled: while the window gets larger, both stand higher. */
  const place = useRef(0)
  // Where the window got another size, the same place of the page is shown, and scrolled on from.
  useLayoutEffect(() => {
    const top = place.current
    holder.current?.scrollTo({ top: top * scale, behavior: 'instant' })
    frame?.defaultView?.scrollTo({ top, behavior: 'instant' })
  }, [frame, holder, scale])
  return (
    <div
      ref={holder}
      className={styles.whole}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It is scrolled by keys.
      tabIndex={0}
      role="group"
      aria-label="The whole page, small"
      onScroll={({ currentTarget: { scrollTop, clientWidth } }) => {
        // Of another size that the picture does not have yet: nobody scrolled.
        if (clientWidth / WIDTH !== scale) return
        // Nor where it was scrolled to for its size: that is rounded, and again with each size.
        if (Math.abs(scrollTop - place.current * scale) < 1) return
        place.current = scrollTop / scale
        frame?.defaultView?.scrollTo({ top: place.current, behavior: 'instant' })
      }}
    >
      <div style={{ blockSize: length * scale }}>
        <div className={styles.screen}>
          <StillFrame
            drawn={drawn}
            blocks={blocks}
            alone={false}
            width={WIDTH}
            height={`${100 / scale}%`}
            scale={scale}
            onOpen={(opened) => {
              place.current = 0
              setFrame(opened)
            }}
          />
        </div>
      </div>
    </div>
  )
}

/** At what scale the screen is as wide as what holds it, which is narrow where the window is. */
function useScale(): [RefObject<HTMLDivElement | null>, number] {
  const holder = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(WIDTH)
  useLayoutEffect(() => {
    const element = holder.current
    if (!element) return undefined
    const measure = (): void => setWidth(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [holder, width / WIDTH]
}
