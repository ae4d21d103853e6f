import { useEffect, useState } from 'react'

import type { DocumentId } from '#studio/api.ts'
import type { Drawn, modelMaker } from '#studio/canvas/drawn/model-of.ts'
import { StillFrame } from '#studio/canvas/drawn/StillFrame.tsx'
import { blocksIn } from '#studio/state/blocks.ts'
import { useStudio } from '#studio/state/store.ts'

import styles from './picture.module.css'

/** Width of the screen that the picture is of, in pixels. */
const WIDTH = 1200

/** At what scale a whole page is drawn, and a block of it. */
const WHOLE = 0.5
const BLOCK = 0.2

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
  return (
    <span className={styles.small}>
      <StillFrame
        drawn={drawn}
        blocks={one ? [one] : blocks}
        alone={one !== undefined}
        width={WIDTH}
        height={`${100 / BLOCK}%`}
        scale={BLOCK}
      />
    </span>
  )
}

/**
 * A page that can be scrolled to its end. The frame stays as high as a screen, since parts of a page are
 * as high as that, and is scrolled along: nothing inside of it can be reached by keys or clicks.
 */
function WholePage({ drawn, blocks }: { drawn: Drawn; blocks: ReturnType<typeof blocksIn> }) {
  const [frame, setFrame] = useState<Document>()
  const [height, setHeight] = useState(0)
  useEffect(() => {
    if (!frame) return undefined
    const observer = new ResizeObserver(() => setHeight(frame.documentElement.scrollHeight * WHOLE))
    observer.observe(frame.body)
    return () => observer.disconnect()
  }, [frame])
  return (
    <div
      className={styles.whole}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It is scrolled by keys.
      tabIndex={0}
      role="group"
      aria-label="The whole page, small"
      onScroll={({ currentTarget: { scrollTop } }) =>
        frame?.defaultView?.scrollTo({ top: scrollTop / WHOLE, behavior: 'instant' })
      }
    >
      <div style={{ blockSize: height }}>
        <div className={styles.screen}>
          <StillFrame
            drawn={drawn}
            blocks={blocks}
            alone={false}
            width={WIDTH}
            height={`${100 / WHOLE}%`}
            scale={WHOLE}
            onOpen={setFrame}
          />
        </div>
      </div>
    </div>
  )
}
