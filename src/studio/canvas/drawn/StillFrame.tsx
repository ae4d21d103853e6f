import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

import { LivePage } from '#render/live/LivePage.tsx'
import type { Block } from '#schema/types.ts'
import { speak } from '#studio/canvas/frame/speak.ts'

import { LastDrawn } from './LastDrawn.tsx'
import type { Drawn } from './model-of.ts'

import styles from './still-frame.module.css'

interface StillFrameProps {
  readonly drawn: Drawn
  readonly blocks: readonly Block[]
  /** Without what is around them on the page, each as wide as can be. */
  readonly alone: boolean
  /** Of the screen that it shows, in its own pixels. */
  readonly width: number
  readonly height: number | string
  /** At what scale it is drawn. */
  readonly scale: number
  /** Styles beside those of the site. */
  readonly css?: string
  readonly onOpen?: (frame: Document) => void
}

/**
 * Blocks as visitors see them, small, in a frame of their own; nothing where they cannot be drawn.
 * Nobody can click in it.
 */
export function StillFrame({
  drawn,
  blocks,
  alone,
  width,
  height,
  scale,
  css = '',
  onOpen,
}: StillFrameProps) {
  const [frame, setFrame] = useState<Document>()
  const sheet = useMemo(() => drawn.css + css, [drawn.css, css])
  const page = useMemo(
    () =>
      alone ? { ...drawn.page, page: { ...drawn.page.page, layout: 'bare' as const } } : drawn.page,
    [drawn.page, alone],
  )
  const shown = useMemo(
    () => (alone ? blocks.map((block) => ({ ...block, span: 12 }) as Block) : blocks),
    [blocks, alone],
  )
  return (
    <>
      <iframe
        src="/studio/frame"
        title="Preview"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.frame}
        style={{ inlineSize: width, blockSize: height, scale }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return
          contentDocument.body.inert = true
          speak(contentDocument, drawn.model.site.lang)
          setFrame(contentDocument)
          onOpen?.(contentDocument)
        }}
      />
      {frame ? createPortal(<style>{sheet}</style>, frame.head) : null}
      {frame
        ? createPortal(
            <LastDrawn
              drawn={drawn}
              draw={({ model, view }) => (
                <LivePage model={model} view={view} page={page} blocks={shown} />
              )}
            />,
            frame.body,
          )
        : null}
    </>
  )
}
