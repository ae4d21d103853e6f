import { useEffect, useMemo, useRef, useState } from 'react'

import type { Block } from '#schema/types.ts'
import type { Drawn } from '#studio/canvas/drawn/model-of.ts'
import { StillFrame } from '#studio/canvas/drawn/StillFrame.tsx'
import { awakeCss } from '#studio/canvas/frame/frame-css.ts'

import styles from './palette.module.css'

/** Width of the screen that the picture is of, in pixels; it is half as high. */
const WIDTH = 1280

/** The same for a block that only phones show, and for one that would be a line on the other. */
const NARROW = 640

/** A block of less than this share of the picture is such a line. */
const LOW = 0.3

/** How far outside of the list a picture is kept, in pixels. */
const NEAR = '200px'

/**
 * The block in the middle, with what waits for its script, and nothing that moves; of one that cannot
 * be drawn, nothing.
 */
const still = `
body { display: grid; align-content: center; min-block-size: 100vh; overflow: hidden; }
${awakeCss}
[data-block] > [role=alert] { display: none; }
*, ::before, ::after { animation: none !important; transition: none !important; }
`

/** A block as this page would show it, small. It is drawn while it is in view, or nearly. */
export function BlockPicture({ block, drawn }: { block: Block; drawn: Drawn | undefined }) {
  const box = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(false)
  const [size, setSize] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (seen) => setNear(seen.at(-1)?.isIntersecting === true),
      { root: element.closest('[role=listbox]'), rootMargin: NEAR },
    )
    observer.observe(element)
    setSize(element.clientWidth)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={box} className={styles.picture} aria-hidden="true">
      {near && drawn ? <Frame block={block} drawn={drawn} size={size} /> : null}
    </span>
  )
}

function Frame({ block, drawn, size }: { block: Block; drawn: Drawn; size: number }) {
  const [frame, setFrame] = useState<Document>()
  const [width, setWidth] = useState(WIDTH)
  useEffect(() => {
    const element = frame?.querySelector('[data-block]')
    if (!frame || !element) return undefined
    const observer = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect()
      if (height < (LOW * WIDTH) / 2) setWidth(NARROW)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  const blocks = useMemo(() => [block], [block])
  return (
    <StillFrame
      drawn={drawn}
      blocks={blocks}
      alone
      width={width}
      height={width / 2}
      scale={size / width}
      css={still}
      onOpen={setFrame}
    />
  )
}
