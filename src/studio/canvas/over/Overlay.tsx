import type { MouseEvent } from 'react'

import { inPages } from '#engine/site/pages-folder.ts'
import type { Block } from '#schema/types.ts'
import type { PageParts } from '#studio/canvas/parts/page-parts.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { useDragSource } from '#studio/drag/use-drag-source.ts'
import { isScheduled } from '#studio/outline/facts.ts'
import { blockIds, blocksIn } from '#studio/state/blocks.ts'
import { errorsIn } from '#studio/state/errors-in.ts'
import { placeIn } from '#studio/state/places.ts'
import { useStudio } from '#studio/state/store.ts'

import { AddBelow } from './AddBelow.tsx'
import { BlockTools } from './BlockTools.tsx'
import { type Box, boxOf, inView, tabTop, toolsTop } from './boxes.ts'
import { useMeasured } from './use-measured.ts'

import styles from '#studio/canvas/canvas.module.css'

/** What the pointer is over, by the address of the part. */
export interface Hover {
  readonly id: string
  readonly pointer: string
}

interface Props {
  readonly frame: Document
  readonly scale: number
  /** Of the view, in pixels of the overlay. */
  readonly height: number
  readonly parts: PageParts
  readonly hover: Hover | undefined
  /** Somebody asks, at the name of a block, for what can be done with it. */
  readonly onMenu: (event: MouseEvent) => void
}

/**
 * The lines around what is selected, drawn over the frame and not in it: the page stays exactly what
 * a visitor gets.
 */
export function Overlay({ frame, scale, height, parts, hover, onMenu }: Props) {
  const selection = useStudio((state) => state.selection)
  const document = useStudio((state) => state.values[state.page])
  const findings = useStudio((state) => state.findings)
  const file = useStudio(({ site, page }) => inPages(site, page))
  const isCarried = useStudio(({ view }) => view.carried !== undefined)
  const blocks = blocksIn(document)
  const ids = blockIds(document)

  const drawing = useMeasured(frame, () => {
    const seen = (box: Box | undefined): Box | null => (box && inView(box, height) ? box : null)
    const whole = (id: string): Box | null => seen(boxOf(parts.root(id), scale))
    const part = (id: string, pointer: string): Box | null =>
      pointer === '' ? null : seen(boxOf(parts.part(id, pointer), scale))
    const faults = new Map<string, Box>()
    for (const { pointer } of errorsIn(findings, file)) {
      const { index, pointer: rest } = placeIn(pointer)
      const id = index === undefined ? undefined : ids[index]
      if (typeof id !== 'string') continue
      const block = whole(id)
      const box = block && (part(id, rest) ?? block)
      if (box) faults.set(JSON.stringify(box), box)
    }
    const over = hover && whole(hover.id)
    const isSelected = hover !== undefined && selection.blocks.includes(hover.id)
    return {
      selected: selection.blocks.flatMap((id) => {
        const box = whole(id)
        return box ? [{ id, box, part: part(id, selection.pointer) }] : []
      }),
      hover: over && !isSelected ? over : null,
      hoverPart:
        hover && isSelected && hover.pointer !== selection.pointer
          ? part(hover.id, hover.pointer)
          : null,
      faults: [...faults.values()],
    }
  })
  if (!drawing) return null

  const { selected, faults } = drawing
  const blockOf = (id: string): Block | undefined => blocks.find((one) => one.id === id)
  const titleOf = (id: string): string => blockTitle(blockOf(id))
  const [first] = selected
  return (
    <>
      <div className={styles.overlay} aria-hidden="true">
        {drawing.hover ? <div className={styles.hover} style={drawing.hover} /> : null}
        {drawing.hoverPart ? <div className={styles.hoverPart} style={drawing.hoverPart} /> : null}
        {faults.map((box) => (
          <div key={JSON.stringify(box)} className={styles.fault} style={box} />
        ))}
        {selected.map(({ id, box, part }) => (
          <div key={id}>
            <div className={styles.selected} style={box} />
            {part ? <div className={styles.part} style={part} /> : null}
            <Tab
              id={id}
              title={isScheduled(blockOf(id)) ? `${titleOf(id)}, scheduled` : titleOf(id)}
              box={box}
              onMenu={onMenu}
            />
          </div>
        ))}
      </div>
      {first && selection.blocks.length === 1 && !isCarried ? (
        <>
          <BlockTools top={toolsTop(first.box)} title={titleOf(first.id)} />
          <AddBelow id={first.id} box={first.box} height={height} title={titleOf(first.id)} />
        </>
      ) : null}
    </>
  )
}

/** A block's name on its upper line, to drag it by. */
function Tab({
  id,
  title,
  box,
  onMenu,
}: Pick<Props, 'onMenu'> & { id: string; title: string; box: Box }) {
  const drag = useDragSource(id)
  return (
    <div
      ref={drag}
      className={styles.tab}
      style={{ top: tabTop(box), left: Math.max(box.left, 0) }}
      onContextMenu={onMenu}
    >
      {title}
    </div>
  )
}
