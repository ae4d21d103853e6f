import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import type { Drawn } from '#studio/canvas/drawn/model-of.ts'
import type { PageParts } from '#studio/canvas/parts/page-parts.ts'
import {
  type Carried,
  carriedTitle,
  dropRefusal,
  isHome,
  placeWords,
} from '#studio/drag/carried.ts'
import { type Point, dropTarget, watchPointer } from '#studio/drag/drop-target.ts'
import { BlockPicture } from '#studio/palette/BlockPicture.tsx'
import { blockIds, entriesIn } from '#studio/state/blocks.ts'
import { type StudioStoreApi, useStudio, useStudioStore } from '#studio/state/store.ts'
import { Icon } from '#studio/ui/Icon.tsx'

import { boxOf, inView } from './boxes.ts'
import { type DrawnBlock, drawnBlocks, lineAt, placeAt } from './places.ts'
import { scrollAtEdges } from './scroll-at-edges.ts'
import { useMeasured } from './use-measured.ts'

import styles from './drop.module.css'

interface Props {
  readonly frame: Document
  readonly scale: number
  readonly height: number
  readonly parts: PageParts
  /** What the picture of a carried block is drawn with. */
  readonly page: Drawn | undefined
}

/** While blocks are carried: takes them over the page, shows where they would be put down or why not. */
export function DropLayer(props: Props) {
  const carried = useStudio(({ view }) => view.carried)
  return carried ? <Carrying {...props} carried={carried} /> : null
}

function Carrying({ frame, scale, height, parts, page, carried }: Props & { carried: Carried }) {
  const store = useStudioStore()
  const layer = useRef<HTMLDivElement>(null)
  const [point, setPoint] = useState<Point>()
  const isDragged = carried.by === 'pointer'
  useEffect(() => {
    const element = layer.current
    if (!element || !isDragged) return undefined
    const stops = [
      dropTarget(store, element, ({ x, y }) => {
        const { left, top } = element.getBoundingClientRect()
        return placeAt(drawnNow(store, parts, scale), x - left, y - top)
      }),
      watchPointer(setPoint),
      scrollAtEdges(frame, element),
    ]
    return () => stops.forEach((stop) => stop())
  }, [store, frame, parts, scale, isDragged])

  const { index } = carried
  const picture = carried.added?.[0] ?? parts.block(carried.ids[0] ?? '')
  const line = useMeasured(frame, () => {
    if (index === undefined) return null
    const found = lineAt(drawnNow(store, parts, scale), index)
    return found ?? null
  })
  const state = store.getState()
  const home = index !== undefined && isHome(state, carried, index)
  const allowed = index === undefined || home ? true : dropRefusal(state, carried, index)
  const words = placeWords(entriesIn(state.values[state.page]), index ?? 0)
  useEffect(() => {
    // By keys nobody points at the place, so it is brought into view.
    if (!isDragged && line && !inView(line, height - 80))
      frame.defaultView?.scrollBy({ top: (line.top - height / 2) / scale, behavior: 'instant' })
  }, [frame, isDragged, line, height, scale])
  return (
    <div
      ref={layer}
      className={styles.layer}
      data-carried=""
      data-dragged={isDragged}
      aria-hidden="true"
    >
      {carried.ids.map((id) => {
        const box = boxOf(parts.root(id), scale)
        return box ? <div key={id} className={styles.source} style={box} /> : null
      })}
      {line && index !== undefined && !home ? (
        allowed === true ? (
          <div
            className={styles.line}
            data-upright={line.upright}
            style={{ top: line.top, left: line.left, width: line.width, height: line.height }}
          >
            <span className={styles.pill}>{words.replace(/\.$/, '')}</span>
          </div>
        ) : (
          <p className={styles.refused} style={{ top: line.top - 32 }}>
            <Icon name="tip" /> {allowed}
          </p>
        )
      ) : null}
      {isDragged && point
        ? createPortal(
            <div className={styles.follower} style={{ top: point.y, left: point.x }}>
              <span>{carriedTitle(state, carried)}</span>
              {picture ? <BlockPicture block={picture} drawn={page} /> : null}
            </div>,
            document.body,
          )
        : null}
    </div>
  )
}

function drawnNow(store: StudioStoreApi, parts: PageParts, scale: number): DrawnBlock[] {
  const { values, page } = store.getState()
  return drawnBlocks(parts, blockIds(values[page]), scale)
}
