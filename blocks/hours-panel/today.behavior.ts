/**
 * Marks the line of a list of days that is about today, in the shop's time zone, and takes away
 * special days that are over: lines name weekdays in `data-days` (`1 2 3`, 0 is Sunday) or a date in
 * `data-date`, in order. On a date that the list names in `data-special` no weekday's line is about
 * today. A page left open over night follows, also on a phone that sleeps and runs no timers, and
 * details whose lines are all over go with them.
 */
import { wallClock } from '#engine/time/moment.ts'
import { on } from '#kit/on.ts'

export function start(root: HTMLElement): () => void {
  const box = root.closest('details')
  const mark = (): void => {
    const { date: today } = wallClock(Date.now(), root.dataset['timeZone']!)
    const special = root.dataset['special']?.includes(today)
    // No line is about an eighth day.
    const weekday = `${special ? 7 : new Date(today).getUTCDay()}`
    for (const row of root.children as HTMLCollectionOf<HTMLElement>) {
      const { date = today, days = weekday } = row.dataset
      row.hidden = date < today
      row.setAttribute('aria-current', date === today && days.includes(weekday) ? 'date' : 'false')
    }
    if (box) box.hidden = (root.lastElementChild as HTMLElement).hidden
  }
  const timer = setInterval(mark, 6e4)
  const off = on(document, 'visibilitychange', mark)
  mark()
  return () => {
    clearInterval(timer)
    off()
  }
}
