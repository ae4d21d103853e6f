import { watchPointer } from '#studio/drag/drop-target.ts'

/** How near to an edge scrolling begins, and how fast it gets there, in pixels and pixels a frame. */
const EDGE = 90
const FASTEST = 26

/** Scrolls the page in the frame while something is dragged near its upper or lower edge. */
export function scrollAtEdges(frame: Document, area: HTMLElement): () => void {
  let speed = 0
  let due = 0
  const step = (): void => {
    due = 0
    if (speed === 0) return
    frame.defaultView?.scrollBy({ top: speed, behavior: 'instant' })
    due = requestAnimationFrame(step)
  }
  const stop = watchPointer(({ x, y }) => {
    const { top, bottom, left, right } = area.getBoundingClientRect()
    const isOver = x >= left && x <= right && y >= top - EDGE && y <= bottom + EDGE
    const near = (distance: number): number =>
      Math.min(Math.max((EDGE - distance) / EDGE, 0), 1) * FASTEST
    speed = isOver ? near(bottom - y) - near(y - top) : 0
    due ||= requestAnimationFrame(step)
  })
  return () => {
    stop()
    cancelAnimationFrame(due)
  }
}
