import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { facts } from '#engine/fill.ts'
import { completeBlock } from '#render/complete-block.ts'
import { liveCss } from '#render/live/live-css.ts'
import { LivePage } from '#render/live/LivePage.tsx'
import { blocksIn } from '#studio/commands/command.ts'
import { block as one } from '#studio/state/selection.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'

import { modelMaker } from './model-of.ts'
import { onPart } from './on-part.ts'
import { Overlay } from './Overlay.tsx'
import { pointerAt } from './parts.ts'
import { useFit } from './use-fit.ts'

import styles from './canvas.module.css'

/** The page that is open, as visitors of a screen of this width get it. */
export function Canvas() {
  const store = useStudioStore()
  const width = useStudio(({ view }) => view.width)
  const [frame, setFrame] = useState<Document>()
  const area = useRef<HTMLDivElement>(null)
  const iframe = useRef<HTMLIFrameElement>(null)
  const { scale, height } = useFit(area, width)
  useEffect(() => store.getState().look({ zoom: scale }), [store, scale])
  return (
    <div ref={area} className={styles.area}>
      <div className={styles.page} style={{ inlineSize: width * scale, blockSize: height * scale }}>
        <iframe
          ref={iframe}
          className={styles.frame}
          title="The page"
          src="/studio/frame"
          style={{ inlineSize: width, blockSize: height, scale }}
          onLoad={() => setFrame(iframe.current?.contentDocument ?? undefined)}
        />
        {frame ? <Page frame={frame} scale={scale} /> : null}
      </div>
    </div>
  )
}

function Page({ frame, scale }: { frame: Document; scale: number }) {
  const store = useStudioStore()
  const site = useStudio((state) => state.site)
  const values = useStudio((state) => state.values)
  const page = useStudio((state) => state.page)
  const selection = useStudio((state) => state.selection)
  const make = useMemo(() => modelMaker(site), [site])
  const { drawn, problem } = make(values, page, site.media)
  const theme = drawn?.model.sets[drawn.page.dress]?.theme
  const css = useMemo(() => (theme ? liveCss(theme, site.fonts) : ''), [theme, site.fonts])
  const blocks = blocksIn(values[page])

  useEffect(
    () =>
      onPart(frame, (id, root, target) => {
        const { values, page, site, select } = store.getState()
        const block = blocksIn(values[page]).find((one) => one.id === id)
        const { drawn } = make(values, page, site.media)
        if (!block || !drawn) return
        const words = facts(drawn.model.site.brand, drawn.view.year)
        select(one(id, pointerAt(root, target, block, completeBlock(block, words), site.media)))
      }),
    [frame, store, make],
  )

  const [id] = selection.blocks
  return (
    <>
      {createPortal(<style>{css}</style>, frame.head)}
      {drawn
        ? createPortal(
            <LivePage
              {...drawn}
              blocks={blocks}
              selected={id === undefined ? undefined : { id, pointer: selection.pointer }}
            />,
            frame.body,
          )
        : null}
      <Overlay frame={frame} scale={scale} />
      {problem === undefined ? null : (
        <p role="status" className={styles.problem}>
          You see the last version that could be drawn. {problem}
        </p>
      )}
    </>
  )
}
