import type { Calendar, OpenHours, Opening } from '#engine/time/calendar.ts'
import { type WallClock, wallClock } from '#engine/time/moment.ts'

export interface OpenState {
  /** Undefined while closed; `soon` in the last half hour, `always` where that is over a day away. */
  readonly open?: 'open' | 'soon' | 'always' | undefined
  /** What lasts or comes next; undefined when nothing does within a week. */
  readonly next?: Opening
  /** In how many days `next` begins: 0 is today, −1 yesterday. */
  readonly away?: number
  /** The weekday `next` begins on, 0 for Sunday. */
  readonly weekday?: number
  /** The special day for which it is closed today; undefined on one with hours of its own. */
  readonly label: string | undefined
}

/** Whether a shop is open at a time; one that closes past midnight still is, on the next day. */
export function stateAt({ date, time }: WallClock, { plans, week, days }: Calendar): OpenState {
  const [name, today] = days[date] ?? []
  // The first plan is a closed day.
  const label = today ? undefined : name
  for (let away = -1; away < 9; away++) {
    const day = new Date(+new Date(date) + away * 864e5)
    const weekday = day.getUTCDay()
    const plan = days[day.toISOString().slice(0, 10)]?.[1] ?? week[weekday]
    // The same moment on the clock of the day in question, which goes past 24:00.
    const at = away < 0 ? +time.slice(0, 2) + 24 + time.slice(2) : away ? '' : time
    const next = plans[plan!]!.find(([, to]) => to > at)
    if (next) {
      const [from, , soon, , , day = ''] = next
      const open = from > at ? undefined : at < day ? 'always' : soon <= at ? 'soon' : 'open'
      return { open, next, away, weekday, label }
    }
  }
  return { label }
}

/** “Open now, until 8 PM”, “Closed for Thanksgiving, opens 8 AM tomorrow”. */
export function sayOpen(now: number, { zone, names, says, ...calendar }: OpenHours): string {
  const { open, next, away, weekday, label } = stateAt(wallClock(now, zone), calendar)
  if (open) return says[open].replace('{time}', next![4])
  const closed = label ? says.holiday.replace('{label}', label) : says.closed
  if (!next) return closed
  const when = says[away! > 1 ? 'later' : away ? 'tomorrow' : 'today']
  return `${closed}, ${when.replace('{time}', next[3]).replace('{day}', names[weekday!]!)}`
}
