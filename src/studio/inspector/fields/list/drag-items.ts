/** How near to an edge of its form scrolling begins, and how fast it gets there, in pixels and pixels a frame. */
const EDGE = 48
const FASTEST = 16

/**
 * Moving an item by its handle with mouse, pen or finger; near an edge of the form, it scrolls.
 *
 * Call it when the handle is pressed. `over` is told before which item it would drop, again and again,
 * and with undefined once it is over; `drop` only where it was let go. Escape lets nothing happen.
 */
export function dragItems(
  handle: HTMLElement,
  list: Element,
  { pointerId }: PointerEvent,
  { over, drop }: { over(before: number | undefined): void; drop(before: number): void },
): void {
  let before: number | undefined
  let y: number | undefined
  let due = 0
  const stopped = new AbortController()
  const { signal } = stopped
  const form = scrollerOf(list)
  const scroll = (): void => {
    due = requestAnimationFrame(scroll)
    if (y === undefined || !form) return
    const { top, bottom } = form.getBoundingClientRect()
    const near = (distance: number): number =>
      Math.min(Math.max((EDGE - distance) / EDGE, 0), 1) * FASTEST
    const was = form.scrollTop
    form.scrollTop += near(bottom - y) - near(y - top)
    if (form.scrollTop !== was) aim(y)
  }
  const move = ({ clientY }: PointerEvent): void => {
    y = clientY
    aim(y)
  }
  const aim = (clientY: number): void => {
    const boxes = [...list.children].map((item) => item.getBoundingClientRect())
    const after = boxes.filter(({ top, height }) => top + height / 2 < clientY).length
    if (after !== before) over(after)
    before = after
  }
  const stop = (): void => {
    cancelAnimationFrame(due)
    stopped.abort()
    over(undefined)
  }
  const up = (): void => {
    const at = before
    stop()
    if (at !== undefined) drop(at)
  }
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    before = undefined
    stop()
  }
  handle.setPointerCapture(pointerId)
  handle.addEventListener('pointermove', move, { signal })
  handle.addEventListener('pointerup', up, { signal })
  handle.addEventListener('pointercancel', stop, { signal })
  addEventListener('keydown', escape, { signal, capture: true })
  due = requestAnimationFrame(scroll)
}

/** What scrolls it up and down; null where nothing has to. */
function scrollerOf(element: Element): Element | null {
  let at = element.parentElement
  while (
    at &&
    !(at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY))
  )
    at = at.parentElement
  return at
}
