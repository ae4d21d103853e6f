/**
 * Marks the line of a list of days that is about today, in the shop's time zone, and takes away
 * special days that are over: lines name weekdays in `data-days` (`1 2 3`, 0 is Sunday) or a date in
 * `data-date`. On a date that the list names in `data-special` no weekday's line is about today. A
 * page left open over night follows, and details whose lines are all over go with them.
 */
import { wallClock } from '#engine/time/moment.ts'

export function start(root: HTMLElement): () => void {
  const zone = root.dataset['timeZone'] ?? 'UTC'
  let timer: ReturnType<typeof setTimeout>
  const mark = (): void => {
    const now = Date.now()
    const { date: today } = wallClock(now, zone)
    const special = root.dataset['special']?.includes(today)
    const weekday = special ? 'none' : `${new Date(today).getUTCDay()}`
    for (const row of root.querySelectorAll<HTMLElement>('[data-days], [data-date]')) {
      const { date = today, days = weekday } = row.dataset
      row.hidden = date < today
      if (date === today && days.includes(weekday)) row.setAttribute('aria-current', 'date')
      else row.removeAttribute('aria-current')
    }
    const box = root.closest('details')
    if (box) box.hidden = !root.querySelector(':scope > :not([hidden])')
    timer = setTimeout(mark, 6e4 - (now % 6e4))
  }
  mark()
  return () => clearTimeout(timer)
}
