/**
 * Says in its first child whether a shop is open, and keeps it true from minute to minute, and when
 * the page is looked at again: a phone that sleeps runs no timers. The clock is that of the shop,
 * wherever the visitor is; `data-props` holds an `OpenHours`. Nothing is announced: who wants to know
 * reads it.
 */
import type { OpenHours } from '#engine/time/calendar.ts'
import { sayOpen } from '#site/hours/opening.ts'

export function start(root: HTMLElement): () => void {
  const hours = JSON.parse(root.dataset['props']!) as OpenHours
  let timer: ReturnType<typeof setTimeout>
  const tell = (): void => {
    const now = Date.now()
    root.firstChild!.textContent = sayOpen(now, hours)
    clearTimeout(timer)
    timer = setTimeout(tell, 6e4 - (now % 6e4))
  }
  document.addEventListener('visibilitychange', tell)
  tell()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}
