/**
 * Moving an item by its handle with mouse, pen or finger.
 *
 * Call it when the handle is pressed. `over` is told before which item it would drop, again and again,
 * and with undefined once it is over; `drop` only where it was let go. Escape lets nothing happen.
 */
export function dragItems(
  handle: Element,
  list: Element,
  { pointerId }: PointerEvent,
  { over, drop }: { over(before: number | undefined): void; drop(before: number): void },
): void {
  let before: number | undefined
  const move = (event: Event): void => {
    const { clientY } = event as PointerEvent
    const boxes = [...list.children].map((item) => item.getBoundingClientRect())
    const after = boxes.filter(({ top, height }) => top + height / 2 < clientY).length
    if (after !== before) over(after)
    before = after
  }
  const stop = (): void => {
    handle.removeEventListener('pointermove', move)
    handle.removeEventListener('pointerup', up)
    handle.removeEventListener('pointercancel', stop)
    removeEventListener('keydown', escape, true)
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
  handle.addEventListener('pointermove', move)
  handle.addEventListener('pointerup', up)
  handle.addEventListener('pointercancel', stop)
  addEventListener('keydown', escape, true)
}
