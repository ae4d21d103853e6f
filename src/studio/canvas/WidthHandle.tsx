import { type PointerEvent, useState } from 'react'

import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { NARROWEST, WIDEST } from '#studio/state/view.ts'

import styles from './canvas.module.css'

/** The right edge of the page, to be dragged: the page at any width. By keys, arrows do the same. */
export function WidthHandle() {
  const store = useStudioStore()
  const { width, zoom } = useStudio((state) => state.view)
  const [from, setFrom] = useState<{ x: number; width: number; zoom: number }>()
  const to = (next: number): void => {
    const kept = Math.round(Math.min(Math.max(next, NARROWEST), WIDEST))
    store.getState().look({ width: kept })
  }
  const drag = ({ clientX }: PointerEvent): void => {
    // The page stays in the middle, so its edge moves half as far as its width.
    if (from) to(from.width + (2 * (clientX - from.x)) / from.zoom)
  }
  return (
    <div
      className={styles.handle}
      role="slider"
      tabIndex={0}
      aria-label="Width of the page"
      aria-orientation="horizontal"
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuenow={width}
      aria-valuetext={`${width} pixels`}
      data-dragged={from ? '' : undefined}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setFrom({ x: event.clientX, width, zoom })
      }}
      onPointerMove={drag}
      onPointerUp={() => setFrom(undefined)}
      onPointerCancel={() => setFrom(undefined)}
      onKeyDown={(event) => {
        const by = steps[event.key]
        if (by === undefined) return
        event.preventDefault()
        to(width + by * (event.shiftKey ? 10 : 1))
      }}
    >
      <span className={styles.width}>{width}</span>
    </div>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -10,
  ArrowDown: -10,
  ArrowRight: 10,
  ArrowUp: 10,
  PageDown: -100,
  PageUp: 100,
  Home: -WIDEST,
  End: WIDEST,
}
