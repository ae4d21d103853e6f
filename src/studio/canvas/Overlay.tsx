import { useEffect, useState } from 'react'

import { blocksIn } from '#studio/commands/command.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { useStudio } from '#studio/state/store.ts'

import styles from './canvas.module.css'

type Box = Readonly<Record<'top' | 'left' | 'width' | 'height', number>>

/**
 * The lines around what is selected, drawn over the frame and not in it: the page stays exactly what
 * a visitor gets.
 */
export function Overlay({ frame, scale }: { frame: Document; scale: number }) {
  const selection = useStudio((state) => state.selection)
  const values = useStudio((state) => state.values)
  const page = useStudio((state) => state.page)
  const [boxes, setBoxes] = useState<{ block: Box; part: Box | undefined; id: string }[]>([])

  useEffect(() => {
    let due = 0
    const measure = (): void => {
      due = 0
      setBoxes(
        selection.blocks.flatMap((id) => {
          const block = frame.getElementById(id)
          if (!block) return []
          const part =
            selection.pointer === ''
              ? null
              : block.querySelector(`[data-pointer="${CSS.escape(selection.pointer)}"]`)
          return [{ id, block: boxOf(block, scale), part: part ? boxOf(part, scale) : undefined }]
        }),
      )
    }
    const soon = (): void => {
      due ||= requestAnimationFrame(measure)
    }
    soon()
    const observer = new ResizeObserver(soon)
    observer.observe(frame.body)
    for (const id of selection.blocks) {
      const block = frame.getElementById(id)
      if (block) observer.observe(block)
    }
    frame.addEventListener('scroll', soon, { passive: true })
    return () => {
      cancelAnimationFrame(due)
      observer.disconnect()
      frame.removeEventListener('scroll', soon)
    }
  }, [frame, scale, selection, values, page])

  const blocks = blocksIn(values[page])
  return (
    <div className={styles.overlay} aria-hidden="true">
      {boxes.map(({ id, block, part }) => (
        <div key={id}>
          <div className={styles.selected} style={block}>
            <span className={styles.tab}>{blockTitle(blocks.find((one) => one.id === id))}</span>
          </div>
          {part ? <div className={styles.part} style={part} /> : null}
        </div>
      ))}
    </div>
  )
}

function boxOf(element: Element, scale: number): Box {
  const { top, left, width, height } = element.getBoundingClientRect()
  return { top: top * scale, left: left * scale, width: width * scale, height: height * scale }
}
