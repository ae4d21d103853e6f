import { createElement, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

import { facts } from '#engine/fill.ts'
import { SiteContext } from '#kit/site-context.ts'
import { completeBlock } from '#render/complete-block.ts'
import { BlockBoundary } from '#render/live/BlockBoundary.tsx'
import { liveCss } from '#render/live/live-css.ts'
import { LivePage } from '#render/live/LivePage.tsx'
import { blockComponent } from '#render/registry.ts'
import type { Block } from '#schema/types.ts'
import type { DocumentId } from '#studio/api.ts'
import { type Drawn, modelMaker } from '#studio/canvas/model-of.ts'
import { blocksIn } from '#studio/commands/command.ts'
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
}

/** What a document would look like, small; nothing where it cannot be drawn. Nobody can click in it. */
export function Picture({ page, document, block }: PictureProps) {
  const site = useStudio((state) => state.site)
  const values = useStudio((state) => state.values)
  const make = useMemo(() => modelMaker(site), [site])
  const [frame, setFrame] = useState<Document>()
  const { drawn, problem } = make({ ...values, [page]: document }, page, site.media)
  const dress = drawn?.model.sets[drawn.page.dress]
  if (!drawn || !dress || problem !== undefined) return null
  const blocks = blocksIn(document)
  const one = blocks.find(({ id }) => id === block)
  const scale = block === undefined ? 0.5 : 0.2
  return (
    <span className={block === undefined ? styles.whole : styles.small}>
      <iframe
        src="/studio/frame"
        title="Preview"
        tabIndex={-1}
        aria-hidden="true"
        style={{ inlineSize: WIDTH, blockSize: `${100 / scale}%`, scale }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (!contentDocument) return
          contentDocument.body.inert = true
          setFrame(contentDocument)
        }}
      />
      {frame ? createPortal(<style>{liveCss(dress.theme, site.fonts)}</style>, frame.head) : null}
      {frame
        ? createPortal(
            one ? <OneBlock drawn={drawn} block={one} /> : <LivePage {...drawn} blocks={blocks} />,
            frame.body,
          )
        : null}
    </span>
  )
}

function OneBlock({ drawn, block }: { drawn: Drawn; block: Block }) {
  return (
    <SiteContext value={drawn.view}>
      <BlockBoundary block={block}>
        <Inside drawn={drawn} block={block} />
      </BlockBoundary>
    </SiteContext>
  )
}

function Inside({ drawn, block }: { drawn: Drawn; block: Block }) {
  const words = facts(drawn.model.site.brand, drawn.view.year)
  return createElement(blockComponent(block.type), completeBlock(block, words))
}
